import { expect, it } from 'vitest';
import type { ShippingMethod } from '@vitrine/store-api-client';
import { shipments, trackingOf } from './tracking.ts';

const sent = (trackingUrl: string | null, ...trackingCodes: string[]) =>
  trackingOf({ trackingCodes, shippingMethod: { id: 'm', translated: { trackingUrl } } satisfies ShippingMethod });

it('a tracking code leads to the page of its shipping method, written so that it stays one value', () => {
  expect(sent('https://parcel.example/?c=%s', 'A&b=1', ' ')).toEqual([{ code: 'A&b=1', href: 'https://parcel.example/?c=A%26b%3D1' }]);
});

it.each([null, '', 'javascript:alert(%s)', 'parcel.example/%s', 'https://'])('is text alone where the method names %j', (template) => {
  expect(sent(template, 'A')).toEqual([{ code: 'A' }]);
});

it('an order without shipments has none, and a discount on shipping is none', () => {
  expect(trackingOf({})).toEqual([]);
  expect(shipments({})).toEqual([]);
  const costs = (totalPrice: number) => ({ unitPrice: totalPrice, totalPrice, quantity: 1 });
  expect(
    shipments({ deliveries: [{ id: 'a', shippingCosts: costs(5) }, { id: 'b', shippingCosts: costs(-5) }, { id: 'c' }] }),
  ).toMatchObject([{ id: 'a' }, { id: 'c' }]);
});
