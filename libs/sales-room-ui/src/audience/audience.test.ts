import { describe, expect, it } from 'vitest';
import type { RoomAttendee } from '@vitrine/sales-room-protocol';
import { attendee } from '../testing/room-snapshot.ts';
import { cartsOf, interestOf, productsIn, totalsOf } from './audience.ts';

type Insights = NonNullable<RoomAttendee['insights']>;
const client = (name: string, insights: Partial<Insights> | null, changes: Partial<RoomAttendee> = {}) =>
  attendee({
    attendeeId: name,
    name,
    insights: insights && ({ likedProductIds: [], lastSeenProductIds: [], turnover: null, ...insights } as Insights),
    ...changes,
  });
const cart = (cartSum: number, productCount: number, currencyIsoCode = 'USD') => ({
  turnover: { cartSum, productCount, currencyIsoCode, lineItemCount: 1 },
});

describe('what interests an audience', () => {
  it('is each product once, with who likes it, most liked first', () => {
    const audience = [client('Ann', { likedProductIds: ['mug', 'vase'] }), client('Bob', { likedProductIds: ['vase'] })];
    expect(interestOf(audience, 'likedProductIds')).toEqual([
      { productId: 'vase', names: ['Ann', 'Bob'] },
      { productId: 'mug', names: ['Ann'] },
    ]);
  });

  it('is read from likes or from what was opened, each for itself', () => {
    const audience = [client('Ann', { likedProductIds: ['mug'], lastSeenProductIds: ['vase'] })];
    expect(interestOf(audience, 'lastSeenProductIds')).toEqual([{ productId: 'vase', names: ['Ann'] }]);
  });

  it('is not what guides like, nor anything where a viewer may not see it', () => {
    expect(interestOf([client('Mara', { likedProductIds: ['mug'] }, { type: 'GUIDE' }), client('Ann', null)], 'likedProductIds')).toEqual(
      [],
    );
  });
});

describe('the carts of an audience', () => {
  it('are those that hold something, the fullest first, also of who is away', () => {
    const audience = [
      client('Ann', cart(10, 1)),
      client('Bob', cart(30, 2), { status: 'left' }),
      client('Cleo', cart(0, 0)),
      client('Dora', {}),
      client('Mara', cart(99, 9), { type: 'GUIDE' }),
    ];
    expect(cartsOf(audience)).toEqual([
      { attendeeId: 'Bob', name: 'Bob', isHere: false, sum: 30, currencyIsoCode: 'USD', productCount: 2 },
      { attendeeId: 'Ann', name: 'Ann', isHere: true, sum: 10, currencyIsoCode: 'USD', productCount: 1 },
    ]);
  });

  it('add up in each currency for itself', () => {
    const carts = cartsOf([client('Ann', cart(10, 1)), client('Bob', cart(5, 2, 'EUR')), client('Cleo', cart(2.5, 1))]);
    expect(totalsOf(carts)).toEqual([
      { currencyIsoCode: 'USD', sum: 12.5 },
      { currencyIsoCode: 'EUR', sum: 5 },
    ]);
    expect(productsIn(carts)).toBe(4);
    expect([totalsOf([]), productsIn([])]).toEqual([[], 0]);
  });
});
