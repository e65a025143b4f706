import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { getCart } from '../resources/cart/cart.ts';
import { createStoreApiClient } from './create-store-api-client.ts';
import { resolveEndpoint } from './endpoint.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['https://shop.test/store-api', 'https://shop.test/store-api'],
  ['https://shop.test/store-api//', 'https://shop.test/store-api'],
  ['/store-api/', '/store-api'],
])('without a page an endpoint stays as it is, but for slashes at its end: %s', (endpoint, base) =>
  expect(resolveEndpoint(endpoint)).toBe(base),
);

it('an endpoint of a page is below the page’s origin, and one of another origin is not', () => {
  vi.stubGlobal('location', { href: 'https://shop.test/de-DE/cart' });
  expect(resolveEndpoint('/store-api/')).toBe('https://shop.test/store-api');
  expect(resolveEndpoint('https://other.test/store-api')).toBe('https://other.test/store-api');
});

it('a call of a relative endpoint outside a browser says that it needs one', async () => {
  const client = createStoreApiClient({ endpoint: '/store-api', relay: true });
  await expect(getCart(client)).rejects.toMatchObject({
    code: 'CONFIGURATION',
    message: expect.stringContaining('The endpoint "/store-api" is relative, which needs a browser.') as string,
  });
});

it.each([
  ['text/html', '<h1>Not found</h1>'],
  ['application/json', JSON.stringify({ errors: [{ status: '404', code: '404', detail: 'No route found' }] })],
])('a 404 below an address without /store-api says what it lacks: %s', async (type, body) => {
  const server = createServer((_request, response) => void response.writeHead(404, { 'content-type': type }).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const messageAt = async (endpoint: string): Promise<string> =>
    getCart(createStoreApiClient({ endpoint, accessKey: 'SWSCKEY' })).then(
      () => '',
      (error: unknown) => (error as Error).message,
    );
  try {
    expect(await messageAt(origin)).toContain(`The endpoint lacks /store-api: ${origin}/store-api.`);
    expect(await messageAt(`${origin}/store-api`)).not.toContain('lacks');
  } finally {
    server.close();
  }
});

it('a 404 that the store itself gave says nothing of the endpoint', async () => {
  const body = JSON.stringify({ errors: [{ status: '404', code: 'CHECKOUT__CART_NOT_FOUND', detail: 'No such cart' }] });
  const fetch = (): Promise<Response> => Promise.resolve(new Response(body, { status: 404 }));
  await expect(getCart(createStoreApiClient({ endpoint: 'https://gateway.test/shop', accessKey: 'SWSCKEY', fetch }))).rejects.toMatchObject(
    {
      message: 'getCart failed with status 404: CHECKOUT__CART_NOT_FOUND',
    },
  );
});
