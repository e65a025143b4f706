import { describe, expect, it } from 'vitest';
import { cellSizes, type CmsBlockArrangement, type CmsBlockPlace } from './block-layouts.ts';

const BOXED: CmsBlockPlace = { isBoxed: true, section: 'main', hasSidebar: false };
const WIDE: CmsBlockPlace = { ...BOXED, isBoxed: false };
const BESIDE: CmsBlockPlace = { ...BOXED, hasSidebar: true };
const WIDE_BESIDE: CmsBlockPlace = { ...WIDE, hasSidebar: true };
const SIDEBAR: CmsBlockPlace = { ...BESIDE, section: 'sidebar' };

describe('the width that a browser is told of a picture', () => {
  it.each<[CmsBlockArrangement, number, CmsBlockPlace, string]>([
    ['single', 0, BOXED, '(min-width: 1440px) 1344px, (min-resolution: 2.5dppx) 67vw, 100vw'],
    ['single', 0, WIDE, '(min-resolution: 2.5dppx) 67vw, 100vw'],
    ['single', 0, BESIDE, '(min-width: 1440px) 1008px, (min-width: 1024px) 75vw, (min-resolution: 2.5dppx) 67vw, 100vw'],
    ['single', 0, WIDE_BESIDE, '(min-width: 1024px) 75vw, (min-resolution: 2.5dppx) 67vw, 100vw'],
    ['single', 0, SIDEBAR, '(min-width: 1024px) 300px, (min-resolution: 2.5dppx) 67vw, 100vw'],
    ['halves', 0, BOXED, '(min-width: 1440px) 672px, (min-width: 768px) 50vw, (min-resolution: 2.5dppx) 67vw, 100vw'],
    ['halves', 1, BOXED, '(min-width: 1440px) 672px, (min-width: 768px) 50vw, (min-resolution: 2.5dppx) 67vw, 100vw'],
    ['halves', 0, BESIDE, '(min-width: 1440px) 504px, (min-width: 768px) 38vw, (min-resolution: 2.5dppx) 67vw, 100vw'],
    ['halves', 0, WIDE, '(min-width: 768px) 50vw, (min-resolution: 2.5dppx) 67vw, 100vw'],
    ['thirds', 2, BOXED, '(min-width: 1440px) 448px, (min-width: 768px) 33vw, (min-resolution: 2.5dppx) 67vw, 100vw'],
    [
      'quarters',
      3,
      BOXED,
      '(min-width: 1440px) 336px, (min-width: 1024px) 25vw, (min-width: 640px) 50vw, (min-resolution: 2.5dppx) 67vw, 100vw',
    ],
    ['mosaic', 0, BOXED, '(min-width: 1440px) 784px, (min-width: 768px) 58vw, (min-resolution: 2.5dppx) 67vw, 100vw'],
    ['mosaic', 1, BOXED, '(min-width: 1440px) 560px, (min-width: 768px) 42vw, (min-resolution: 2.5dppx) 67vw, 100vw'],
    ['heading', 0, BOXED, '(min-width: 1440px) 896px, (min-width: 768px) 67vw, (min-resolution: 2.5dppx) 67vw, 100vw'],
    ['heading', 1, BOXED, '(min-width: 1440px) 448px, (min-width: 768px) 33vw, (min-resolution: 2.5dppx) 67vw, 100vw'],
    ['buy-box', 0, BOXED, '(min-width: 1440px) 784px, (min-width: 768px) 58vw, (min-resolution: 2.5dppx) 67vw, 100vw'],
    ['buy-box', 1, BOXED, '(min-width: 1440px) 560px, (min-width: 768px) 42vw, (min-resolution: 2.5dppx) 67vw, 100vw'],
  ])('is that of its cell: %s %i in %j', (arrangement, cell, place, sizes) => {
    expect(cellSizes(arrangement, cell, place)).toBe(sizes);
    expect(cellSizes(arrangement, cell, place), 'and is the same when it is asked for again').toBe(sizes);
  });
});
