import { afterEach, describe, expect, it } from 'vitest';
import { configureLocales, withBuiltInLocales } from '@vitrine/routing';
import { crossAppLink } from './cross-app-link.ts';
import { isLocaleCode, localeCodes, localeOfPath } from './locales.ts';
import { PATH_TABLE, pathRowPattern, processFor } from './path-table.ts';
import { createRoomHost } from './server/room-host-module.ts';
import { matchDomain } from './start-up.ts';

const ENV = {
  PUBLIC_ORIGIN: 'http://localhost:3000',
  STORE_API_ENDPOINT: 'http://localhost:3004/store-api',
  STORE_API_ACCESS_KEY: `SWSC${'A'.repeat(22)}`,
};

const addArabic = (): void => configureLocales({ locales: withBuiltInLocales([{ code: 'ar-EG' }]) });

afterEach(() => configureLocales({ locales: withBuiltInLocales([]) }));

describe('a locale that a shop adds', () => {
  it('is one for cookies, addresses and links as the product’s are', () => {
    expect([isLocaleCode('ar-EG'), localeOfPath('/ar-EG/x'), processFor('/ar-EG/presentation/x')]).toEqual([false, 'en-US', 'storefront']);
    addArabic();
    expect([isLocaleCode('ar-EG'), isLocaleCode('ar-eg'), localeOfPath('/ar-eg/x')]).toEqual([true, false, 'ar-EG']);
    expect(crossAppLink('/presentation/x', { locale: localeOfPath('/ar-EG') })).toBe('/ar-EG/presentation/x');
  });
  it('has its rooms answered by the sales room, also by the generated proxy configuration', () => {
    addArabic();
    expect([processFor('/ar-EG/presentation/x'), processFor('/ar-EG/ask.data')]).toEqual(['sales-room', 'sales-room']);
    const ask = PATH_TABLE.find(({ path }) => path === '/ask');
    expect(ask && new RegExp(pathRowPattern(ask)).test('/AR-eg/ask')).toBe(true);
  });
  it('finds its domain at the store under its prefix', () => {
    addArabic();
    const domains = [{ url: 'https://shop.example' }, { url: 'https://shop.example/ar-EG' }];
    expect(matchDomain(domains, 'https://shop.example', localeOfPath('/ar-EG'))).toBe(domains[1]);
  });
  it('is told to the room server by EXTRA_LOCALES', () => {
    createRoomHost({ ...ENV, EXTRA_LOCALES: 'ar-EG, fr-FR' });
    expect(localeCodes()).toEqual(['en-GB', 'en-US', 'de-DE', 'ar-EG', 'fr-FR']);
    createRoomHost({ ...ENV, EXTRA_LOCALES: '' });
    expect(localeCodes()).toEqual(['en-GB', 'en-US', 'de-DE']);
    expect(() => createRoomHost({ ...ENV, EXTRA_LOCALES: 'french!' })).toThrow("'french!' is not a locale code");
  });
});
