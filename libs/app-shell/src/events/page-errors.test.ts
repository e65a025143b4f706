// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { listenToErrors } from './page-errors.ts';

const told: string[] = [];
const listen = () => listenToErrors((event) => void told.push(event.name === 'error.reported' ? event.message : ''));
const rejected = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });
let end = listen();
afterEach(() => {
  end();
  told.length = 0;
  end = listen();
});

describe('what goes wrong in a page’s scripts is told', () => {
  it('by its kind and message', () => {
    dispatchEvent(Object.assign(new Event('error'), { error: new TypeError('no price'), message: 'Uncaught' }));
    dispatchEvent(Object.assign(new Event('error'), { error: undefined, message: 'Script error.' }));
    dispatchEvent(rejected(new Error('away')));
    dispatchEvent(rejected('a word'));
    expect(told).toEqual(['TypeError: no price', 'Script error.', 'Error: away', 'a word']);
  });

  it('without the queries of addresses, and cut', () => {
    dispatchEvent(rejected(new Error('GET https://shop.example/invitation?token=secret failed (/a#code=secret)')));
    dispatchEvent(rejected('x'.repeat(400)));
    expect(told).toEqual(['Error: GET https://shop.example/invitation failed (/a)', 'x'.repeat(200)]);
  });

  it('to nobody once that has ended', () => {
    end();
    dispatchEvent(rejected('late'));
    dispatchEvent(Object.assign(new Event('error'), { message: 'late' }));
    expect(told).toEqual([]);
  });
});
