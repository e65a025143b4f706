import { describe, expect, test } from 'vitest';
import { readStore } from './store-address.ts';

const KEY = 'SWSCABCDEFGHIJKLMNOPQRSTUV';

describe('the store that a shop sells from', () => {
  test.each(['https://shop.example', 'https://shop.example/', 'https://shop.example/store-api', 'https://shop.example/store-api/'])(
    'both of its APIs are known from %s',
    (address) => {
      expect(readStore(address, KEY)).toEqual({
        storeApi: 'https://shop.example/store-api',
        adminApi: 'https://shop.example/api',
        accessKey: KEY,
      });
    },
  );

  test('a store below a path stays there', () => {
    expect(readStore('https://example.com/public', KEY).storeApi).toBe('https://example.com/public/store-api');
  });

  test.each([
    ['shop', 'no address'],
    ['ftp://shop.example', 'neither https'],
    ['javascript:alert(1)', 'neither https'],
    ['https://user:secret@shop.example', 'a user or a password'],
    ['https://shop.example/?a=b', 'more than a path'],
  ])('%s is refused by name', (address, reason) => {
    expect(() => readStore(address, KEY)).toThrow(reason);
  });

  test('a password in an address is not repeated', () => {
    expect(() => readStore('https://user:secret@shop.example', KEY)).toThrow(/^(?!.*secret)/s);
  });

  test.each(['', 'short', 'wrong-key-of-letters', 'SWSC\nNODE_OPTIONS=--inspect', 'SWSC KEY WITH SPACES', '"quoted-key"'])(
    'the access key %j is refused and not repeated',
    (key) => {
      expect(() => readStore('https://shop.example', key)).toThrow('This is no access key');
    },
  );
});
