"""The database: schema, migrations, queries and the writing thread."""
