/** What one call of ky costs by itself, over a `fetch` that answers at once: prints JSON, µs by name. */
import ky1, { type Options } from 'ky1';
import ky2 from 'ky2';
import { median } from '../bench.ts';

const URL_OF_CART = 'http://127.0.0.1/store-api/checkout/cart';
const headers = {
  accept: 'application/json',
  'sw-access-key': 'SWSCVITRINEDEMOACCESSKEY00',
  'sw-context-token': '0'.repeat(32),
  'sw-include-seo-urls': 'true',
};
const fetch = async (): Promise<Response> => new Response('{}');
const retry = { limit: 2, statusCodes: [408, 409, 425, 429, 500, 502, 503, 504], backoffLimit: 5_000, jitter: true };
const body = JSON.stringify({ items: [{ id: '0'.repeat(32), quantity: 1 }] });

const OPTIONS: Record<string, () => Options> = {
  'as it comes (time-out, retries, headers)': () => ({ headers }),
  'no time-out of its own': () => ({ headers, timeout: false }),
  'no time-out, no retries': () => ({ headers, timeout: false, retry: 0 }),
  'no time-out, no retries, an abort signal': () => ({ headers, timeout: false, retry: 0, signal: new AbortController().signal }),
  'no time-out, no retries, no headers': () => ({ timeout: false, retry: 0 }),
  'no time-out, no headers, a retry policy': () => ({ timeout: false, retry }),
  'a POST with headers and body': () => ({ method: 'post', headers, body }),
  'a POST, no time-out, no retries, headers and body': () => ({ method: 'post', headers, body, timeout: false, retry: 0 }),
  'a POST, no time-out, no retries, neither': () => ({ method: 'post', timeout: false, retry: 0 }),
};

async function microseconds(call: () => Promise<unknown>): Promise<number> {
  const blocks: number[] = [];
  for (let block = -20; block < 40; block += 1) {
    const since = performance.now();
    for (let index = 0; index < 200; index += 1) await call();
    if (block >= 0) blocks.push(((performance.now() - since) / 200) * 1000);
  }
  return median(blocks);
}

const costs: Record<string, number> = {};
const alone = await microseconds(fetch);
for (const [name, ky] of Object.entries({ 'ky 1.14.3': ky1, 'ky 2.1.0': ky2 as unknown as typeof ky1 })) {
  for (const [option, make] of Object.entries(OPTIONS))
    costs[`${name}, ${option}`] = (await microseconds(() => ky(URL_OF_CART, { ...make(), fetch }))) - alone;
}
process.send?.(costs);
process.once('disconnect', () => process.exit());
