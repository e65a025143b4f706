import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const importsOf = (sheet: string) =>
  [...readFileSync(join(import.meta.dirname, sheet), 'utf8').matchAll(/^@import '(.+)';$/gm)].map(([, path]) => path ?? '');

describe('the styles of a page that brings little', () => {
  const all = importsOf('styles.css');
  const [first, byHand] = [importsOf('first-view.css'), importsOf('by-hand.css')];
  const ofPages = ['listing-pages.css', 'product-pages.css', 'customer-pages.css'].map(importsOf);

  it('are all styles: what every page shows, what some kinds of pages show, and what a hand opens', () => {
    expect([...first, ...new Set(ofPages.flat()), ...byHand].toSorted()).toEqual(all.toSorted());
  });

  it('come in the order of the one sheet', () => {
    for (const sheet of [first, ...ofPages, byHand]) expect(all.filter((path) => sheet.includes(path))).toEqual(sheet);
  });
});
