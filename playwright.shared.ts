import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** The browser of the tests: the one the gate has made sure of, else Debian's, else Playwright's own. */
const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined);

/**
 * End-to-end tests of one app against the whole product, started as `npm start` starts it, with data of its own.
 * @param app.root The app's folder; tests are in its `e2e/`.
 * @param app.port The front port; the processes behind it take the next ones.
 */
export function appPlaywrightConfig(app: { root: string; port: number }): PlaywrightTestConfig {
  const workspace = join(app.root, '..', '..');
  const origin = `http://localhost:${app.port}`;
  const dataDir = join(app.root, 'test-results', 'data');
  process.env.VITRINE_DATA_DIR = dataDir;
  return defineConfig({
    testDir: join(app.root, 'e2e'),
    testMatch: '**/*.spec.ts',
    outputDir: join(app.root, 'test-results', 'artifacts'),
    fullyParallel: false,
    workers: 1,
    retries: 0,
    forbidOnly: true,
    timeout: 60_000,
    expect: { timeout: 10_000 },
    reporter: [['list'], ['json', { outputFile: join(app.root, 'test-results', 'playwright.json') }]],
    use: {
      baseURL: origin,
      locale: 'en-US',
      timezoneId: 'Europe/Berlin',
      trace: 'retain-on-failure',
      screenshot: 'only-on-failure',
      permissions: ['camera', 'microphone'],
      launchOptions: {
        ...(executablePath ? { executablePath } : {}),
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-background-networking',
          '--disable-component-update',
          '--use-fake-device-for-media-stream',
          '--use-fake-ui-for-media-stream',
          '--autoplay-policy=no-user-gesture-required',
        ],
      },
    },
    webServer: {
      command: 'npm start -- --reset',
      cwd: workspace,
      url: `${origin}/healthz`,
      timeout: 300_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      stdout: 'pipe',
      env: {
        NX_DAEMON: 'false',
        PUBLIC_ORIGIN: origin,
        PORT: String(app.port),
        STOREFRONT_PORT: String(app.port + 1),
        SALES_ROOM_PORT: String(app.port + 2),
        SALES_ROOM_SERVER_PORT: String(app.port + 3),
        DEMO_STORE_PORT: String(app.port + 4),
        MEDIA_PORT: String(app.port + 40_000),
        DATA_DIR: dataDir,
      },
    },
  });
}
