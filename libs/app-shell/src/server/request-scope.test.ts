import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseLocalePath } from '@vitrine/routing';
import type { RequestSession } from '@vitrine/session/server';
import { StoreApiError } from '@vitrine/store-api-client';
import {
  createRequestScope,
  pageAddress,
  pageLocale,
  pageRecord,
  requestScope,
  scopeIfAny,
  setRequestScope,
  startedScope,
} from './request-scope.ts';

const request = vi.fn();
const session = { client: { request } } as unknown as RequestSession;
const address = parseLocalePath('/de-DE/cart');
const started = () => {
  const context = new RouterContextProvider();
  setRequestScope(context, address, { session });
  return context;
};
const failed = (failure: unknown) => {
  const context = new RouterContextProvider();
  setRequestScope(context, address, { failure });
  return context;
};
const storeFailure = (statusCode: number) => new StoreApiError('failed', { code: 'REFUSED', statusCode, messages: [] });
/** What a call throws. */
const thrownBy = (call: () => unknown): unknown => {
  try {
    call();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
};

beforeEach(() => {
  request.mockReset().mockResolvedValue({ token: 'context' });
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => void vi.restoreAllMocks());

describe('the scope of a request', () => {
  it('knows who asks, for which address, and one record of the page', () => {
    const context = started();
    expect(requestScope(context)).toBe(startedScope(context));
    expect(scopeIfAny(context)).toBe(startedScope(context));
    expect(startedScope(context)).toMatchObject({ session, address });
    expect(startedScope(context).page).toBe(pageRecord(context));
    expect(pageAddress(context)).toBe(address);
  });

  it("asks for the visitor's context once, however many loaders need it", async () => {
    const scope = createRequestScope(session);
    expect(request).not.toHaveBeenCalled();
    const [first, second] = await Promise.all([scope.salesChannelContext(), scope.salesChannelContext()]);
    expect(first).toBe(second);
    expect(request).toHaveBeenCalledOnce();
  });

  it("is of the shop's home page unless said otherwise", () => {
    expect(createRequestScope(session).address).toEqual(parseLocalePath('/'));
  });

  it.each([0, 408, 502, 503, 504])('that could not start is a page to come back to where the store answered %i', (statusCode) => {
    const context = failed(storeFailure(statusCode));
    expect(thrownBy(() => startedScope(context))).toBeInstanceOf(StoreApiError);
    expect(thrownBy(() => requestScope(context))).toMatchObject({ init: { status: 503 } });
    expect(scopeIfAny(context)).toBeUndefined();
  });

  it.each([
    ['a refusal of the store', storeFailure(403)],
    ['an error of its own', new Error('broken')],
  ])('that could not start for %s says why', (_what, failure) => {
    expect(thrownBy(() => requestScope(failed(failure)))).toBe(failure);
  });

  it('leaves address and record of the page where it could not start', () => {
    const context = failed(storeFailure(503));
    expect(pageAddress(context)).toBe(address);
    expect(pageRecord(context).isNoStore).toBe(false);
  });
});

describe('a request that the router refused by itself', () => {
  it('has no scope, and says what is missing to whoever needs one', () => {
    const context = new RouterContextProvider();
    expect(scopeIfAny(context)).toBeUndefined();
    for (const needed of [startedScope, requestScope, pageAddress, pageRecord]) expect(() => needed(context)).toThrow('sessionMiddleware');
  });

  it('is answered in the language of its address, any other in that of its page', () => {
    expect(pageLocale(new RouterContextProvider(), '/de-DE/x')).toBe('de-DE');
    expect(pageLocale(new RouterContextProvider(), '/x')).toBe('en-US');
    expect(pageLocale(started(), '/x')).toBe('de-DE');
  });
});
