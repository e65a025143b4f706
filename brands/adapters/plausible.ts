import type { EventAdapter, ShopEvent } from '@vitrine/app-shell';
import { post } from './post.ts';

export interface PlausibleOptions {
  /** The site's name in Plausible. */
  readonly domain: string;
  /** Where Plausible runs. Default `https://plausible.io`. */
  readonly origin?: string;
}

/** Facts of an event as Plausible's properties, which are texts. */
function propsOf(event: ShopEvent): Record<string, string> {
  switch (event.name) {
    case 'product.viewed':
      return { product: event.product.number ?? event.product.id };
    case 'list.viewed':
      return { list: event.list, page: String(event.page) };
    case 'cart.line-added':
    case 'cart.line-removed':
      return { product: event.product.number ?? event.product.id, quantity: String(event.quantity) };
    case 'checkout.step-reached':
      return { step: event.step };
    case 'room.joined':
      return { as: event.as };
    case 'web-vital.measured':
      return { vital: event.vital, value: String(Math.round(event.value * 1_000) / 1_000) };
    case 'error.reported':
      return { message: event.message };
    case 'page.viewed':
    case 'order.placed':
      return {};
  }
}

/**
 * Sends to Plausible: pages as page views, all else under its own name, with an order's total as revenue.
 * @see https://plausible.io/docs/events-api
 */
export function plausible({ domain, origin = 'https://plausible.io' }: PlausibleOptions): EventAdapter {
  let url = `https://${domain}/`;
  return {
    send(event, { locale }) {
      if (event.name === 'page.viewed') url = `https://${domain}${event.path}`;
      post(
        `${origin}/api/event`,
        JSON.stringify({
          name: event.name === 'page.viewed' ? 'pageview' : event.name,
          domain,
          url,
          props: { ...propsOf(event), locale },
          ...(event.name === 'order.placed' ? { revenue: event.total } : {}),
        }),
      );
    },
  };
}
