import { describe, it } from 'vitest';
import * as z from 'zod/mini';
import { expectLinear } from '@vitrine/e2e-kit/linear-time';
import { accepted, chosen, email, message, optional, password, required } from './forms/rules.ts';
import { listingRequest, listingSearch, parseListingState } from './listing/listing-params.ts';

describe('what a visitor types takes time that grows with its length alone', () => {
  it.each<[string, z.core.$ZodType]>([
    ['a field', required],
    ['a field that may be empty', optional],
    ['an e-mail address', email],
    ['a password', password],
    ['a tick', accepted],
    ['a choice', chosen],
    ['a message', message],
  ])('%s', (_what, schema) => expectLinear((text) => z.safeParse(schema, text)));

  it('an e-mail address that begins well', () => expectLinear((text) => z.safeParse(email, `a@${text}`)));

  it('the filters of a listing in an address', () =>
    expectLinear((text) => {
      const state = parseListingState(
        new URLSearchParams({ order: text, p: text, manufacturer: text, properties: `${text}|${text}`, 'min-price': text, rating: text }),
      );
      return listingSearch({ ...state, order: text }, listingRequest(state).order);
    }));
});
