"""Notifications to players who are not at their tables, by Web Push, webhook or e-mail."""
