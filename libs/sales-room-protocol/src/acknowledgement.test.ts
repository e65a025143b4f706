import { expect, it } from 'vitest';
import { parseAcknowledgement } from './acknowledgement.ts';

const DONE = { ok: true, seq: 3, result: {} };
const REFUSED = { ok: false, error: { code: 'not-permitted', detail: 'No.' } };

it('an acknowledgement is a result with its number, or a refusal with its code', () => {
  expect(parseAcknowledgement('room.leave', DONE)).toEqual(DONE);
  expect(parseAcknowledgement('room.leave', REFUSED)).toEqual(REFUSED);
});

it.each<[string, unknown]>([
  ['nothing', undefined],
  ['a result without a number', { ok: true, result: {} }],
  ['a result with half a number', { ...DONE, seq: 1.5 }],
  ['a result that says it is a refusal', { ...DONE, ok: false }],
  ['a refusal that says it is a result', { ...REFUSED, ok: true }],
  ['a refusal without a reason', { ok: false }],
  ['the result of another command', { ...DONE, result: 7 }],
])('%s is none', (_what, value) => expect(() => parseAcknowledgement('room.leave', value)).toThrow());
