import type { Order } from '@vitrine/store-api-client';

const DAY_MS = 86_400_000;
/** Days of the withdrawal period, and as many again: nobody tells the shop on which day a parcel was handed over. */
const OFFERED_DAYS = 28;

/** States of a delivery that is still to come. */
const TO_COME = new Set(['open', 'shipped_partially']);

/**
 * Whether an order's page offers to withdraw from it. The period begins when the last of the goods has arrived, a day that no store knows: the
 * page offers it rather for too long. Any other contract can be withdrawn from by the footer's way at any time.
 */
export function isWithdrawable(
  order: Pick<Order, 'stateMachineState' | 'deliveries' | 'orderDateTime'>,
  now: number = Date.now(),
): boolean {
  if (order.stateMachineState?.technicalName === 'cancelled') return false;
  const deliveries = order.deliveries ?? [];
  if (deliveries.some(({ stateMachineState: state }) => TO_COME.has(state?.technicalName ?? ''))) return true;
  const days = [order.orderDateTime, ...deliveries.map(({ shippingDateLatest }) => shippingDateLatest)].map((day) =>
    typeof day === 'string' ? Date.parse(day) : Number.NaN,
  );
  const known = days.filter((day) => !Number.isNaN(day));
  return known.length === 0 || now < Math.max(...known) + OFFERED_DAYS * DAY_MS;
}
