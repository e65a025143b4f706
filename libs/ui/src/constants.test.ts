import { describe, expect, it } from 'vitest';
import {
  clampQuantity,
  imageSrcSet,
  LOADING_INDICATOR,
  MODAL,
  NOTIFICATION_DURATION,
  toggleSidebar,
  TOOLTIP_HIDE_DELAY_MS,
  VIRTUAL_LIST,
} from './index.ts';
import { initialsOf } from './media/avatar.tsx';

describe('the constants of the specification', () => {
  it.each([
    ['notification time-out 2500 ms', NOTIFICATION_DURATION, 2500],
    ['modal enters in 300 ms', MODAL.enterDuration, 300],
    ['modal leaves in 200 ms', MODAL.exitDuration, 200],
    ['modal resize debounced 500 ms', MODAL.resizeDebounce, 500],
    ['close-all signal resets after 100 ms', MODAL.closeAllReset, 100],
    ['modal offsets from 1024 px', MODAL.offsetBreakpoint, 1024],
    ['modal at most 90vh high', MODAL.maxHeight, '90vh'],
    ['tooltip hides 500 ms after mouse up', TOOLTIP_HIDE_DELAY_MS, 500],
    ['loading indicator throttle 200 ms', LOADING_INDICATOR.throttle, 200],
    ['loading indicator duration 2000 ms', LOADING_INDICATOR.duration, 2000],
    ['virtual list renders at most 1000 items', VIRTUAL_LIST.limit, 1000],
    ['virtual list buffers 200 px', VIRTUAL_LIST.buffer, 200],
  ])('%s', (_, actual, expected) => expect(actual).toBe(expected));
});

describe('clampQuantity', () => {
  it.each([
    [4, {}, 4],
    [4.9, {}, 4],
    [0, {}, 1],
    [-3, { min: 2 }, 2],
    [Number.NaN, { min: 3 }, 3],
    [5, { min: 2, step: 2 }, 4],
    [7, { min: 1, step: 3 }, 7],
    [99, { max: 10 }, 10],
    [99, { min: 2, max: 11, step: 4 }, 10],
    [5, { min: 4, max: 3 }, 4],
  ])('%s within %o is %s', (value, limits, expected) => expect(clampQuantity(value, limits)).toBe(expected));
});

describe('imageSrcSet', () => {
  it('is absent without thumbnails', () => expect(imageSrcSet({ url: '/a.jpg', width: 1000 })).toBeUndefined());
  it('lists the thumbnails by width and ends with the file itself', () => {
    expect(
      imageSrcSet({
        url: '/a b.jpg',
        width: 1600,
        thumbnails: [
          { url: '/800.jpg', width: 800 },
          { url: '/400.jpg', width: 400 },
        ],
      }),
    ).toBe('/400.jpg 400w, /800.jpg 800w, /a%20b.jpg 1600w');
  });
  it('leaves the file out where its width is unknown', () =>
    expect(imageSrcSet({ url: '/a.jpg', thumbnails: [{ url: '/4.jpg', width: 400 }] })).toBe('/4.jpg 400w'));
});

describe('toggleSidebar', () => {
  it.each([
    [null, 'cart', 'cart'],
    ['cart', 'cart', null],
    ['chat', 'cart', 'cart'],
  ])('with %s open, a press on %s opens %s', (open, pressed, expected) => expect(toggleSidebar(open, pressed)).toBe(expected));
});

describe('initialsOf', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['  ada  b  lovelace ', 'AL'],
    ['Zoë', 'Z'],
    ['김민준', '김'],
    ['👩‍🎤 Star', '👩‍🎤S'],
    ['', ''],
  ])('%s is %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
});
