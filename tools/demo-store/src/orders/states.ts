import type { Services } from '../server/services.ts';
import { isoDate } from '../store/ids.ts';
import type { Order, OrderStateName } from '../store/orders.ts';

/** Moves an order into a state. What a cancelled one had taken goes back into stock, and out again when it is reopened. */
export function moveOrder(services: Services, order: Order, state: OrderStateName): void {
  const returned = Number(order.state === 'cancelled') - Number(state === 'cancelled');
  if (returned !== 0) {
    for (const line of order.lines) if (line.productId !== null) services.stock.take(line.productId, returned * line.quantity);
  }
  services.orders.save({ ...order, state, updatedAt: isoDate(Date.now()) });
}
