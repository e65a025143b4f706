import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const importsOf = (sheet: string) =>
  [...readFileSync(join(import.meta.dirname, sheet), 'utf8').matchAll(/^@import '(.+)';$/gm)].map(([, path]) => path);

describe('the styles of a page that brings little', () => {
  it('are all styles, in the order of the one sheet: what is seen first, and what a hand opens', () => {
    const [all, first, byHand] = [importsOf('styles.css'), importsOf('first-view.css'), importsOf('by-hand.css')];
    expect([...first, ...byHand].toSorted()).toEqual(all.toSorted());
    expect(all.filter((path) => first.includes(path))).toEqual(first);
    expect(all.filter((path) => byHand.includes(path))).toEqual(byHand);
  });
});
