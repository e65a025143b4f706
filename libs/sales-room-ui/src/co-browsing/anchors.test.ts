// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { makeScrollable, place } from '../testing/test-slide.ts';
import { placeOf, readPoint, readScroll, scrollTopFor } from './anchors.ts';

const [SECTION, BLOCK, LAMP, TABLE] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(32)) as [string, string, string, string];

/** A slide of one block with two products: beside each other, or below each other as on a phone. */
function slideOf({ isPhone }: { isPhone: boolean }): HTMLElement {
  const slide = document.createElement('article');
  slide.innerHTML = `<div data-cms-block-id="${BLOCK}">
    <article class="v-product-card"><button data-product-id="${LAMP}"></button></article>
    <article class="v-product-card"><button data-product-id="${TABLE}"></button></article></div>`;
  document.body.append(slide);
  place(slide, isPhone ? [0, 100, 400, 600] : [0, 100, 1_000, 600]);
  makeScrollable(slide, 600, isPhone ? 1_800 : 1_200);
  const [block, lamp, table] = slide.querySelectorAll('[data-cms-block-id], .v-product-card') as unknown as [Element, Element, Element];
  place(block, isPhone ? [0, 150, 400, 1_700] : [0, 150, 1_000, 1_100], slide);
  place(lamp, isPhone ? [0, 400, 400, 600] : [0, 400, 480, 800], slide);
  place(table, isPhone ? [0, 1_100, 400, 600] : [500, 400, 480, 800], slide);
  return slide;
}

let guide: HTMLElement;
let phone: HTMLElement;
beforeEach(() => {
  document.body.replaceChildren();
  guide = slideOf({ isPhone: false });
  phone = slideOf({ isPhone: true });
});

describe('a scroll position', () => {
  it.each([
    ['top', 0, 0],
    ['end', 600, 1_200],
  ])('at the %s of a slide is there on every screen', (_where, top, expected) => {
    guide.scrollTop = top;
    expect(scrollTopFor(phone, readScroll(guide, SECTION))).toBeCloseTo(expected, 5);
  });

  it('between them is told by the product there, and stands at the same height of another screen', () => {
    guide.scrollTop = 300;
    const scroll = readScroll(guide, SECTION);
    // Half the way down: at 400 of 600, which is 300 of the lamp's 800.
    expect(scroll).toEqual({ anchor: { kind: 'product', id: LAMP }, offset: 0.375, line: 0.5 });
    const top = scrollTopFor(phone, scroll) ?? 0;
    expect(400 - top + 0.375 * 600).toBe(100 + 300);
  });

  it.each([
    ['a product', { kind: 'product', id: 'e'.repeat(32) }],
    ['a block', { kind: 'block', id: 'e'.repeat(32) }],
    ['no id at all', { kind: 'block', id: '"] *, [id="' }],
  ] as const)('by %s that this viewer has not is nowhere', (_what, anchor) => {
    expect(scrollTopFor(phone, { anchor, offset: 0.5, line: 0.5 })).toBeUndefined();
    expect(placeOf(phone, { anchor, x: 0.5, y: 0.5 })).toBeUndefined();
  });

  it('is within the slide, whatever the fractions are', () => {
    const anchor = { kind: 'slide', id: SECTION } as const;
    expect(scrollTopFor(phone, { anchor, offset: 1e9, line: 0 })).toBe(1_200);
    expect(scrollTopFor(phone, { anchor, offset: -1e9, line: 1 })).toBe(0);
  });

  it('of a slide that all is seen of is its top', () => {
    makeScrollable(guide, 600, 600);
    expect(readScroll(guide, SECTION)).toEqual({ anchor: { kind: 'slide', id: SECTION }, offset: 0, line: 0 });
  });
});

describe('what is pointed at', () => {
  it('is the product under it, at the same part of it on every screen', () => {
    const point = readPoint(guide, SECTION, { left: 500 + 120, top: 400 + 200 });
    expect(point).toEqual({ anchor: { kind: 'product', id: TABLE }, x: 0.25, y: 0.25 });
    expect(placeOf(phone, point)).toEqual({ left: 100, top: 1_100 + 150 });
  });

  it('is a block beside products, and the slide beside blocks', () => {
    expect(readPoint(guide, SECTION, { left: 490, top: 700 })).toEqual({ anchor: { kind: 'block', id: BLOCK }, x: 0.49, y: 0.5 });
    expect(readPoint(guide, SECTION, { left: 500, top: 130 })).toMatchObject({ anchor: { kind: 'slide', id: SECTION }, x: 0.5 });
  });

  it('moves with the slide as that is scrolled', () => {
    const point = readPoint(guide, SECTION, { left: 240, top: 800 });
    guide.scrollTop = 250;
    expect(placeOf(guide, point)).toEqual({ left: 240, top: 550 });
  });
});
