import { describe, expect, it } from 'vitest';
import type { Order } from '@vitrine/store-api-client';
import { isWithdrawable } from './withdrawable.ts';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const state = (technicalName: string) => ({ technicalName });
const delivery = (name: string, shippingDateLatest: string | null = null) => ({ stateMachineState: state(name), shippingDateLatest });
const offers = (order: object) => isWithdrawable(order as Order, NOW);

describe("an order's page offers to withdraw", () => {
  it.each([
    ['while goods are on their way', { orderDateTime: '2026-06-01T12:00:00Z', deliveries: [delivery('open')] }],
    ['while some of them are', { orderDateTime: '2026-06-01T12:00:00Z', deliveries: [delivery('shipped'), delivery('shipped_partially')] }],
    [
      'for four weeks after they were to arrive',
      { orderDateTime: '2026-09-01T12:00:00Z', deliveries: [delivery('shipped', '2026-10-29T12:00:00Z')] },
    ],
    ['for four weeks after what has no delivery was ordered', { orderDateTime: '2026-10-29T12:00:00Z' }],
    ['where no day is known', {}],
  ])('%s', (_when, order) => {
    expect(offers({ stateMachineState: state('open'), ...order })).toBe(true);
  });

  it.each([
    ['once it is cancelled', { stateMachineState: state('cancelled'), deliveries: [delivery('open')] }],
    ['five weeks after they arrived', { orderDateTime: '2026-09-01T12:00:00Z', deliveries: [delivery('shipped', '2026-10-20T12:00:00Z')] }],
    ['five weeks after what has no delivery was ordered', { orderDateTime: '2026-10-20T12:00:00Z' }],
  ])('no more %s', (_when, order) => {
    expect(offers({ stateMachineState: state('completed'), ...order })).toBe(false);
  });
});
