import { describe, expect, it } from 'vitest';
import { StoreApiError } from '@vitrine/store-api-client';
import { errorFacts } from './app-error-boundary.tsx';

const thrown = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data });

describe('the error page', () => {
  it("has the status and message of a thrown answer: 404 'Page Not Found: {path}'", () => {
    expect(errorFacts(thrown(404, { message: 'Page Not Found: /x', path: '/x' }))).toEqual({
      status: 404,
      message: 'Page Not Found: /x',
      path: '/x',
    });
  });
  it('has status 500 by default, and no detail of a fatal error', () => {
    expect(errorFacts(new Error('secret at line 3'))).toEqual({ status: 500 });
  });
  it.each([
    [0, 503],
    [408, 408],
    [502, 502],
  ])('has for a store failure of %i the status %i', (statusCode, status) => {
    expect(errorFacts(new StoreApiError('failed', { code: 'FAILED', statusCode, messages: [] })).status).toBe(status);
  });

  it.each([
    ['nothing', null, {}],
    ['a text', 'Not here', {}],
    ['other things', { message: 5, path: {} }, {}],
    ['a message alone', { message: 'Gone' }, { message: 'Gone' }],
    ['a path alone', { path: '/x' }, { path: '/x' }],
  ])('says of a thrown answer no more than it may: %s', (_what, data, expected) => {
    expect(errorFacts(thrown(410, data))).toEqual({ status: 410, ...expected });
  });
});
