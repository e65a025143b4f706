import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const port = 4610 + Number(process.env['E2E_PORT_OFFSET'] ?? 0);
const executablePath = process.env['CHROMIUM_PATH'] ?? ['/usr/bin/chromium'].find((path) => existsSync(path));
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
    // The steps of a story press without the gesture that a browser may ask for before it plays.
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--autoplay-policy=no-user-gesture-required'],
    },
  },
  webServer: {
    command: `${build}vite preview --outDir ../../build/stories --host 127.0.0.1 --port ${port} --strictPort`,
    port,
    timeout: 300_000,
    reuseExistingServer: false,
  },
});
