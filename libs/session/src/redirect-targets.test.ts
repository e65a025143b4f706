import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirectUrl, safeReturnTo } from './redirect-targets.ts';

const ownOrigins = ['https://www.shop.example', 'https://rooms.shop.example'];
const PAGE = 'https://www.shop.example/login';

describe('where to go back to (returnTo)', () => {
  it.each([
    ['/account', '/account'],
    ['/de-DE/checkout?step=2#top', '/de-DE/checkout?step=2#top'],
    ['https://rooms.shop.example/de-DE/presentation/x?y=1#z', 'https://rooms.shop.example/de-DE/presentation/x?y=1#z'],
    ['https://www.shop.example', 'https://www.shop.example/'],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['\t//evil.example', undefined],
    ['https:evil.example', undefined],
    ['https:///evil.example', undefined],
    ['https://evil.example', undefined],
    ['http://www.shop.example/', undefined],
    ['https://www.shop.example:8443/', undefined],
    ['https://www.shop.example@evil.example/', undefined],
    ['https://a:b@www.shop.example/', undefined],
    ['https://www.shop.example.evil.example/', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['', undefined],
    [null, undefined],
    [42, undefined],
  ])('%j leads to %j', (value, expected) => {
    expect(safeReturnTo(value, { ownOrigins })).toBe(expected);
  });
});

describe('where the store sends (redirectUrl)', () => {
  it.each([
    ['https://pay.example/x?y=1', undefined, 'https://pay.example/x?y=1'],
    ['https://www.shop.example/checkout', undefined, 'https://www.shop.example/checkout'],
    ['http://pay.example/x', undefined, undefined],
    ['https://pay.example/x', ['https://pay.example'], 'https://pay.example/x'],
    ['https://rooms.shop.example/x', ['https://pay.example'], 'https://rooms.shop.example/x'],
    ['https://other.example/x', ['https://pay.example'], undefined],
    ['https://shop@pay.example/x', undefined, undefined],
    ['javascript:alert(1)', undefined, undefined],
    ['data:text/html,x', undefined, undefined],
    ['/relative', undefined, undefined],
    [' https://pay.example', undefined, undefined],
    [null, undefined, undefined],
  ])('%j with providers %j leads to %j', (value, storeOrigins, expected) => {
    expect(safeRedirectUrl(value, { ownOrigins, storeOrigins })).toBe(expected);
  });

  it("may be plain http on a product that is: a developer's machine", () => {
    expect(safeRedirectUrl('http://localhost:3000/demo-store/pay', { ownOrigins: ['http://localhost:3000'] })).toBe(
      'http://localhost:3000/demo-store/pay',
    );
  });
});

/** Text that looks for gaps: pieces of addresses, white space, slashes of both kinds, escapes. */
const hostile = fc
  .array(
    fc.constantFrom(
      'https:',
      'http:',
      'javascript:',
      'HTTPS:',
      '/',
      '//',
      '\\',
      '@',
      ':',
      '.',
      '..',
      '%2f',
      '%5c',
      '%09',
      '\t',
      '\n',
      '\r',
      ' ',
      '\u0000',
      '\u3000',
      '?',
      '#',
      '[',
      ']',
      'evil.example',
      'www.shop.example',
      'rooms.shop.example',
      'www.shop.example.evil.example',
      ':443',
      'x',
      'ü',
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));
const anything = fc.oneof(
  hostile,
  fc.string(),
  fc.webUrl(),
  hostile.map((text) => `https://www.shop.example${text}`),
  hostile.map((text) => `/${text}`),
);

describe('no text makes an open redirect', () => {
  it('of returnTo: a browser stays on our origins', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const target = safeReturnTo(text, { ownOrigins });
        return target === undefined || ownOrigins.includes(new URL(target, PAGE).origin);
      }),
      { numRuns: 5_000 },
    );
  });

  it('of redirectUrl: a browser goes to us or to a provider that is configured, over https alone', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const listed = safeRedirectUrl(text, { ownOrigins, storeOrigins: ['https://pay.example'] });
        const open = safeRedirectUrl(text, { ownOrigins });
        return (
          (listed === undefined || [...ownOrigins, 'https://pay.example'].includes(new URL(listed, PAGE).origin)) &&
          (open === undefined || new URL(open, PAGE).protocol === 'https:')
        );
      }),
      { numRuns: 5_000 },
    );
  });
});
