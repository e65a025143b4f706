import { describe, expect, it } from 'vitest';
import { StoreApiError } from '@vitrine/store-api-client';
import { RoomError } from '../room-error.ts';
import { currencyIn, isRefusedByStore, withStoreErrors } from './store-errors.ts';

const failure = (statusCode: number, messages = [{ detail: 'Sold out.' }]) =>
  new StoreApiError('Refused.', { code: 'REFUSED', statusCode, messages });

describe('the store has refused', () => {
  it.each([
    [400, true],
    [404, true],
    [429, true],
    [499, true],
    [399, false],
    [408, false],
    [500, false],
    [503, false],
    [0, false],
  ])('with %s: %s', (statusCode, isRefused) => expect(isRefusedByStore(failure(statusCode))).toBe(isRefused));

  it('nothing where the failure is none of its own', () => expect(isRefusedByStore(new Error('x'))).toBe(false));
});

describe('a failure of the store', () => {
  const codeOf = (error: unknown) =>
    withStoreErrors(() => Promise.reject(error as Error)).catch((thrown: unknown) => {
      if (!(thrown instanceof RoomError)) throw thrown;
      return [thrown.code, thrown.message];
    });

  it.each<[string, unknown, string, string]>([
    ['a thing that is not there', failure(404), 'not-found', 'Sold out.'],
    ['a refusal', failure(400), 'wrong-state', 'Sold out.'],
    ['a refusal without a word', failure(400, []), 'wrong-state', 'The store refused this.'],
    ['too many calls', failure(429), 'store-unavailable', 'The store does not answer.'],
    ['a time-out', failure(408), 'store-unavailable', 'The store does not answer.'],
    ['an outage', failure(503), 'store-unavailable', 'The store does not answer.'],
    ['a bug', new TypeError('x'), 'store-unavailable', 'The store does not answer.'],
    ['a refusal of the room', new RoomError('changed-since', 'Later.'), 'changed-since', 'Later.'],
  ])('that is %s is told as such', async (_what, error, code, detail) => expect(await codeOf(error)).toEqual([code, detail]));

  it('is none where there is a result', async () => expect(await withStoreErrors(async () => 'done')).toBe('done'));
});

it('the currency of a context is its code, and empty where the store names none', () => {
  expect(currencyIn({ currency: { isoCode: 'EUR' } } as never)).toBe('EUR');
  expect(currencyIn({ currency: {} } as never)).toBe('');
  expect(currencyIn({} as never)).toBe('');
});
