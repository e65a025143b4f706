import { describe, expect, it } from 'vitest';
import {
  cutCount,
  cutText,
  EMBED_VERSION,
  envelopeOf,
  type HostMessage,
  parseHostMessage,
  parseRoomMessage,
  type RoomMessage,
} from './messages.ts';

const FROM_ROOM: readonly RoomMessage[] = [
  { type: 'ready' },
  { type: 'joined' },
  { type: 'left' },
  { type: 'ended' },
  { type: 'title', title: 'Spring | Shop', unread: 2 },
  { type: 'cart', count: 0 },
  { type: 'product', number: 'VT-1', name: 'Mug' },
];
const FROM_HOST: readonly HostMessage[] = [
  { type: 'connect' },
  { type: 'leave' },
  { type: 'locale', locale: 'de-DE' },
  { type: 'product-taken', number: 'VT-1' },
];

describe('a message', () => {
  it.each(FROM_ROOM)('of a room is read as it was said: $type', (message) =>
    expect(parseRoomMessage(envelopeOf(message))).toEqual(message),
  );
  it.each(FROM_HOST)('of a host is read as it was said: $type', (message) =>
    expect(parseHostMessage(envelopeOf(message))).toEqual(message),
  );
  it('of one side is none of the other', () => {
    expect(FROM_HOST.map((message) => parseRoomMessage(envelopeOf(message)))).toEqual(FROM_HOST.map(() => undefined));
    expect(FROM_ROOM.map((message) => parseHostMessage(envelopeOf(message)))).toEqual(FROM_ROOM.map(() => undefined));
  });
  it('brings no field along that is not known', () =>
    expect(parseRoomMessage({ ...envelopeOf({ type: 'cart', count: 1 }), email: 'somebody@shop.example' })).toEqual({
      type: 'cart',
      count: 1,
    }));
});

it.each([
  undefined,
  null,
  'ready',
  42,
  [],
  { type: 'ready' },
  { ...envelopeOf({ type: 'ready' }), channel: 'another' },
  { ...envelopeOf({ type: 'ready' }), version: EMBED_VERSION + 1 },
  { ...envelopeOf({ type: 'ready' }), type: 'unknown' },
  envelopeOf({ type: 'title', title: '', unread: 0 }),
  envelopeOf({ type: 'title', title: 'x'.repeat(301), unread: 0 }),
  envelopeOf({ type: 'title', title: 'Spring', unread: 1.5 }),
  envelopeOf({ type: 'cart', count: -1 }),
  envelopeOf({ type: 'cart', count: Number.NaN }),
  envelopeOf({ type: 'cart', count: 100_000 }),
  envelopeOf({ type: 'cart', count: '3' as unknown as number }),
  envelopeOf({ type: 'product', number: 'VT-1', name: {} as string }),
])('what is no message of this version is not understood: %j', (data) => expect(parseRoomMessage(data)).toBeUndefined());

it.each(['', 'x', 'de_DE', 'de-DE/../..', 'javascript:alert(1)', 'de-DE-'.repeat(50)])(
  '%j is no language that a host may ask for',
  (locale) => expect(parseHostMessage(envelopeOf({ type: 'locale', locale }))).toBeUndefined(),
);

it('what is too long or too high for a message is cut to what is read', () => {
  const message = { type: 'title', title: cutText('x'.repeat(1_000)), unread: cutCount(1e9) } as const;
  expect(parseRoomMessage(envelopeOf(message))).toEqual(message);
  expect([cutCount(2.7), cutCount(-1)]).toEqual([2, 0]);
});
