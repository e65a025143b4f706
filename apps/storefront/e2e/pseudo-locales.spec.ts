import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { LIVING, MUG } from './support/demo-data.ts';
import { expect, test } from './support/test.ts';

const PORTS = { rtl: 3191 + Number(process.env.E2E_PORT_OFFSET ?? 0), long: 3192 + Number(process.env.E2E_PORT_OFFSET ?? 0) } as const;
const WIDTHS = [360, 820, 1440];
const PAGES = ['/', LIVING['en-US'], MUG['en-US'].path, '/search?search=lamp', '/login', '/register', '/checkout/cart', '/wishlist'];

for (const pseudoLocale of ['rtl', 'long'] as const) {
  test.describe(`in the pseudo-locale ${pseudoLocale}`, () => {
    let storefront: ChildProcess;
    const origin = `http://127.0.0.1:${PORTS[pseudoLocale]}`;

    /** A storefront of its own beside the one under test, at the same store. */
    test.beforeAll(async ({ baseURL }) => {
      const publicOrigin = baseURL ?? '';
      const store = `http://127.0.0.1:${Number(new URL(publicOrigin).port) + 4}`;
      storefront = spawn(process.execPath, ['--conditions=@vitrine/source', 'server.ts'], {
        cwd: join(import.meta.dirname, '..'),
        stdio: 'ignore',
        env: {
          ...process.env,
          NODE_ENV: 'production',
          PSEUDO_LOCALE: pseudoLocale,
          PUBLIC_ORIGIN: publicOrigin,
          STOREFRONT_PORT: String(PORTS[pseudoLocale]),
          STORE_API_ENDPOINT: `${store}/store-api`,
          STORE_API_ACCESS_KEY: 'SWSCVITRINEDEMOACCESSKEY00',
          ADMIN_API_ENDPOINT: `${store}/api`,
        },
      });
      await expect.poll(() => fetch(`${origin}/healthz`).then(({ status }) => status, () => 0), { timeout: 60_000 }).toBe(200);
    });
    test.afterAll(async () => {
      if (storefront.exitCode !== null) return;
      storefront.kill('SIGTERM');
      await once(storefront, 'exit');
    });

    for (const path of PAGES) {
      test(`${path} holds together at every width`, async ({ page }) => {
        await page.goto(`${origin}${path}`);
        await expect(page.locator('html')).toHaveAttribute('dir', pseudoLocale === 'rtl' ? 'rtl' : 'ltr');
        await expect(page.locator('body')).toContainText(pseudoLocale === 'rtl' ? /אב / : /stretch|lengthened|elongated|neverending|forgetmenot/);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          expect(sideways, `${width} px`).toBeLessThanOrEqual(0);
        }
      });
    }
  });
}
