import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const port = 4610 + Number(process.env['E2E_PORT_OFFSET'] ?? 0);
const executablePath = process.env['CHROMIUM_PATH'] ?? ['/usr/bin/chromium'].find((path) => existsSync(path));

/** The gallery page in a real browser: axe, keyboard and what jsdom cannot show. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  outputDir: 'test-results/playwright',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] },
  },
  webServer: {
    command: `vite build --config gallery/vite.config.ts --logLevel error && vite preview --config gallery/vite.config.ts --host 127.0.0.1 --port ${port} --strictPort`,
    port,
    reuseExistingServer: false,
  },
});
