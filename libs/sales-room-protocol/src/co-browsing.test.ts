import { describe, expect, it } from 'vitest';
import { COMMANDS } from './commands.ts';
import { parseNotification } from './notifications.ts';

const ID = 'a'.repeat(32);
const scroll = { sectionId: ID, page: 1, anchor: { kind: 'product', id: ID }, offset: 0.5, line: 0.25 };
const point = { sectionId: ID, page: 1, anchor: { kind: 'block', id: ID }, x: 0, y: 1 };

const takes = (name: 'slide.scroll' | 'slide.point', payload: unknown) => COMMANDS[name].payload.safeParse(payload).success;

describe('a shared scroll position', () => {
  it('is an anchor and fractions from 0 to 1', () => {
    expect(takes('slide.scroll', scroll)).toBe(true);
    expect(takes('slide.scroll', { ...scroll, anchor: { kind: 'slide', id: ID }, offset: 0, line: 1 })).toBe(true);
  });

  it.each(['offset', 'line'])('is refused where its %s is no such fraction', (field) => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, 1e308, -0.001, 1.001, '0.5', null])
      expect(takes('slide.scroll', { ...scroll, [field]: value }), String(value)).toBe(false);
  });
});

describe('a place that is pointed at', () => {
  it('is an anchor and fractions from 0 to 1', () => expect(takes('slide.point', point)).toBe(true));

  it.each(['x', 'y'])('is refused where its %s is no such fraction', (field) => {
    for (const value of [Number.NaN, Number.NEGATIVE_INFINITY, 1e308, -1, 2, '1', null])
      expect(takes('slide.point', { ...point, [field]: value }), String(value)).toBe(false);
  });
});

it.each([
  ['another kind of anchor', { anchor: { kind: 'selector', id: ID } }],
  ['an anchor that is no id', { anchor: { kind: 'block', id: '.v-slide > *' } }],
  ['an anchor with more to it', { anchor: { kind: 'block', id: ID, top: 900 } }],
  ['pixels', { top: 900 }],
  ['a page of no listing', { page: 0 }],
])('a server takes neither with %s', (_what, change) => {
  expect(takes('slide.scroll', { ...scroll, ...change })).toBe(false);
  expect(takes('slide.point', { ...point, ...change })).toBe(false);
});

it('the room says whose they are', () => {
  for (const [name, payload] of [
    ['slide.scrolled', scroll],
    ['slide.pointed', point],
  ] as const) {
    expect(parseNotification({ seq: null, name, payload: { ...payload, attendeeId: ID } })?.payload).toMatchObject({ attendeeId: ID });
    expect(() => parseNotification({ seq: null, name, payload })).toThrow();
  }
});
