import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startTestShop } from '../testing/shop.ts';
import { ACCESS_KEY, ID } from '../testing/small-catalogue.ts';

it('finishes the call under way before it ends, and takes no new one', async () => {
  const shop = await startTestShop();
  const body = JSON.stringify({ items: [{ type: 'product', id: ID.stool }] });
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  const ended = new Promise((resolve) => socket.once('close', resolve));
  socket.write(`POST /store-api/checkout/cart/line-item HTTP/1.1\r\nHost: x\r\nConnection: close\r\nsw-access-key: ${ACCESS_KEY}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`);
  // Until the server has the request's head.
  await new Promise((resolve) => setTimeout(resolve, 100));
  const closed = shop.close();
  await expect(fetch(`${shop.url}/healthz`)).rejects.toThrow();
  socket.write(body.slice(5));
  await Promise.all([ended, closed]);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*"Oak Stool"/);
});
