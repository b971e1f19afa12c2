import { defineConfig, mergeConfig } from 'vitest/config';
import site from './vite.config.ts';

export default mergeConfig(
  site,
  defineConfig({
    test: { environment: 'node', globalSetup: './tests/makeTestData.mjs', include: ['{tests,art}/**/*.test.ts'] },
  }),
);
