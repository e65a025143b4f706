import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCESS_KEY, type DemoStore, SHOPWARE_VERSIONS, type ShopwareVersion, startDemoStore } from '@vitrine/demo-store';
import { claimsOf, falseClaims } from './examples/claims.ts';
import { EXAMPLES } from './examples/document-examples.ts';
import { idleLines, reasonNotToRun } from './examples/not-run.ts';
import { runExample } from './examples/run-example.ts';

const LIMIT_MS = 120_000;

const stores = new Map<ShopwareVersion, DemoStore>();
beforeAll(async () => {
  for (const shopware of SHOPWARE_VERSIONS)
    stores.set(
      shopware,
      await startDemoStore({ host: '127.0.0.1', port: 0, publicOrigin: 'https://shop.example', dataDir: ':memory:', shopware }),
    );
}, LIMIT_MS);
afterAll(() => Promise.all([...stores.values()].map((store) => store.close())));

const run = EXAMPLES.filter((example) => reasonNotToRun(example) === undefined);
const runs = run.flatMap((example) =>
  // Without the store's key an example asks no store.
  (example.code.includes(ACCESS_KEY) ? SHOPWARE_VERSIONS : SHOPWARE_VERSIONS.slice(0, 1)).map((shopware) => ({
    where: example.where,
    shopware,
    example,
  })),
);

describe('an example that is documented', () => {
  test('is run, or stands in the list of those that are not, which names no other', () => {
    expect(run.length).toBeGreaterThan(15);
    expect(idleLines(EXAMPLES)).toEqual([]);
  });

  test('and is not run claims nothing that nobody checks', () => {
    const claiming = EXAMPLES.filter((example) => reasonNotToRun(example) !== undefined && claimsOf(example.code).length > 0);
    expect(claiming.map(({ where }) => where)).toEqual([]);
  });

  test.concurrent.each(runs)(
    '$where runs beside a store as Shopware $shopware, and prints what it claims',
    async ({ shopware, example }) => {
      const { exitCode, printed, complaints } = await runExample(example, stores.get(shopware)?.url ?? '', LIMIT_MS);
      expect(complaints).toBe('');
      expect(exitCode).toBe(0);
      expect(falseClaims(example.code, printed)).toEqual([]);
    },
    LIMIT_MS,
  );
});
