import { describe, expect, it } from 'vitest';
import { LOCALE_COOKIE, SHOP_LOCALES } from '@vitrine/routing';
import { cookieName, COOKIES, parseCookies, serializeCookie } from './cookies.ts';
import { localeCodes, localeOfPath, prefixOf } from './locales.ts';

const http = { secure: false };
const https = { secure: true, domain: 'shop.example' };

describe('the cookie table', () => {
  it.each([
    ['contextToken', 'sw-context-token', 31_536_000, true],
    ['languageId', 'sw-language-id', 31_536_000, false],
    ['visit', 'vitrine-visit', undefined, true],
    ['sessionStamp', 'vitrine-session-stamp', 31_536_000, false],
    ['locale', 'i18n_redirected', 31_536_000, false],
    ['attendeeName', 'vitrine-attendee-name', 86_400, false],
    ['consent', 'vitrine-consent', 15_552_000, false],
    ['guide', 'vitrine-guide', undefined, true],
    ['attendee', 'vitrine-attendee', 31_536_000, true],
  ] as const)('%s is %s, lasts %s seconds, HttpOnly %s, same-site lax', (key, name, maxAge, httpOnly) => {
    expect(COOKIES[key]).toMatchObject({ name, maxAge, httpOnly, sameSite: 'Lax' });
  });

  it('marks every cookie Secure on https, none on http', () => {
    for (const cookie of Object.values(COOKIES)) {
      expect(serializeCookie(cookie, 'x', https)).toContain('; Secure');
      expect(serializeCookie(cookie, 'x', http)).not.toContain('Secure');
    }
  });

  it("is whole: no other cookie exists, and only the visit's and the guide's are host-bound by __Host-", () => {
    expect(Object.keys(COOKIES)).toEqual([
      'contextToken',
      'languageId',
      'visit',
      'sessionStamp',
      'locale',
      'attendeeName',
      'consent',
      'guide',
      'attendee',
    ]);
    for (const [key, cookie] of Object.entries(COOKIES))
      expect([key, cookie.hostPrefix, cookie.shared]).toEqual([key, ['visit', 'guide'].includes(key), !['visit', 'guide'].includes(key)]);
  });

  it("shares cookies with siblings by one domain setting, but never the guide's: __Host- on https", () => {
    expect(serializeCookie(COOKIES.contextToken, 'x', https)).toContain('; Domain=shop.example');
    expect(serializeCookie(COOKIES.guide, 'x', https)).toBe('__Host-vitrine-guide=x; Path=/; SameSite=Lax; HttpOnly; Secure');
    expect(cookieName(COOKIES.guide, http)).toBe('vitrine-guide');
  });

  it('calls the locale cookie what routing calls it, and knows the same locales', () => {
    expect(COOKIES.locale.name).toBe(LOCALE_COOKIE);
    expect([...localeCodes()].sort()).toEqual(SHOP_LOCALES.locales.map((locale) => locale.code).sort());
    expect(prefixOf('en-US')).toBe('');
    expect(localeOfPath('/en-US/x')).toBe('en-US');
  });

  it('lets no value break out of its cookie', () => {
    const name = 'Ana; Path=/evil\r\nSet-Cookie: a=b, ü';
    const header = serializeCookie(COOKIES.attendeeName, name, http);
    expect(header).not.toMatch(/[\r\n]|Path=\/evil/);
    expect(parseCookies(header.split('; ', 1)[0]).get('vitrine-attendee-name')).toBe(name);
  });

  it('reads any header without failing', () => {
    expect([...parseCookies('a=1; a=2; =x; b; c=%E0%A4; d=e=f')]).toEqual([
      ['a', '1'],
      ['c', '%E0%A4'],
      ['d', 'e=f'],
    ]);
    expect(parseCookies(null).size).toBe(0);
  });
});
