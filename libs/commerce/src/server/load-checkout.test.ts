import { describe, expect, it } from 'vitest';
import { cacheControlOf, createRequestScope } from '@vitrine/app-shell/server';
import type { RequestSession } from '@vitrine/session/server';
import { createStoreApiClient } from '@vitrine/store-api-client';
import { loadCart } from './load-cart.ts';
import { loadAddressChoices, loadCheckout } from './load-checkout.ts';

const COUNTRY = { id: 'de', name: 'Germany', active: true, shippingAvailable: true };
const MX = { id: 'mx', salutationKey: 'mx', displayName: 'Mx.' };

function visitor(hasSession: boolean, { isAway = false } = {}) {
  const asked: string[] = [];
  const client = createStoreApiClient({
    endpoint: 'https://store.example',
    accessKey: 'key',
    retry: { limit: 0 },
    fetch: async (input) => {
      const path = new URL(input instanceof Request ? input.url : input).pathname;
      asked.push(path);
      if (isAway) return Response.json({ errors: [] }, { status: 503 });
      return Response.json(path === '/shipping-method' ? { elements: [{ id: 'post' }] } : { token: 'cart', lineItems: [] });
    },
  });
  const session = {
    client,
    hasSession,
    shared: {
      countries: async () => [COUNTRY],
      salutations: async () => [MX],
      paymentMethods: async () => [{ id: 'bill' }],
    },
  } as unknown as RequestSession;
  const scope = createRequestScope(session);
  return { asked, scope: { ...scope, salesChannelContext: async () => ({ customer: { id: 'c' } }) } as unknown as typeof scope };
}
const known = ({ cache }: { cache: { queries: readonly { queryKey: readonly unknown[]; state: { dataUpdatedAt: number } }[] } }) =>
  cache.queries.map(({ queryKey }) => queryKey.join(' ')).toSorted();

describe('the checkout of the first paint', () => {
  it('knows cart, methods and who is there, and what an address is chosen from', async () => {
    const { asked, scope } = visitor(true);
    const page = await loadCheckout(scope);
    expect(known(page)).toEqual(['cart current', 'checkout context', 'checkout payment-methods', 'checkout shipping-methods']);
    expect(asked.toSorted()).toEqual(['/checkout/cart', '/shipping-method']);
    expect(page.choices).toEqual(await loadAddressChoices(scope));
    expect(page.choices).toMatchObject({ countries: [{ id: 'de' }], salutations: [{ id: 'mx' }] });
  });
  it('of a visitor without a session asks for nothing of theirs', async () => {
    const { asked, scope } = visitor(false);
    expect(known(await loadCheckout(scope))).toEqual(['checkout payment-methods']);
    expect(asked).toEqual([]);
  });
  it('lets the browser ask at once which payment methods fit the cart', async () => {
    const { cache } = await loadCheckout(visitor(true).scope);
    const methods = cache.queries.find(({ queryKey }) => queryKey[1] === 'payment-methods');
    expect(methods?.state).toMatchObject({ data: [{ id: 'bill' }], dataUpdatedAt: 1 });
  });
  it.each([
    ['the cart', loadCart],
    ['the checkout', loadCheckout],
  ])('%s is kept by no cache, and asked for once where the store is away', async (_what, load) => {
    const { asked, scope } = visitor(true, { isAway: true });
    await load(scope);
    expect(cacheControlOf(scope, new Response()).cacheControl).toBe('private, no-store');
    expect(asked.filter((path) => path === '/checkout/cart')).toHaveLength(1);
  });
});
