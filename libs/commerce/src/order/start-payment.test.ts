import { describe, expect, it } from 'vitest';
import { createStoreApiClient } from '@vitrine/store-api-client';
import { startPayment } from './start-payment.ts';

const ORDER = { orderId: 'a'.repeat(32), returnAddress: 'https://www.shop.example/checkout/success/1' };
const ownOrigins = ['https://www.shop.example'];

/** A store that sends a customer somewhere. */
function storeThatSendsTo(redirectUrl: string | null) {
  const asked: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    asked.push(await new Request(input, init).json());
    return Response.json({ redirectUrl });
  };
  return {
    asked,
    client: createStoreApiClient({ endpoint: 'https://www.shop.example/store-api', accessKey: 'SWSCAAAAAAAAAAAAAAAAAAAAAA', fetch }),
  };
}

describe('the payment of an order', () => {
  it('tells the provider where to send the customer back to', async () => {
    const { client, asked } = storeThatSendsTo('https://pay.example/1');
    await startPayment(client, ORDER, { ownOrigins });
    expect(asked).toEqual([
      { orderId: ORDER.orderId, finishUrl: `${ORDER.returnAddress}/paid`, errorUrl: `${ORDER.returnAddress}/unpaid` },
    ]);
  });

  it.each([
    ['https://pay.example/1', undefined, 'https://pay.example/1'],
    ['https://pay.example/1', ['https://pay.example'], 'https://pay.example/1'],
    ['https://www.shop.example/pay', ['https://pay.example'], 'https://www.shop.example/pay'],
    [null, ['https://pay.example'], null],
  ])('that the store sends to %j leads there, with the providers %j', async (address, storeOrigins, target) => {
    expect(await startPayment(storeThatSendsTo(address).client, ORDER, { ownOrigins, storeOrigins })).toBe(target);
  });

  it.each([
    ['https://pay.example.evil.test/1', ['https://pay.example']],
    ['https://other.example/1', ['https://pay.example']],
    ['http://pay.example/1', undefined],
    ['javascript:alert(1)', undefined],
  ])('that the store sends to %j leads nowhere, with the providers %j', async (address, storeOrigins) => {
    await expect(startPayment(storeThatSendsTo(address).client, ORDER, { ownOrigins, storeOrigins })).rejects.toThrow(
      'no payment provider of ours',
    );
  });
});
