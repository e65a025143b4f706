import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizePath, normalizeSearch, splitHref, toSafePath } from './content-path.ts';

const ORIGIN = 'https://shop.example';
/** Text made of what confuses address parsers, mixed with ordinary and broken characters. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '%2e',
        '%2F',
        '%5C',
        '%',
        '%zz',
        ':',
        '@',
        '?',
        '#',
        '\t',
        '\n',
        '\r',
        '\0',
        ' ',
        'evil.example',
        'https:',
        'javascript:',
        'ä',
        '\uD800',
        '\u2028',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
  )
  .map((parts) => parts.join(''));

describe('a normalized path', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['//', '/'],
    ['a/b', '/a/b'],
    ['/a/b/', '/a/b'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['\\\\evil.example', '/evil.example'],
    ['/\t/evil.example', '/evil.example'],
    ['/a/../..//evil.example', '/evil.example'],
    ['/a/%2e%2E/./b', '/b'],
    ['/..', '/'],
    ['/Möbel/Stühle', '/M%C3%B6bel/St%C3%BChle'],
    ['/100% wool', '/100%25%20wool'],
    ['/a%20b', '/a%20b'],
    ['/\0', '/%00'],
    ['/.well-known/x', '/.well-known/x'],
    ['/a?b#c', '/a%3Fb%23c'],
  ])('%j becomes %j', (given, expected) => expect(normalizePath(given)).toBe(expected));

  it('is the same when normalized again, and leads to no other origin, whatever went in', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const path = normalizePath(text);
        expect(normalizePath(path)).toBe(path);
        const url = new URL(path, ORIGIN);
        expect(url.origin).toBe(ORIGIN);
        expect(url.pathname).toBe(path);
        expect(url.search + url.hash).toBe('');
      }),
      { numRuns: 2_000 },
    );
  });

  it('leaves a path that a browser sends as it is, but for its shape', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const sent = new URL(path.replace(/^\/+/, '/') || '/', ORIGIN).pathname;
        const expected = sent.split('/').filter(Boolean).join('/');
        expect(normalizePath(sent)).toBe(`/${expected}`);
      }),
    );
  });
});

describe('a split address', () => {
  it('keeps query and hash apart', () => {
    expect(splitHref('/a?b=1&c#d?e')).toEqual({ pathname: '/a', search: '?b=1&c', hash: '#d?e' });
    expect(splitHref('/a?#')).toEqual({ pathname: '/a', search: '', hash: '' });
  });
  it('holds no character that could end a header', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const { search, hash } = splitHref(`/?${text}#${text}`);
        expect(() => new Headers({ Location: `/${search}${hash}` })).not.toThrow();
        expect(normalizeSearch(search)).toBe(search);
      }),
    );
  });
});

describe('a safe path', () => {
  it.each(['/account', '/de-DE/checkout?step=2#top', '/'])('%j passes', (path) => expect(toSafePath(path)).toBe(path));
  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    ' //evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'evil.example',
    '',
    null,
    undefined,
    7,
    {},
  ])('%j is refused', (value) => expect(toSafePath(value)).toBeUndefined());
  it('stays on this origin, whatever went in', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const path = toSafePath(text) ?? '/';
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
        expect(() => new Headers({ Location: path })).not.toThrow();
      }),
      { numRuns: 2_000 },
    );
  });
});

it.each([
  ['#top', { pathname: '', search: '', hash: '#top' }],
  ['?a=1', { pathname: '', search: '?a=1', hash: '' }],
  ['/a#', { pathname: '/a', search: '', hash: '' }],
  ['/a?', { pathname: '/a', search: '', hash: '' }],
  ['/a#x', { pathname: '/a', search: '', hash: '#x' }],
  ['/a?b=1#c?d', { pathname: '/a', search: '?b=1', hash: '#c?d' }],
])('the parts of %j are told apart', (href, parts) => {
  expect(splitHref(href)).toEqual(parts);
});
