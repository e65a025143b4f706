import { expect, test } from 'vitest';
import { StoreApiError } from '../errors/store-api-error.ts';
import { withFallback } from './fallback.ts';

const failure = (statusCode: number, codes: (string | undefined)[], code: 'REFUSED' | 'NETWORK' = 'REFUSED') =>
  new StoreApiError('no', {
    code,
    statusCode,
    messages: codes.map((each) => ({ status: String(statusCode), code: each ?? '', detail: '' })),
  });
const outcome = (error: unknown) =>
  withFallback(
    () => Promise.reject(error instanceof Error ? error : new Error('no')),
    () => Promise.resolve('other'),
  ).catch(() => 'failed');

test('a call that the server does not know is made in its other form', async () => {
  expect(await outcome(failure(405, ['X']))).toBe('other');
  expect(await outcome(failure(404, ['0']))).toBe('other');
  expect(await outcome(failure(404, ['404']))).toBe('other');
  expect(await outcome(failure(404, []))).toBe('other');
});

test('any other failure is told as it is', async () => {
  expect(await outcome(failure(404, ['CHECKOUT__ORDER_NOT_FOUND']))).toBe('failed');
  expect(await outcome(failure(404, ['0', 'CHECKOUT__ORDER_NOT_FOUND']))).toBe('failed');
  expect(await outcome(failure(404, ['0'], 'NETWORK'))).toBe('failed');
  expect(await outcome(failure(400, ['0']))).toBe('failed');
  expect(await outcome(new TypeError('a mistake of ours'))).toBe('failed');
});
