import { defineConfig } from '@playwright/test';
import { headlessShellLaunchOptions } from '@vitrine/workspace-config/playwright';

const port = 4610 + Number(process.env['E2E_PORT_OFFSET'] ?? 0);
// Under Nx the catalogue was built before this; alone it is built here, from the cache where nothing changed.
const build = process.env['NX_TASK_TARGET_TARGET'] === 'e2e' ? '' : 'npm run stories --prefix ../.. && ';

/** The catalogue in a real browser: every story, with axe, keyboard and what jsdom cannot show. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  outputDir: 'test-results/playwright',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: headlessShellLaunchOptions,
  },
  webServer: {
    command: `${build}vite preview --outDir ../../build/stories --host 127.0.0.1 --port ${port} --strictPort`,
    port,
    timeout: 300_000,
    reuseExistingServer: false,
  },
});
