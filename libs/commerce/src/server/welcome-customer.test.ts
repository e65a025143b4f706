import { describe, expect, it, vi } from 'vitest';
import type { RequestSession } from '@vitrine/session/server';
import { StoreApiError } from '@vitrine/store-api-client';
import { welcomeCustomer } from './welcome-customer.ts';

describe('the session of somebody who has just signed in', () => {
  it.each([
    ['the store', new StoreApiError('secret words', { code: 'REFUSED', statusCode: 403, messages: [] }), '403 REFUSED'],
    ['anything else', new TypeError('broken'), 'TypeError: broken'],
  ])('stays as it is where %s refuses its currency, and the log says why', async (_who, error, reason) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const asked: unknown[] = [];
    const changeContext = (patch: unknown) => {
      asked.push(patch);
      return Promise.reject(error);
    };
    await welcomeCustomer({ currencyId: 'euro', changeContext } as unknown as RequestSession);
    expect(asked).toEqual([{ currencyId: 'euro' }]);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(new RegExp(`: ${reason}$`)));
    log.mockRestore();
  });
});
