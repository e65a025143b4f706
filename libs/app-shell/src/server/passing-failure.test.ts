import { afterEach, describe, expect, it, vi } from 'vitest';
import { StoreApiError } from '@vitrine/store-api-client';
import { withPassingFailure } from './passing-failure.ts';

const failing = (error: unknown) => withPassingFailure(() => Promise.reject(error))();
const refusal = (statusCode: number) => new StoreApiError('no', { code: 'REFUSED', statusCode, messages: [], operation: 'getCart' });

afterEach(() => vi.restoreAllMocks());

describe('a page whose store', () => {
  it.each([0, 408, 502, 503, 504])('is away (%i) answers 503, and the log names the call', async (status) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await expect(failing(refusal(status))).rejects.toMatchObject({ init: { status: 503 } });
    expect(log).toHaveBeenCalledWith(expect.stringContaining(`${status} REFUSED to getCart`));
  });

  it.each([400, 403, 404, 500])('refuses (%i) fails with that', async (status) => {
    await expect(failing(refusal(status))).rejects.toMatchObject({ statusCode: status });
  });

  it('is well fails with whatever else went wrong', async () => {
    await expect(failing(new Error('ours'))).rejects.toThrow('ours');
  });
});
