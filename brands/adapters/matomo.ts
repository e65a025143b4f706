import type { EventAdapter, ShopEvent } from '@vitrine/app-shell';
import { post } from './post.ts';

export interface MatomoOptions {
  /** Address of Matomo's folder, such as `https://stats.example.com`. */
  readonly origin: string;
  /** Number of the site in Matomo. */
  readonly siteId: number;
  /** Origin that page views are counted under: the shop's. */
  readonly shop: string;
}

/** What Matomo's tracking calls an event: a page view, an order, or an event with category, action, name and value. */
function parametersOf(event: ShopEvent): Record<string, string> {
  switch (event.name) {
    case 'page.viewed':
      return {};
    case 'order.placed':
      return {
        idgoal: '0',
        ec_id: event.orderId,
        revenue: String(event.total.amount),
        ec_items: JSON.stringify(
          event.products.map(({ product, quantity }) => [
            product.number ?? product.id,
            product.name ?? '',
            '',
            product.price?.amount ?? 0,
            quantity,
          ]),
        ),
      };
    case 'product.viewed':
      return { e_c: 'product', e_a: event.name, e_n: event.product.number ?? event.product.id };
    case 'list.viewed':
      return { e_c: 'list', e_a: event.name, e_n: event.list, e_v: String(event.total) };
    case 'cart.line-added':
    case 'cart.line-removed':
      return { e_c: 'cart', e_a: event.name, e_n: event.product.number ?? event.product.id, e_v: String(event.quantity) };
    case 'checkout.step-reached':
      return { e_c: 'checkout', e_a: event.name, e_n: event.step };
    case 'room.joined':
      return { e_c: 'room', e_a: event.name, e_n: event.as };
    case 'web-vital.measured':
      return { e_c: 'web vital', e_a: event.vital, e_v: String(event.value) };
    case 'error.reported':
      return { e_c: 'error', e_a: event.name, e_n: event.message };
  }
}

/**
 * Sends to Matomo. No visitor id goes along: visits are told apart by what Matomo itself sees.
 * @see https://developer.matomo.org/api-reference/tracking-api
 */
export function matomo({ origin, siteId, shop }: MatomoOptions): EventAdapter {
  let url = `${shop}/`;
  return {
    send(event, { locale }) {
      if (event.name === 'page.viewed') url = shop + event.path;
      post(
        `${origin}/matomo.php`,
        new URLSearchParams({ idsite: String(siteId), rec: '1', apiv: '1', url, lang: locale, ...parametersOf(event) }),
      );
    },
  };
}
