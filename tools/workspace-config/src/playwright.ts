import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

export const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** The browser of the tests: the one the gate has made sure of, else Debian's, else Playwright's own. */
const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined);

/** How the browser is started: with a camera and a microphone that are made up. */
export const chromiumLaunchOptions = {
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
};

export const DEBIAN_HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The same browser without the parts of its window: the same pages, in half the time. Where there is none, the whole one is taken. */
const shellPath = process.env.CHROMIUM_SHELL_PATH ?? (existsSync(DEBIAN_HEADLESS_SHELL) ? DEBIAN_HEADLESS_SHELL : executablePath);

/** How the browser without a window is started. */
export const headlessShellLaunchOptions = { ...chromiumLaunchOptions, ...(shellPath ? { executablePath: shellPath } : {}) };

/** Moves every port of the tests, so that two checkouts can run theirs side by side. */
export const PORT_OFFSET = Number(process.env.E2E_PORT_OFFSET ?? 0);

/**
 * Nx has built the apps before it asks for these tests. Another build would take the files away for a moment from a project
 * that is being tested beside this one.
 */
const builtByNx = process.env.NX_TASK_TARGET_TARGET === 'e2e';

/** What is tested end to end. */
export interface AppUnderTest {
  /** The project's folder; tests are in its `e2e/`. */
  readonly root: string;
  /** The front port; the processes behind it take the next ones, further products the next ten each. */
  readonly port: number;
  /** `shell`: Chromium without its window's parts, for pages that share no screen. The whole browser by default. */
  readonly browser?: 'whole' | 'shell';
  /** How many products run side by side, each with files of tests and data of its own, or the settings of each; one by default. */
  readonly products?: number | readonly Readonly<Record<string, string>>[];
  /** Settings besides ports and data folder, such as another store. */
  readonly env?: Readonly<Record<string, string>>;
  /** A server that has to run first. */
  readonly before?: { readonly command: string; readonly url: string; readonly env: Readonly<Record<string, string>> };
}

/**
 * End-to-end tests against the whole product, started as `npm start` starts it, with data of its own. What its
 * processes write goes to `server.log` in its folder too, named by `VITRINE_SERVER_LOG`.
 */
export function appPlaywrightConfig(app: AppUnderTest): PlaywrightTestConfig {
  const results = join(app.root, 'test-results');
  const settings = typeof app.products === 'object' ? app.products : Array.from({ length: app.products ?? 1 }, () => ({}));
  const products = settings.map((env, index) => {
    const port = app.port + PORT_OFFSET + 10 * index;
    const folder = join(results, `product-${index}`);
    mkdirSync(folder, { recursive: true });
    return { port, origin: `http://localhost:${port}`, dataDir: join(folder, 'data'), serverLog: join(folder, 'server.log'), env };
  });
  // Each worker reads this file, and has a product to itself.
  const own = products[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
  if (own === undefined) throw new Error(`There are ${products.length} products, and more workers.`);
  process.env.VITRINE_DATA_DIR = own.dataDir;
  process.env.VITRINE_SERVER_LOG = own.serverLog;
  const reuseExistingServer = process.env.E2E_REUSE_SERVER === '1';
  return defineConfig({
    testDir: join(app.root, 'e2e'),
    testMatch: '**/*.spec.ts',
    outputDir: join(results, 'artifacts'),
    fullyParallel: false,
    workers: products.length,
    retries: 0,
    forbidOnly: true,
    // No limits of the specification: what it limits is measured in the page. On a machine that is short of time a page of many files comes in ten seconds.
    timeout: 240_000,
    expect: { timeout: 45_000 },
    reporter: [['list'], ['json', { outputFile: join(results, 'playwright.json') }]],
    use: {
      baseURL: own.origin,
      locale: 'en-US',
      timezoneId: 'Europe/Berlin',
      // A trace records the screen at every step: `E2E_TRACE=1` keeps those of failures.
      trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
      screenshot: 'only-on-failure',
      permissions: ['camera', 'microphone'],
      launchOptions: app.browser === 'shell' ? headlessShellLaunchOptions : chromiumLaunchOptions,
    },
    webServer: [
      ...(app.before
        ? [
            {
              ...app.before,
              cwd: app.root,
              env: { ...app.before.env },
              timeout: 60_000,
              reuseExistingServer,
              gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
            },
          ]
        : []),
      ...products.map(({ port, origin, dataDir, serverLog, env }) => ({
        // The log outlives the signal that ends the product, so that its last words are kept.
        command: `npm start -- --reset${builtByNx ? ' --no-build' : ''} 2>&1 | (trap '' TERM INT; exec tee ${JSON.stringify(serverLog)})`,
        cwd: join(app.root, '..', '..'),
        url: `${origin}/healthz`,
        timeout: 600_000,
        reuseExistingServer,
        gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
        stdout: 'ignore' as const,
        env: {
          NX_DAEMON: 'false',
          PUBLIC_ORIGIN: origin,
          PORT: String(port),
          STOREFRONT_PORT: String(port + 1),
          SALES_ROOM_PORT: String(port + 2),
          SALES_ROOM_SERVER_PORT: String(port + 3),
          DEMO_STORE_PORT: String(port + 4),
          MEDIA_PORT: String(port + 20_000),
          DATA_DIR: dataDir,
          ...app.env,
          ...env,
        },
      })),
    ],
  });
}
