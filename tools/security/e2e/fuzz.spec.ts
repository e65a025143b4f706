import { expect, test } from '@playwright/test';
import { type FuzzSort, runFuzz } from '../src/fuzz/run-fuzz.ts';
import { PORT } from './support/origin.ts';

const SEED = 20_261_122;
const INPUTS = 5_000;

for (const [sort, what] of [
  ['http', 'raw HTTP'],
  ['sockets', 'raw sockets, from the first byte of the handshake on'],
] as readonly [FuzzSort, string][]) {
  test(`${INPUTS} random inputs over ${what} end no process, touch nobody, tell no secret, leak no memory`, async () => {
    test.setTimeout(900_000);
    const { sent, failures, statuses, memory } = await runFuzz({
      sort,
      inputs: INPUTS,
      seed: SEED,
      port: PORT,
      dataDir: process.env.VITRINE_DATA_DIR ?? '',
      log: (line) => console.log(line),
    });
    console.log(JSON.stringify({ seed: SEED, statuses, memory }));
    expect(failures).toEqual([]);
    expect(sent).toBe(INPUTS);
    // Enough is understood for the rest to mean something: answers, and for sockets connections that were opened.
    expect(statuses[sort === 'http' ? '200' : '101'] ?? 0).toBeGreaterThan(INPUTS / 40);
  });
}
