import { afterEach, describe, expect, it, vi } from 'vitest';
import { asksForUserRefresh, onUserRefreshDue, watchRefusals } from './user-refresh.ts';

afterEach(() => vi.unstubAllGlobals());

describe('on 401 or 403 the user is refreshed', () => {
  it.each([
    [401, '/store-api/account/login', true],
    [403, '/store-api/customer/wishlist/add/x', true],
    [403, '/store-api/account/change-password', true],
    [403, 'https://shop.example/store-api/order?x=1', true],
    [403, '/store-api/dsr/appointment/presentation', true],
    // The exceptions: asking who one is, and joining a sales room.
    [403, '/store-api/account/customer', false],
    [401, 'https://shop.example/store-api/account/customer?x=/y', false],
    [403, '/store-api/dsr/appointment/spring/join-as-client', false],
    [401, '/api/_action/dsr/appointment/0123/join-as-guide', false],
    [403, '/store-api/account/customer-recovery-is-expired', true],
    // Other answers.
    [200, '/store-api/order', false],
    [404, '/store-api/customer/wishlist', false],
    [429, '/store-api/account/login', false],
    [500, '/store-api/checkout/order', false],
  ])('%i of %s: %s', (status, path, expected) => {
    expect(asksForUserRefresh(status, path)).toBe(expected);
  });

  it('once per failed request, which is handed on as it is and never sent again', async () => {
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (input: Request) => {
      sent.push(input.url);
      return new Response('no', { status: input.url.endsWith('/ok') ? 200 : 403 });
    });
    const told = vi.fn();
    const stop = onUserRefreshDue(told);
    const call = (path: string) => watchRefusals(new Request(`https://shop.example/store-api/${path}`));
    expect((await call('order')).status).toBe(403);
    expect(told).toHaveBeenCalledOnce();
    await Promise.all([call('order'), call('ok'), call('account/customer')]);
    expect(told).toHaveBeenCalledTimes(2);
    expect(sent).toHaveLength(4);
    stop();
    await call('order');
    expect(told).toHaveBeenCalledTimes(2);
  });
});
