import { describe, expect, it } from 'vitest';
import { draftSlides, moveSlide, newSlide, productIdsOf, withText } from './draft-slides.ts';

const product = (letter: string) => ({ kind: 'product' as const, name: letter.toUpperCase(), productId: letter.repeat(32) });
const slides = draftSlides([product('a'), product('b'), product('c')], false);
const keys = (list: typeof slides | ReturnType<typeof moveSlide>) => list.map(({ key }) => key);

describe('a slide that is moved', () => {
  it.each([
    ['slide-0', 1, ['slide-1', 'slide-0', 'slide-2']],
    ['slide-2', -1, ['slide-0', 'slide-2', 'slide-1']],
    ['slide-0', -1, ['slide-0', 'slide-1', 'slide-2']],
    ['slide-2', 1, ['slide-0', 'slide-1', 'slide-2']],
    ['nowhere', 1, ['slide-0', 'slide-1', 'slide-2']],
  ])('%s by %i takes its place, and stops at the ends', (key, by, expected) => expect(keys(moveSlide(slides, key, by))).toEqual(expected));
});

it('slides that are kept keep their ids; those of a copy are new ones', () => {
  const kept = [{ ...product('a'), id: 'd'.repeat(32), notes: 'Say hello' }];
  expect(draftSlides(kept, false)).toEqual([{ key: 'd'.repeat(32), slide: kept[0] }]);
  expect(draftSlides(kept, true)).toEqual([{ key: 'slide-0', slide: { ...product('a'), notes: 'Say hello' } }]);
});

it('slides that are added have keys of their own', () => {
  expect(newSlide(product('a')).key).not.toBe(newSlide(product('a')).key);
  expect(productIdsOf([newSlide(product('a')), newSlide({ kind: 'search', name: 'S', search: 'lamp' })])).toEqual(['a'.repeat(32)]);
});

describe('a text that is changed in one language', () => {
  it('is one text for all where it was', () => expect(withText('Spring', 'Summer', 'en-US')).toBe('Summer'));
  it('keeps the other languages', () =>
    expect(withText({ 'en-US': 'Spring', 'de-DE': 'Frühling' }, 'Lenz', 'de-DE')).toEqual({ 'en-US': 'Spring', 'de-DE': 'Lenz' }));
  it('that says the same gets no language of its own', () =>
    expect(withText({ 'en-US': 'Spring' }, 'Spring', 'de-DE')).toEqual({ 'en-US': 'Spring' }));
});
