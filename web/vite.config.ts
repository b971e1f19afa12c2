import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The pages are served by the Python package: they are built into it and never committed.
export default defineConfig({
  plugins: [svelte({ configFile: false })],
  build: { outDir: '../src/benben/server/client', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
});
