import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** The short ones of `npm run faults`, against a product that the test starts itself. */
export default defineConfig({
  testDir: join(import.meta.dirname, 'e2e'),
  testMatch: '**/*.spec.ts',
  outputDir: join(import.meta.dirname, 'test-results', 'artifacts'),
  workers: 1,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: join(import.meta.dirname, 'test-results', 'playwright.json') }]],
});
