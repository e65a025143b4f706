import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startVitrine } from '@vitrine/start';
import { type Bench, type BenchRow, median, toRow } from '../bench.ts';

const SENDERS = 2_000;
const SHOPPERS = 20;
const PHASE_MS = 30_000;
const ROUNDS = 2;
/** A shopper looks at a page for so long, and searches or looks at the cart meanwhile. */
const PAGE_EVERY_MS = 10_000;
const CALL_EVERY_MS = 1_000;
/** How many times as long an answer may take beside them. */
const AIM = 1.5;

interface Times {
  readonly pages: number[];
  readonly calls: number[];
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** Asks from an address of its own, on a connection of its own, and gives the milliseconds to the whole answer. */
function ask(port: number, from: string, path: string, body?: string): Promise<number> {
  const since = performance.now();
  return new Promise((resolve, reject) => {
    const headers = {
      host: `localhost:${port}`,
      origin: `http://localhost:${port}`,
      accept: body === undefined ? 'text/html' : 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    };
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: body === undefined ? 'GET' : 'POST',
        localAddress: from,
        headers,
        agent: false,
        timeout: 60_000,
      },
      (response) => {
        response.resume();
        response.on('end', () =>
          response.statusCode === 200 ? resolve(performance.now() - since) : reject(new Error(`${path}: ${response.statusCode}`)),
        );
      },
    );
    call.on('timeout', () => call.destroy(new Error(`${path}: no answer within a minute`)));
    call.on('error', reject);
    call.end(body);
  });
}

/** Twenty people who shop for a while, each from an address of their own. */
async function shop(port: number): Promise<Times> {
  const times: Times = { pages: [], calls: [] };
  const end = performance.now() + PHASE_MS;
  const repeat = async (every: number, first: number, step: () => Promise<void>) => {
    await sleep(first);
    while (performance.now() < end) {
      const since = performance.now();
      await step();
      await sleep(Math.max(0, every - (performance.now() - since)));
    }
  };
  await Promise.all(
    Array.from({ length: SHOPPERS }, async (_, index) => {
      const from = `127.0.11.${index + 1}`;
      await Promise.all([
        repeat(PAGE_EVERY_MS, (index / SHOPPERS) * PAGE_EVERY_MS, async () => void times.pages.push(await ask(port, from, '/living'))),
        repeat(
          CALL_EVERY_MS,
          (index / SHOPPERS) * CALL_EVERY_MS,
          async () => void times.calls.push(await ask(port, from, '/store-api/search', JSON.stringify({ search: 'lamp', limit: 4 }))),
        ),
      ]);
    }),
  );
  return times;
}

/** Two thousand connections that begin a request and send a byte now and then; who is cut off comes back. */
function holdSlowSenders(port: number): { ready(): Promise<void>; stop(): void } {
  const sockets = new Set<Socket>();
  let isOver = false;
  const open = (index: number) => {
    if (isOver) return;
    const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.10.${1 + (index % 200)}` });
    sockets.add(socket);
    socket.on('connect', () =>
      socket.write(
        index % 2 === 0
          ? `POST /store-api/contact-form HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`
          : 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
      ),
    );
    socket.on('error', () => undefined);
    socket.resume();
    socket.on('close', () => {
      sockets.delete(socket);
      setTimeout(() => open(index), 200);
    });
  };
  for (let index = 0; index < SENDERS; index += 1) open(index);
  const drip = setInterval(() => {
    for (const socket of sockets) if (!socket.connecting) socket.write('x');
  }, 5_000);
  return {
    async ready() {
      while ([...sockets].filter(({ connecting }) => !connecting).length < SENDERS * 0.95) await sleep(50);
    },
    stop() {
      isOver = true;
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** What 20 shoppers wait for while 2,000 connections send their requests byte by byte, beside what they wait for without them. */
export const bench: Bench = {
  description: `Waiting times of ${SHOPPERS} shoppers beside ${SENDERS} slow senders, against the same shop without them. A request of a shopper that fails fails the benchmark.`,
  async run(log) {
    const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
    const product = await startVitrine({ port: 0, dataDir, build: false });
    const port = product.settings.PORT;
    const alone: Times = { pages: [], calls: [] };
    const beside: Times = { pages: [], calls: [] };
    const add = (to: Times, more: Times) => {
      to.pages.push(...more.pages);
      to.calls.push(...more.calls);
    };
    try {
      await shop(port);
      for (let round = 1; round <= ROUNDS; round += 1) {
        log(`Round ${round}: alone`);
        add(alone, await shop(port));
        log(`Round ${round}: beside ${SENDERS} slow senders`);
        const senders = holdSlowSenders(port);
        await senders.ready();
        add(beside, await shop(port));
        senders.stop();
      }
      const row = (name: string, pick: (times: Times) => number): BenchRow =>
        toRow({ name, ours: pick(beside), peers: { 'without slow senders': pick(alone) }, unit: 'ms', aim: AIM });
      log(`${beside.pages.length} pages and ${beside.calls.length} calls beside the slow senders, none failed.`);
      return [
        row('a category page, median', ({ pages }) => median(pages)),
        row('a category page, 95th percentile', ({ pages }) => percentile(pages, 0.95)),
        row('a search through the relay, median', ({ calls }) => median(calls)),
        row('a search through the relay, 95th percentile', ({ calls }) => percentile(calls, 0.95)),
      ];
    } finally {
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
