import { describe, expect, it } from 'vitest';
import { normalizePath, toSafePath } from './content-path.ts';
import { detectLocale } from './detect-locale.ts';
import { localePath, parseLocalePath, switchLocalePath } from './locale-path.ts';
import { externalHref } from './navigation-link.ts';
import { pageLookup, resolvePage } from './page-resolution.ts';
import { parseRouteName } from './route-name.ts';

const LENGTH = 100_000;

/** What grows worse than its length makes a server stand still: none may take a second. */
describe.each([
  ['slashes', '/'.repeat(LENGTH)],
  ['segments', '/a'.repeat(LENGTH)],
  ['one segment', `/${'a'.repeat(LENGTH)}`],
  ['dot segments', '/..%2f%2e%2E/.'.repeat(LENGTH / 10)],
  ['prefixes', '/de-DE'.repeat(LENGTH / 6)],
  ['percent signs', `/${'%'.repeat(LENGTH)}`],
  ['spaces', `/${' '.repeat(LENGTH)}x`],
  ['line breaks', '/\n'.repeat(LENGTH)],
  ['lone surrogates', `/${'\uD800'.repeat(LENGTH)}`],
  ['separators', `/${'___'.repeat(LENGTH / 3)}`],
  ['languages', 'de-AT;q=0.5,'.repeat(LENGTH / 10)],
])('very long %s', (_what, text) => {
  it.each<[string, () => unknown]>([
    ['normalizePath', () => normalizePath(text)],
    ['toSafePath', () => toSafePath(text)],
    ['parseLocalePath', () => parseLocalePath(text)],
    ['localePath', () => localePath(text, 'de-DE')],
    ['switchLocalePath', () => switchLocalePath(`${text}?${text}#${text}`, 'de-DE')],
    ['detectLocale', () => detectLocale({ pathname: text, search: `?${text}`, hash: text, cookie: text, acceptLanguage: text })],
    ['detectLocale at the root', () => detectLocale({ pathname: '/', acceptLanguage: text })],
    ['pageLookup', () => pageLookup(text)],
    ['resolvePage', () => resolvePage(text, [])],
    ['externalHref', () => externalHref(text)],
    ['parseRouteName', () => parseRouteName(text)],
  ])('%s neither throws nor takes long', (_name, run) => {
    const since = performance.now();
    expect(run).not.toThrow();
    expect(performance.now() - since).toBeLessThan(1_000);
  });
});
