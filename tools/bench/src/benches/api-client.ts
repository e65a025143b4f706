import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '../api-client/bundle.ts';
import type { Order } from '../api-client/call-runner.ts';
import { ACCESS_KEY, readCartAnswer } from '../api-client/cart-answer.ts';
import { type Child, startChild } from '../api-client/child-process.ts';
import { measureSizes } from '../api-client/sizes.ts';
import { type Bench, type BenchRow, median, toRow } from '../bench.ts';

/** Ours first, then the peers; each is a bundle for production that runs in a process of its own. */
const CANDIDATES: Record<string, { file: string; alias?: Record<string, string> }> = {
  ours: { file: 'ours.ts' },
  fetch: { file: 'fetch.ts' },
  'fetch with a time-out signal': { file: 'fetch-with-time-out.ts' },
  'openapi-fetch': { file: 'openapi-fetch.ts' },
  'ky 1.14.3': { file: 'ky-1.ts' },
  'ky 2.1.0': { file: 'ky-2.ts' },
  '@shopware/api-client': { file: 'shopware.ts' },
  'ours on ky 2.1.0': { file: 'ours.ts', alias: { ky: 'ky2' } },
};

/** Times bare fetch that one of our calls may take. */
const TIME_AIM = 1.15;
/** kB of our own code, gzip, on top of ky. */
const SIZE_LIMIT_KB = 4;
const SHOPWARE = '@shopware/api-client';

/** What V8 makes of a candidate differs from process to process: each is started this often. */
const GENERATIONS = 5;
const WARM_UP = 2_000;
const ONE_BY_ONE = { rounds: 40, order: { calls: 20, concurrency: 1 } };
const AT_ONCE = { rounds: 6, order: { calls: 400, concurrency: 50 } };

type Medians = Record<string, number>;
type Samples = Record<string, number[]>;

const medians = (samples: Samples): Medians => Object.fromEntries(Object.entries(samples).map(([name, values]) => [name, median(values)]));

/** Adds the ms per call of each candidate to its samples; they take turns, each round beginning with another. */
async function timeCalls(
  runners: Map<string, Child>,
  samples: Samples,
  { rounds, order }: { rounds: number; order: Order },
): Promise<void> {
  const turns = [...runners];
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, runner] of turns) (samples[name] ??= []).push(Number(await runner.ask(order)) / order.calls);
    turns.push(...turns.splice(0, 1));
  }
}

/** Ends all children when its work is done. */
async function withChildren<T>(work: (start: (file: string, args: string[]) => Promise<Child>) => Promise<T>): Promise<T> {
  const children: Child[] = [];
  try {
    return await work(async (file, args) => {
      const child = await startChild(file, args);
      children.push(child);
      return child;
    });
  } finally {
    for (const child of children) child.end();
  }
}

const factors = (times: Medians): string =>
  Object.entries(times)
    .map(([name, value]) => `${name} ${(value / (times['fetch'] ?? Number.NaN)).toFixed(2)}`)
    .join('; ');

const inMicroseconds = (times: Medians): Medians => Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, ms * 1000]));

/** A row whose first peer is the one that the aim speaks of. */
function compare(
  name: string,
  measured: Record<string, number>,
  against: string,
  options: { ours?: string; unit: string; aim: number; peers?: string[] },
): BenchRow {
  const { ours = 'ours', unit, aim, peers = Object.keys(measured) } = options;
  const others = [against, ...peers.filter((peer) => peer !== against && peer !== ours)];
  return toRow({
    name,
    ours: measured[ours] ?? Number.NaN,
    peers: Object.fromEntries(others.map((peer) => [peer, measured[peer] ?? Number.NaN])),
    unit,
    aim,
  });
}

/** Bundles each candidate into the folder, and gives its file by name. */
async function bundleCandidates(folder: string): Promise<[string, string][]> {
  const modules: [string, string][] = [];
  for (const [name, { file, alias = {} }] of Object.entries(CANDIDATES)) {
    const module = join(folder, `${modules.length}.mjs`);
    await writeFile(module, await bundle({ entry: { file: join(import.meta.dirname, '..', 'api-client', 'candidates', file) }, alias }));
    modules.push([name, module]);
  }
  return modules;
}

/** Starts every candidate anew, warms it up, and times it. */
async function timeGeneration(modules: [string, string][], settings: string, oneByOne: Samples, atOnce: Samples): Promise<void> {
  await withChildren(async (start) => {
    const runners = new Map<string, Child>();
    for (const [name, module] of modules) {
      const runner = await start('call-runner.ts', [module, settings]);
      await runner.ask({ calls: WARM_UP, concurrency: 1 });
      runners.set(name, runner);
    }
    await timeCalls(runners, oneByOne, ONE_BY_ONE);
    await timeCalls(runners, atOnce, AT_ONCE);
  });
}

async function timeRows(log: (line: string) => void): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
  const oneByOne: Samples = {};
  const atOnce: Samples = {};
  try {
    const { text, contextToken } = await readCartAnswer();
    const answerFile = join(folder, 'cart.json');
    await writeFile(answerFile, text);
    const modules = await bundleCandidates(folder);
    await withChildren(async (start) => {
      const server = await start('answer-server.ts', [answerFile, contextToken]);
      const settings = JSON.stringify({
        endpoint: `http://127.0.0.1:${Number(server.greeting)}/store-api`,
        accessKey: ACCESS_KEY,
        contextToken,
      });
      for (let generation = 0; generation < GENERATIONS; generation += 1) await timeGeneration(modules, settings, oneByOne, atOnce);
    });
    log(
      `A cart answer of ${(text.length / 1000).toFixed(1)} kB, one call after another, as multiples of bare fetch: ${factors(medians(oneByOne))}`,
    );
    log(
      `50 calls at once, requests per second: ${Object.entries(medians(atOnce))
        .map(([name, ms]) => `${name} ${(1000 / ms).toFixed(0)}`)
        .join('; ')}`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const [calm, busy] = [inMicroseconds(medians(oneByOne)), inMicroseconds(medians(atOnce))];
  return [
    compare('a call that succeeds at once, against bare fetch', calm, 'fetch', { unit: 'µs', aim: TIME_AIM }),
    compare(`the same, against ${SHOPWARE}`, calm, SHOPWARE, { unit: 'µs', aim: 1, peers: [] }),
    compare('a call among 50 at once, against bare fetch', busy, 'fetch', { unit: 'µs', aim: TIME_AIM }),
    compare(`the same, against ${SHOPWARE}`, busy, SHOPWARE, { unit: 'µs', aim: 1, peers: [] }),
  ];
}

async function sizeRows(log: (line: string) => void): Promise<BenchRow[]> {
  const sizes = await measureSizes();
  log(
    `gzip, kB: ${Object.entries(sizes)
      .map(([name, kilobytes]) => `${name} ${kilobytes.toFixed(2)}`)
      .join('; ')}`,
  );
  const { core = Number.NaN, 'ky 1.14.3': ky = Number.NaN } = sizes;
  const clients = [SHOPWARE, 'openapi-fetch', 'ky 1.14.3', 'ky 2.1.0'];
  return [
    toRow({ name: 'size of our own code on top of ky', ours: core - ky, peers: { 'the limit': SIZE_LIMIT_KB }, unit: 'kB gzip', aim: 1 }),
    compare('size of the core with ky', sizes, SHOPWARE, {
      ours: 'core',
      unit: 'kB gzip',
      aim: 1,
      peers: [...clients, 'core on ky 2.1.0'],
    }),
    compare('size of the core with ky and getCart', sizes, SHOPWARE, { ours: 'core and getCart', unit: 'kB gzip', aim: 1, peers: clients }),
  ];
}

/** What each option of ky costs, for those who want to use less or more of it. */
async function logKyOptions(log: (line: string) => void): Promise<void> {
  const child = await startChild('ky-options.ts', []);
  child.end();
  log('What ky adds to a fetch that answers at once, µs per call:');
  for (const [name, cost] of Object.entries(child.greeting as Record<string, number>)) log(`  ${cost.toFixed(1).padStart(5)}  ${name}`);
}

/** The client against bare fetch (the limit), ky, `openapi-fetch` and the official client: time per call, calls at once, size. */
export const bench: Bench = {
  description:
    'A cart read by @vitrine/store-api-client, against bare fetch (the limit), ky, openapi-fetch and @shopware/api-client; sizes bundled for production.',
  async run(log) {
    const sizes = await sizeRows(log);
    const times = await timeRows(log);
    await logKyOptions(log);
    return [...times, ...sizes];
  },
};
