import type { Order, OrderDelivery } from '@vitrine/store-api-client';

/** A shipment's code, and where it is followed. */
export interface Tracking {
  readonly code: string;
  /** Left out where the shipping method names no page. */
  readonly href?: string;
}

/** Where a code is followed by a shipping method's address, whose `%s` stands for the code. Only pages of the web are led to. */
function trackingHref(template: string | null | undefined, code: string): string | undefined {
  const address = template?.trim().replaceAll('%s', encodeURIComponent(code)) ?? '';
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined;
}

/** The codes of a shipment. */
export function trackingOf({ trackingCodes, shippingMethod }: Pick<OrderDelivery, 'trackingCodes' | 'shippingMethod'>): Tracking[] {
  const template = shippingMethod?.translated?.trackingUrl;
  return (trackingCodes ?? []).flatMap((code) => {
    if (code.trim() === '') return [];
    const href = trackingHref(template, code);
    return [href === undefined ? { code } : { code, href }];
  });
}

/** The shipments of an order. A discount on shipping is written as one that costs less than nothing: no goods travel with it. */
export const shipments = (order: Pick<Order, 'deliveries'>): OrderDelivery[] =>
  (order.deliveries ?? []).filter(({ shippingCosts }) => (shippingCosts?.totalPrice ?? 0) >= 0);
