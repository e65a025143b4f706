import { describe, expect, it } from 'vitest';
import { orderPageView } from './order-page-view.ts';

describe("an order's page", () => {
  it.each([
    ['paid', 'ordered', 'thanks'],
    ['paid', 'paid', 'paid'],
    ['paid', 'unpaid', 'paid'],
    ['cancelled', 'ordered', 'cancelled'],
    ['cancelled', 'paid', 'cancelled'],
    ['failed', 'paid', 'unpaid'],
    ['failed', 'ordered', 'unpaid'],
    ['open', 'ordered', 'open'],
    ['open', 'paid', 'pending'],
    ['open', 'unpaid', 'unpaid'],
    ['later', 'ordered', 'thanks'],
    ['later', 'paid', 'thanks'],
    ['later', 'unpaid', 'unpaid'],
    ['settled', 'unpaid', 'thanks'],
  ] as const)('of a payment that is %s says to a visitor who arrives as %s: %s', (standing, arrival, view) => {
    expect(orderPageView(standing, arrival)).toBe(view);
  });
});
