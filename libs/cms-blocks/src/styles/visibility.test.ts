import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('./page.css', import.meta.url), 'utf8');

/** The media conditions under which a class hides. */
const conditionsOf = (name: string): string[] =>
  [...css.matchAll(/@media ([^{]+) \{\s*((?:\.[\w-]+,?\s*)+)\{\s*display: none/g)].flatMap(([, condition, selectors]) =>
    selectors?.split(/[\s,]+/).includes(`.${name}`) ? [condition ?? ''] : [],
  );

it.each([
  ['v-cms-hidden-from-md', '(min-width: 768px)'],
  ['v-cms-hidden-from-lg', '(min-width: 1024px)'],
  ['v-cms-hidden-from-xl', '(min-width: 1280px)'],
  ['v-cms-hidden-mobile', '(max-width: 767.98px)'],
  ['v-cms-hidden-tablet', '(min-width: 768px) and (max-width: 1023.98px)'],
  ['v-cms-hidden-desktop', '(min-width: 1024px)'],
])('%s hides at %s: mobile is md, tablet lg, desktop xl', (name, condition) => {
  expect(conditionsOf(name)).toEqual([condition]);
});
