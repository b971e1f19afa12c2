// Lint rules of the web client: TypeScript with type information, and Svelte; Prettier decides about formatting.

import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import typescript from 'typescript-eslint';

export default defineConfig(
  { ignores: ['node_modules/', 'showcase/scenes/', 'tests/saved-games/'] },
  js.configs.recommended,
  typescript.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', 'tests/*.mjs', 'scripts/*.mjs'] },
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      // State is replaced as a whole ($state.raw): plain Map and Set are enough.
      'svelte/prefer-svelte-reactivity': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser } },
    rules: {
      // The parser does not infer parameters of callbacks in templates; svelte-check does, and reports their types.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['art/**/*.svelte'],
    rules: {
      // Repeated shapes of a drawing have no identity.
      'svelte/require-each-key': 'off',
    },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    extends: [typescript.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
);
