import { expect, it } from 'vitest';
import type { CustomerAddress } from '@vitrine/store-api-client';
import { shopMarkup } from '../testing/shop-words.tsx';
import { AddressBlock } from './address-block.tsx';

const linesOf = (address: object): string[] =>
  [...shopMarkup(<AddressBlock address={address as Partial<CustomerAddress>} />).matchAll(/<span>([^<]*)<\/span>/g)].map(
    ([, line = '']) => line,
  );

it('an address has a line for each thing that is known of it, as on a parcel, and no empty ones', () => {
  expect(
    linesOf({
      firstName: 'Ada',
      lastName: 'Byron',
      company: 'Engines',
      street: 'Main Street 1',
      additionalAddressLine1: '2nd floor',
      zipcode: '10115',
      city: 'Berlin',
      country: { name: 'Germany' },
    }),
  ).toEqual(['Ada Byron', 'Engines', 'Main Street 1', '2nd floor', '10115 Berlin', 'Germany']);
  expect(linesOf({ lastName: 'Byron', street: 'Main Street 1', company: null, city: 'Berlin' })).toEqual([
    'Byron',
    'Main Street 1',
    'Berlin',
  ]);
});

it('an address names its country in the language of the shop', () => {
  expect(linesOf({ country: { name: 'Germany', translated: { name: 'Deutschland' } } })).toEqual(['Deutschland']);
});
