import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

test('no more work goes on at once than a gate lets through, in order; a failure gives its place back', async () => {
  const gate = createGate(2);
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const works = [0, 1, 2, 3].map((index) =>
    gate(async () => {
      begun.push(index);
      await new Promise<void>((end) => void ends.push(end));
      if (index === 0) throw new Error('no');
      return index;
    }).catch(() => 'failed'),
  );
  await expect.poll(() => begun).toEqual([0, 1]);
  ends[0]?.();
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  ends[1]?.();
  ends[2]?.();
  await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
  ends[3]?.();
  expect(await Promise.all(works)).toEqual(['failed', 1, 2, 3]);
});
