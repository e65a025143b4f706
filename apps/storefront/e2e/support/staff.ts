import { type APIRequestContext, expect } from '@playwright/test';
import { asIntegration } from './admin-api.ts';

/** A product as the shop's staff sees it. */
export interface StaffProduct {
  readonly id: string;
  readonly name: string;
  readonly stock: number;
  readonly price: number;
}

/** What a shop's staff does while somebody shops, by the embedded store's Admin API. */
export interface Staff {
  /** A product, or one of its variants, that is sold only while there is stock. */
  rareProduct(term: string): Promise<StaffProduct>;
  /** A product's first variant, or itself. */
  product(term: string): Promise<StaffProduct>;
  setStock(id: string, stock: number): Promise<void>;
  /** Gross, in the currency of the shop's default domain. */
  setPrice(id: string, gross: number): Promise<void>;
  /** Moves an order, its payment or its shipment by a transition, such as `complete`, `paid` or `ship`. */
  move(machine: 'order' | 'order_transaction' | 'order_delivery', id: string, transition: string): Promise<void>;
  /** The codes by which a shipment is followed. */
  track(deliveryId: string, trackingCodes: readonly string[]): Promise<void>;
}

interface Row {
  readonly id: string;
  readonly isCloseout: boolean;
  readonly stock: number;
  readonly translated: { readonly name: string };
  readonly calculatedPrice: { readonly unitPrice: number };
}

/** @param origin The product's own; the embedded store listens four ports above. */
export async function asStaff(request: APIRequestContext, origin: string): Promise<Staff> {
  const admin = await asIntegration(request, origin);
  const call = async (method: string, path: string, data: unknown) => {
    const answer = await request.fetch(`${admin.url}${path}`, { method, data, headers: admin.headers });
    expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
    return answer;
  };
  const search = async (data: unknown): Promise<Row[]> =>
    ((await (await call('POST', '/search/product', data)).json()) as { data: Row[] }).data;
  const find = async (term: string, fits: (row: Row) => boolean): Promise<StaffProduct> => {
    // The best hit; where it has variants, one of those is sold.
    const [hit] = await search({ term, limit: 1 });
    const variants = hit ? await search({ filter: [{ type: 'equals', field: 'parentId', value: hit.id }], limit: 50 }) : [];
    const row = (variants.length > 0 ? variants : hit ? [hit] : []).find(fits);
    if (!row) throw new Error(`No product fits ${term}.`);
    return { id: row.id, name: row.translated.name, stock: row.stock, price: row.calculatedPrice.unitPrice };
  };
  return {
    rareProduct: (term) => find(term, ({ isCloseout }) => isCloseout),
    product: (term) => find(term, () => true),
    async setStock(id, stock) {
      await call('PATCH', `/product/${id}`, { stock });
    },
    async move(machine, id, transition) {
      await call('POST', `/_action/${machine}/${id}/state/${transition}`, {});
    },
    async track(deliveryId, trackingCodes) {
      await call('PATCH', `/order-delivery/${deliveryId}`, { trackingCodes });
    },
    async setPrice(id, gross) {
      await call('PATCH', `/product/${id}`, { price: [{ gross }] });
    },
  };
}
