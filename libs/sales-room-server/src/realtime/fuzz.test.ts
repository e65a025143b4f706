import { expect, test } from 'vitest';
import { fuzzRoom } from '../testing/fuzz-room.ts';

test('of 1,000 random messages and bodies none crashes the server, goes unanswered, or changes a room without permission', async () => {
  const { failures, inputs, messages, calls, accepted, refused } = await fuzzRoom({ inputs: 1_000, seed: 20_261_121 });
  expect(failures).toEqual([]);
  expect([inputs, messages + calls, accepted + refused]).toEqual([1_000, 1_000, 1_000]);
  // Most are refused; enough get through for the check on changes to mean something.
  expect(accepted).toBeGreaterThan(50);
}, 300_000);
