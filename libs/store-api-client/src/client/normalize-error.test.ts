import { expect, test } from 'vitest';
import { createStoreApiError, noResponseError } from './normalize-error.ts';

test('a failure says which call failed where it is one, and else what is wrong', () => {
  expect(createStoreApiError('FAILED', 500, 'It broke.').message).toBe('It broke.');
  expect(createStoreApiError('FAILED', 500, 'It broke.', { operation: 'getCart' }).message).toBe('getCart failed: It broke.');
  expect(createStoreApiError('FAILED', 500, 'It broke.', { operation: 'getCart', message: 'No.' }).message).toBe('No.');
});

test.each([
  ['timeout', 408, 'TIMEOUT'],
  ['network', 0, 'NETWORK'],
  ['unknown', 500, 'FAILED'],
] as const)('no answer for the reason %s is status %i', (reason, statusCode, code) => {
  expect(noResponseError('getCart', reason, new Error('x'))).toMatchObject({ statusCode, code, operation: 'getCart' });
});
