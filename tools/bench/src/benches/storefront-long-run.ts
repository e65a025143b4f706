import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { MeasureBench } from '../bench-report.ts';
import { fewOf, grownInSecondHalf, type Look } from '../long-run/growth.ts';
import { atMost } from '../room/aims.ts';
import { residentBytes } from '../room/processes.ts';
import { startProduct } from '../room/product.ts';
import { markdownTable } from '../room/statistics.ts';

const README = join(import.meta.dirname, '../../../../apps/storefront/README.md');
/** Few, so that it is full long before the half. */
const CACHE_MB = 16;
/** Addresses whose pages fit into the cache together: what they leave is what a page costs there. */
const FITTING = 100;
const AT_ONCE = 4;
const LOOKS = 20;
/** What a collector leaves lying about, and code that is compiled late. */
const GROWTH_MB = 1.5;
const MB = 1_048_576;

const USAGE = `npm run bench -- storefront-long-run [options]

  --views 200000       page views
  --addresses 20000    addresses of pages, and as many of visitors
  --write-readme       puts the result into apps/storefront/README.md`;

function readOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: { views: { type: 'string', default: '200000' }, addresses: { type: 'string', default: '20000' } },
  });
  const [views, addresses] = [Number(values.views), Number(values.addresses)];
  if (!Number.isInteger(views) || !Number.isInteger(addresses) || addresses < 2 * FITTING || views < addresses) {
    console.error(`${USAGE}\n\nAt least ${2 * FITTING} addresses, and as many views as addresses.`);
    process.exit(2);
  }
  return { views, addresses };
}

/** An address of somebody on the way to the shop, out of those that are kept for examples and tests of networks. */
const visitorAddress = (index: number): string => `198.${18 + ((index >> 16) & 1)}.${(index >> 8) & 255}.${index & 255}`;

/**
 * The shop's server over many page views: pages of many addresses, each looked at by many visitors without a session, through a page
 * cache that is far too small for them. What it holds after a full garbage collection may not grow any more.
 */
export const bench: MeasureBench = {
  description: 'What the shop’s server holds after many page views, and what a cached page costs.',
  async measure(args, log) {
    const { views, addresses } = readOptions(args);
    const product = await startProduct({ PAGE_CACHE_MB: String(CACHE_MB) }, log);
    try {
      const origin = `http://localhost:${Number(new URL(product.origin).port) + 1}`;
      const { host } = new URL(product.origin);
      const paths = await Promise.all(['/', '/living', '/amphora-vase'].map((path) => addressOf(origin, host, path)));
      const view = async (number: number): Promise<void> => {
        // One address after the other, each by as many visitors as there are views of it.
        const page = Math.floor((number * addresses) / views);
        const response = await fetch(`${origin}${paths[page % paths.length] ?? '/'}?page-view=${page}`, {
          headers: { ...visitOf(host), 'x-forwarded-for': visitorAddress(number % addresses) },
        });
        await response.arrayBuffer();
        if (response.status !== 200) throw new Error(`View ${number} was answered ${response.status}.`);
      };
      const inspector = await product.inspect('storefront');
      const pid = product.running.process('storefront').pid ?? 0;
      const look = async (at: number): Promise<Look> => {
        const { heap, buffers } = await inspector.memoryAfterCollection();
        return { at, held: { heap, buffers, resident: residentBytes(pid) } };
      };
      // Code that a page needs is loaded with the first ones.
      for (const path of paths) for (let time = 0; time < 3; time += 1) await fetchWarm(origin, host, `${path}?warm=${time}`);
      const empty = await look(0);
      await inTurns(0, Math.floor((FITTING * views) / addresses), view);
      const filled = await look(FITTING);
      const bytesOf = ({ held }: Look) => (held['heap'] ?? 0) + (held['buffers'] ?? 0);
      const perPage = (bytesOf(filled) - bytesOf(empty)) / FITTING;

      const looks = [empty];
      for (let done = Math.floor((FITTING * views) / addresses); done < views;) {
        const next = Math.min(views, done + Math.ceil(views / LOOKS));
        await inTurns(done, next, view);
        done = next;
        const now = await look(done);
        looks.push(now);
        log(
          `${done} views: heap ${mb(now.held['heap'])} MB, buffers ${mb(now.held['buffers'])} MB, resident ${mb(now.held['resident'])} MB`,
        );
      }
      inspector.close();
      const grown = { heap: grownInSecondHalf(looks, 'heap') / MB, buffers: grownInSecondHalf(looks, 'buffers') / MB };
      return {
        aims: [
          atMost('heap grown over the second half of the views', Math.max(0, grown.heap), GROWTH_MB, 'MB'),
          atMost('buffers grown over the second half of the views', Math.max(0, grown.buffers), GROWTH_MB, 'MB'),
        ],
        results: { views, addresses, perPage, looks },
        markdown: [
          `${views} views of ${addresses} addresses by as many visitors without a session, ${CACHE_MB} MB of page cache. A cached page costs ${(perPage / 1_024).toFixed(1)} kB (home, category and product in turn, with their compressed bodies). After a full collection:`,
          markdownTable(
            ['Views', 'heap, MB', 'buffers, MB', 'resident, MB'],
            fewOf(looks).map(({ at, held }) => [String(at), mb(held['heap']), mb(held['buffers']), mb(held['resident'])]),
          ),
        ].join('\n\n'),
        readme: { file: README, marker: 'bench storefront-long-run' },
      };
    } finally {
      await product.stop();
    }
  },
};

const mb = (bytes = Number.NaN): string => (bytes / MB).toFixed(1);

/** How a browser asks for a page, through the front proxy. */
const visitOf = (host: string): Record<string, string> => ({
  host,
  'x-forwarded-host': host,
  'user-agent': 'Mozilla/5.0 bench',
  'accept-language': 'en-US',
  'sec-fetch-dest': 'document',
});

async function fetchWarm(origin: string, host: string, path: string): Promise<Response> {
  const response = await fetch(`${origin}${path}`, { headers: visitOf(host), redirect: 'manual' });
  await response.arrayBuffer();
  return response;
}

/** The address that a path leads to. */
async function addressOf(origin: string, host: string, path: string): Promise<string> {
  const { headers } = await fetchWarm(origin, host, path);
  return headers.get('location') ?? path;
}

/** Some at a time, from one number to the one before another. */
async function inTurns(from: number, to: number, work: (number: number) => Promise<void>): Promise<void> {
  let next = from;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < to) {
        const number = next;
        next += 1;
        await work(number);
      }
    }),
  );
}
