import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createStoreApiClient } from '@vitrine/store-api-client';
import { checkoutQueries } from './checkout-queries.ts';

it.each([
  ['shipping', checkoutQueries.shippingMethods],
  ['payment', checkoutQueries.paymentMethods],
])("a checkout offers the methods of %s that this order may take, in the shop's order", async (kind, methods) => {
  const asked: URL[] = [];
  const client = createStoreApiClient({
    endpoint: 'https://store.example',
    accessKey: 'key',
    fetch: async (input) => {
      asked.push(new URL(String(input)));
      return Response.json({ elements: [{ id: 'second', position: 2 }, { id: 'first', position: 1 }, { id: 'unplaced' }], total: 3 });
    },
  });
  const read: Promise<readonly { id: string }[]> = new QueryClient().fetchQuery<readonly { id: string }[]>({
    ...(methods(() => client) as object),
    queryKey: [kind],
  });
  expect((await read).map(({ id }) => id)).toEqual(['unplaced', 'first', 'second']);
  expect(asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('onlyAvailable')])).toEqual([[`/${kind}-method`, '1']]);
});
