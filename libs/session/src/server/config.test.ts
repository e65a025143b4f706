import { describe, expect, it } from 'vitest';
import { appOriginsOf, ownOriginsOf, readSessionConfig } from './config.ts';

const GOOD = {
  STORE_API_ENDPOINT: 'https://shop.example/store-api/',
  STORE_API_ACCESS_KEY: 'SWSCAAAAAAAAAAAAAAAAAAAAAA',
  PUBLIC_ORIGIN: 'https://www.shop.example',
};

describe('settings of sessions', () => {
  it('are normalized; Secure follows the scheme of the public origin', () => {
    expect(readSessionConfig({ ...GOOD, COOKIE_DOMAIN: '.Shop.example' })).toMatchObject({
      storeApiEndpoint: 'https://shop.example/store-api',
      publicOrigin: 'https://www.shop.example',
      cookies: { secure: true, domain: 'shop.example' },
      timeoutMs: 10_000,
      accountAnswerMs: 1_000,
    });
    expect(readSessionConfig({ ...GOOD, PUBLIC_ORIGIN: '', COOKIE_DOMAIN: '' })).toMatchObject({
      publicOrigin: 'http://localhost:3000',
      cookies: { secure: false },
    });
  });

  it.each([
    ['STORE_API_ENDPOINT', 'shop.example'],
    ['STORE_API_ENDPOINT', 'https://shop.example/api'],
    ['STORE_API_ENDPOINT', undefined],
    ['STORE_API_ACCESS_KEY', 'secret'],
    ['STORE_API_ACCESS_KEY', undefined],
    ['PUBLIC_ORIGIN', 'https://shop.example/de'],
    ['PUBLIC_ORIGIN', 'ftp://shop.example'],
    ['COOKIE_DOMAIN', 'other.example'],
    ['COOKIE_DOMAIN', 'not a domain'],
    ['PAYMENT_ORIGINS', 'http://pay.example'],
    ['PAYMENT_ORIGINS', 'https://pay.example,https://pay.example/checkout'],
    ['PAYMENT_ORIGINS', ','],
    ['EMBED_ORIGINS', 'http://www.host.example'],
    ['EMBED_ORIGINS', 'https://*.host.example'],
    ['EMBED_ORIGINS', 'https://www.host.example/shop'],
    ['EMBED_ORIGINS', 'https://WWW.host.example'],
    ['EMBED_ORIGINS', 'https://somebody@www.host.example'],
    ['EMBED_ORIGINS', "'self'"],
    ['EMBED_ORIGINS', 'data:text/html'],
    ['EMBED_ORIGINS', 'https://host.example;script-src'],
    ['EMBED_ORIGINS', Array.from({ length: 51 }, (_, index) => `https://h${index}.example`).join()],
    ['ACCOUNT_ANSWER_MS', '10'],
    ['ACCOUNT_ANSWER_MS', '20000'],
    ['ACCOUNT_ANSWER_MS', 'soon'],
  ])('refuse a wrong %s (%s) by its name, saying what is expected', (name, value) => {
    expect(() => readSessionConfig({ ...GOOD, [name]: value })).toThrow(new RegExp(`^${name}: expected`));
  });

  it('name the payment providers that a store may send to; every https origin where none is named', () => {
    expect(readSessionConfig({ ...GOOD, PAYMENT_ORIGINS: 'https://pay.example/, https://www.provider.example,' }).paymentOrigins).toEqual([
      'https://pay.example',
      'https://www.provider.example',
    ]);
    expect(readSessionConfig({ ...GOOD, PAYMENT_ORIGINS: '' }).paymentOrigins).toBeUndefined();
  });

  it('name the sites that may embed rooms, one mistake a line; none where nothing is said', () => {
    const read = (value: string) => readSessionConfig({ ...GOOD, EMBED_ORIGINS: value }).embedOrigins;
    expect(read('https://www.host.example/, http://localhost:4000 http://127.0.0.1:8080,https://www.host.example')).toEqual([
      'https://www.host.example',
      'http://localhost:4000',
      'http://127.0.0.1:8080',
    ]);
    expect(read('')).toBeUndefined();
    expect(() => read('http://a.example,b.example')).toThrow(/^EMBED_ORIGINS: .*a\.example\nEMBED_ORIGINS: .*b\.example$/);
  });

  it('put the apps on one origin, or by one setting on sibling subdomains that share the cookie domain', () => {
    const one = readSessionConfig(GOOD);
    expect(one.origins).toEqual({ storefront: 'https://www.shop.example', 'sales-room': 'https://www.shop.example' });
    expect(appOriginsOf(one)).toEqual({});
    expect(ownOriginsOf(one)).toEqual(['https://www.shop.example']);
    const two = readSessionConfig({ ...GOOD, SALES_ROOM_ORIGIN: 'https://rooms.shop.example/' });
    expect(two).toMatchObject({ publicOrigin: 'https://www.shop.example', cookies: { domain: 'shop.example' } });
    expect(appOriginsOf(two)).toEqual({ storefront: 'https://www.shop.example', 'sales-room': 'https://rooms.shop.example' });
    expect(ownOriginsOf(two)).toEqual(['https://www.shop.example', 'https://rooms.shop.example']);
  });

  it.each([
    ['https://www.shop.example', 'https://rooms.shop.example', 'shop.example'],
    ['https://shop.example', 'https://rooms.shop.example', 'shop.example'],
    ['https://rooms.de.shop.example', 'https://de.shop.example', 'de.shop.example'],
    ['https://a.eu.shop.example', 'https://b.eu.shop.example', 'eu.shop.example'],
    ['https://shop.example', 'https://shop.example', undefined],
  ])('of %s and %s share the cookies of %s', (shop, rooms, domain) => {
    expect(readSessionConfig({ ...GOOD, PUBLIC_ORIGIN: shop, SALES_ROOM_ORIGIN: rooms }).cookies.domain).toBe(domain);
  });

  it.each([
    ['SALES_ROOM_ORIGIN', { SALES_ROOM_ORIGIN: 'https://rooms.example' }],
    ['SALES_ROOM_ORIGIN', { SALES_ROOM_ORIGIN: 'https://rooms.other.test' }],
    ['SALES_ROOM_ORIGIN', { PUBLIC_ORIGIN: 'https://10.1.2.3', SALES_ROOM_ORIGIN: 'https://10.9.2.3' }],
    ['COOKIE_DOMAIN', { SALES_ROOM_ORIGIN: 'https://rooms.other.example', COOKIE_DOMAIN: 'shop.example' }],
    ['SALES_ROOM_ORIGIN', { SALES_ROOM_ORIGIN: 'http://rooms.shop.example', COOKIE_DOMAIN: 'shop.example' }],
    ['SALES_ROOM_ORIGIN', { SALES_ROOM_ORIGIN: 'https://rooms.shop.example/x', COOKIE_DOMAIN: 'shop.example' }],
  ])('refuse a wrong %s where the apps could not share their session (%o)', (name, env) => {
    expect(() => readSessionConfig({ ...GOOD, ...env })).toThrow(new RegExp(`^${name}: expected`));
  });

  it('never repeat the access key in an error', () => {
    expect(() => readSessionConfig({ ...GOOD, STORE_API_ACCESS_KEY: 'almost-a-key' })).toThrow(
      expect.not.stringContaining('almost-a-key') as unknown as string,
    );
  });
});
