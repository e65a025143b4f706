import { expect, it } from 'vitest';
import { readPresence } from './guide-presence.ts';

it('says who is free, how many are with somebody and how many wait', () => {
  expect(readPresence({ guides: [{ name: 'Mara' }, { name: '<b>' }], busyGuides: 1, waiting: 2 })).toEqual({
    names: ['Mara', '<b>'],
    busyGuides: 1,
    waiting: 2,
  });
});

it.each([null, 'no', [], {}, { guides: 'Mara', busyGuides: 0, waiting: 0 }, { guides: [], busyGuides: '1', waiting: 0 }])(
  'of an answer that is none nothing is said: %j',
  (body) => {
    expect(readPresence(body)).toBeNull();
  },
);
