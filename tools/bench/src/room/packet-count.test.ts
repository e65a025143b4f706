import { expect, test } from 'vitest';
import { countPacket, lossSince, startCount } from './packet-count.ts';
import { causeOf, type SaturationLevel } from './saturation.ts';
import { slopeOf } from './turnover.ts';

function packet(sequence: number): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16BE(sequence & 0xffff, 2);
  return bytes;
}

function counted(sequences: readonly number[]) {
  const count = startCount();
  for (const sequence of sequences) countPacket(count, packet(sequence));
  return count;
}

test('what is missing between two sequence numbers is lost; an overtaken packet is not', () => {
  expect(lossSince(startCount(), counted([10, 11, 14, 13]))).toEqual({ expected: 5, lost: 1 });
});

test('sequence numbers go on past 65,535', () => {
  const before = counted([65_534]);
  const now = { ...before };
  for (const sequence of [65_535, 0, 1, 3]) countPacket(now, packet(sequence));
  expect(lossSince(before, now)).toEqual({ expected: 5, lost: 1 });
});

const level: SaturationLevel = {
  consumers: 500,
  packetsPerSecond: 25_000,
  loss: 0.05,
  workerCpu: 0.5,
  generatorCpu: 0.5,
  droppedAtWorker: 0,
  droppedAtGenerator: 0,
  skipped: 0,
};

test.each([
  ['a worker without any time left', { workerCpu: 0.97 }, /^the worker: its core is full/],
  ['a generator without any time left that drops packets', { generatorCpu: 0.97, droppedAtGenerator: 5_000 }, /^the load generator/],
  [
    'a generator that drops since nobody has time left',
    { workerCpu: 0.95, generatorCpu: 0.8, droppedAtGenerator: 5_000 },
    /machine|load generator/,
  ],
  ['packets that overflow before an idle worker', { droppedAtWorker: 200 }, /^the worker was not scheduled/],
  ['packets that nobody saw vanish', {}, /^the network stack/],
])('the cause of loss is told apart: %s', (_name, part, cause) => {
  expect(causeOf({ ...level, ...part })).toMatch(cause);
});

test('the slope of a line is what each join leaves', () => {
  expect(
    slopeOf([
      [0, 5],
      [10, 25],
      [20, 45],
    ]),
  ).toBe(2);
  expect(slopeOf([[3, 9]])).toBe(0);
});
