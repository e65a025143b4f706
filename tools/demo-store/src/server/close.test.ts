import { expect, it } from 'vitest';
import { startTestShop } from '../testing/shop.ts';
import { startSlowRequest } from '../testing/slow-request.ts';
import { ID } from '../testing/small-catalogue.ts';

it('finishes the call under way before it ends, and takes no new one', async () => {
  const shop = await startTestShop();
  const request = await startSlowRequest(shop.url, '/checkout/cart/line-item', { items: [{ type: 'product', id: ID.stool }] });
  const closed = shop.close();
  await expect(fetch(`${shop.url}/healthz`)).rejects.toThrow();
  expect(await request.finish()).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*"Oak Stool"/);
  await closed;
});
