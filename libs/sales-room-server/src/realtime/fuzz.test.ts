import { expect, test } from 'vitest';
import { fuzzRoom } from '../testing/fuzz-room.ts';

test('no random message or body of 1,000 crashes anything, stays unanswered or oversteps a permission', async () => {
  const { failures, inputs, messages, calls, scraps, accepted, refused, answers } = await fuzzRoom({ inputs: 1_000, seed: 20_261_127 });
  expect(failures).toEqual([]);
  expect([inputs, messages + calls + scraps, accepted + refused]).toEqual([1_000, 1_000, 1_000 - scraps]);
  // Most are refused; enough get through for the check on changes to mean something.
  expect(accepted).toBeGreaterThan(50);
  // There is a media worker: nothing was refused for want of one.
  expect(answers['media-unavailable']).toBeUndefined();
}, 600_000);
