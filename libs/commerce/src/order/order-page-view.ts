import type { PaymentStanding } from './payment-standing.ts';

/** How somebody came to an order's page. Only the order's own state decides what is claimed there. */
export type Arrival = 'ordered' | 'paid' | 'unpaid';

/** What the page says: thanks, a payment that came, one that is on its way, one that is still to be made, one that was not made, or an order that is no more. */
export type OrderPageView = 'thanks' | 'paid' | 'pending' | 'open' | 'unpaid' | 'cancelled';

export function orderPageView(standing: PaymentStanding, arrival: Arrival): OrderPageView {
  switch (standing) {
    case 'paid':
      return arrival === 'ordered' ? 'thanks' : 'paid';
    case 'cancelled':
      return 'cancelled';
    case 'failed':
      return 'unpaid';
    case 'open':
      return arrival === 'paid' ? 'pending' : arrival === 'unpaid' ? 'unpaid' : 'open';
    case 'later':
      return arrival === 'unpaid' ? 'unpaid' : 'thanks';
    case 'settled':
      return 'thanks';
  }
}
