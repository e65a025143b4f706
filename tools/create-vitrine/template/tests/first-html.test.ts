import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningShop, startShop } from '../start/shop.ts';

const ROOT = join(import.meta.dirname, '..');
const data = mkdtempSync(join(tmpdir(), 'shop-'));
let shop: RunningShop;

beforeAll(async () => {
  if (!existsSync(join(ROOT, 'apps/storefront/build')))
    throw new Error('Run npm run build first: this test reads what the built shop answers.');
  // Against the embedded store, whatever the shop sells from.
  const {
    STORE_API_ENDPOINT: _store,
    ADMIN_API_ENDPOINT: _admin,
    STORE_API_ACCESS_KEY: _key,
    PUBLIC_ORIGIN: _origin,
    ...env
  } = process.env;
  shop = await startShop({ env: { ...env, PORT: env.TEST_PORT || '3900', DATA_DIR: data }, log: () => undefined });
}, 120_000);
afterAll(async () => {
  await shop?.stop();
  rmSync(data, { recursive: true, force: true });
});

test('the home page is there before any script', async () => {
  const response = await fetch(shop.origin);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toMatch(/<h1[\s>]/);
  expect(html).toContain('data-brand="own"');
});

test('a page that is not there says so', async () => {
  expect((await fetch(`${shop.origin}/no-such-page`)).status).toBe(404);
});
