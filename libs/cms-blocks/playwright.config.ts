import { defineConfig } from '@playwright/test';
import { headlessShellLaunchOptions, PORT_OFFSET } from '@vitrine/workspace-config/playwright';

const port = 4620 + PORT_OFFSET;

/** What only a real browser shows: that no payload runs. */
export default defineConfig({
  testDir: 'e2e',
  workers: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  outputDir: 'test-results/playwright',
  use: { baseURL: `http://127.0.0.1:${port}`, launchOptions: headlessShellLaunchOptions },
  webServer: {
    command: `node --conditions=@vitrine/source e2e/serve.server.ts ${port}`,
    url: `http://127.0.0.1:${port}/client`,
    timeout: 120_000,
    reuseExistingServer: false,
  },
});
