import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DemoStore, PRODUCTS, startDemoStore } from '@vitrine/demo-store';
import { alternate, type Bench, type BenchRow, toRow } from '../bench.ts';

const ACCESS_KEY = 'SWSCVITRINEDEMOACCESSKEY00';
const MANY = 5000;
const ROUNDS = 120;

/**
 * How many times longer a call may take with thirty times the products. The answer is as long as before (a page of 24):
 * only choosing and counting grows, and a call that chose by walking through all products would be far above it.
 */
const RATIO_AIM = 3;
/** Milliseconds within which 95 of 100 calls have to be answered: a person feels no wait. */
const P95_AIM = 100;

const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
};

interface Call {
  path: string;
  body: Record<string, unknown>;
}

async function send(store: DemoStore, { path, body }: Call): Promise<string> {
  const response = await fetch(`${store.url}/store-api${path}`, {
    method: 'POST',
    headers: { 'sw-access-key': ACCESS_KEY, 'content-type': 'application/json', 'sw-include-seo-urls': '1' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 200)}`);
  return text;
}

interface Option {
  id: string;
}
interface Aggregations {
  manufacturer: { entities: Option[] };
  properties: { entities: { options: Option[] }[] };
}

/** The calls of a shopping tour; what they filter by is read from the store itself. */
async function callsOf(store: DemoStore): Promise<Record<string, Call>> {
  const [category] = JSON.parse(await send(store, { path: '/navigation/main-navigation/main-navigation', body: {} })) as Option[];
  if (!category) throw new Error('The store has no categories.');
  const path = `/product-listing/${category.id}`;
  const { aggregations } = JSON.parse(await send(store, { path, body: { 'only-aggregations': true } })) as { aggregations: Aggregations };
  const properties = aggregations.properties.entities.slice(0, 2).flatMap((group) => group.options.slice(0, 4));
  const filters = {
    manufacturer: aggregations.manufacturer.entities
      .slice(0, 3)
      .map(({ id }) => id)
      .join('|'),
    properties: properties.map(({ id }) => id).join('|'),
    'min-price': 30,
    'max-price': 600,
  };
  return {
    'listing, unfiltered': { path, body: { limit: 24 } },
    'listing, by property, price and manufacturer': { path, body: { limit: 24, order: 'price-asc', ...filters } },
    'listing, filtered, aggregations reduced': { path, body: { limit: 24, 'reduce-aggregations': true, ...filters } },
    search: { path: '/search', body: { search: 'oak chair', limit: 24 } },
    'search with a typing error': { path: '/search', body: { search: 'lapm', limit: 24 } },
    suggest: { path: '/search-suggest', body: { search: 'va', limit: 10 } },
    'category page': { path: `/category/${category.id}`, body: { limit: 24 } },
    'SEO path': { path: '/seo-url', body: { filter: [{ type: 'equals', field: 'foreignKey', value: category.id }] } },
  };
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;

/** The embedded store's answers over HTTP with 5,000 products, against the same store with the hand-made ones alone. */
export const bench: Bench = {
  description: `Embedded store, one request at a time over HTTP: ${MANY} products against ${PRODUCTS.least}. p95 in milliseconds; aims: a ratio of ${RATIO_AIM}, and a p95 of ${P95_AIM} ms.`,
  async run(log) {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
    const start = (name: string, products: number) =>
      startDemoStore({ port: 0, host: '127.0.0.1', publicOrigin: 'http://localhost:3000', dataDir: join(folder, name), products });
    const memory = (): number => {
      globalThis.gc?.();
      return process.memoryUsage().rss;
    };
    const few = await start('few', PRODUCTS.least);
    const before = memory();
    const since = performance.now();
    const many = await start('many', MANY);
    log(`First start with ${MANY} products, catalogue made and seeded: ${((performance.now() - since) / 1000).toFixed(1)} s`);
    try {
      const rows: BenchRow[] = [];
      const calls = [await callsOf(few), await callsOf(many)] as const;
      for (const name of Object.keys(calls[1])) {
        const [callFew, callMany] = [calls[0][name], calls[1][name]];
        if (!callFew || !callMany) throw new Error(`There is no call named ${name}.`);
        const samples = await alternate(
          { many: () => send(many, callMany), few: () => send(few, callFew) },
          { warmUp: 15, rounds: ROUNDS },
        );
        const [p50, p95] = [percentile(samples.many, 0.5), percentile(samples.many, 0.95)];
        log(
          `${name}: ${MANY} products p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (aim ≤ ${P95_AIM}: ${p95 <= P95_AIM ? 'met' : 'not met'}); ${PRODUCTS.least} products p50 ${percentile(samples.few, 0.5).toFixed(1)} ms, p95 ${percentile(samples.few, 0.95).toFixed(1)} ms`,
        );
        rows.push(
          toRow({
            name: `${name}, p95`,
            ours: p95,
            peers: { [`${PRODUCTS.least} products`]: percentile(samples.few, 0.95) },
            unit: 'ms',
            aim: RATIO_AIM,
          }),
        );
      }
      log(`Memory of the process that ${MANY} products added, indices included: ${megabytes(memory() - before)}`);
      return rows;
    } finally {
      await many.close();
      await few.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
