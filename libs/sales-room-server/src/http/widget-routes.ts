import { Hono } from 'hono';
import { z } from 'zod';
import { getCart, type Product } from '@vitrine/store-api-client';
import { listRequestSchema, loadProductList } from '../presentations/product-lists.ts';
import { type CartLine, listAttendees, listVisibleCartLines } from '../rooms/attendees.ts';
import type { AttendeeRecord } from '../rooms/records.ts';
import type { Services } from '../services.ts';
import { idField } from './calls.ts';
import type { GuideAccess } from './guide-access.ts';

const TOP_PRODUCTS = 10;
const STATISTICS_LIMIT = 500;
const sortQuery = {
  order: z.enum(['quantity', 'revenue']).default('quantity'),
  sort: z.enum(['asc', 'desc', 'ASC', 'DESC']).default('desc'),
};
const cartQuery = z.object(sortQuery);
const productQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(10),
  page: z.coerce.number().int().min(1).max(1_000).default(1),
  term: z.string().trim().max(255).default(''),
  attendeeId: idField.optional(),
  sort: sortQuery.sort,
});

/** `/api/_action/dsr/appointment/{id}/widgets/…`: the guides' statistics. Products and their prices are those of the guide's own session. */
export function widgetRoutes(services: Services, access: GuideAccess): Hono {
  const { database } = services;
  const app = new Hono();

  async function clientsOf(request: Request, appointmentId: string): Promise<AttendeeRecord[]> {
    const guide = await access.actorOf(request, appointmentId);
    return (await listAttendees(database, guide.appointmentId)).filter(({ type }) => type === 'CLIENT');
  }

  app.get('/attendee-insights', async (context) => {
    const clients = await clientsOf(context.req.raw, context.req.param('appointmentId') ?? '');
    const attendees = clients.map(
      ({ id, turnover }) =>
        [
          id,
          {
            id,
            cartSum: turnover?.cartSum ?? 0,
            productCount: turnover?.productCount ?? 0,
            lineItemCount: turnover?.lineItemCount ?? 0,
            extensions: [],
          },
        ] as const,
    );
    const currencies = new Set(clients.map(({ turnover }) => turnover?.currencyIsoCode).filter(Boolean));
    return context.json({
      attendees: attendees.length === 0 ? [] : Object.fromEntries(attendees),
      // Each attendee has a currency of their own: there is one symbol only where all agree.
      currencySymbol: currencies.size === 1 ? [...currencies][0] : '',
      extensions: {
        vitrine: { currencies: Object.fromEntries(clients.map(({ id, turnover }) => [id, turnover?.currencyIsoCode ?? null])) },
      },
    });
  });

  // Sums are statistics; which products somebody has in the cart is theirs to show: only granted carts count.
  app.get('/cart-insights', async (context) => {
    const clients = await clientsOf(context.req.raw, context.req.param('appointmentId') ?? '');
    const sums = new Map<string, { cartSum: number; carts: number }>();
    for (const { turnover } of clients) {
      if (turnover === null) continue;
      const { cartSum, carts } = sums.get(turnover.currencyIsoCode) ?? { cartSum: 0, carts: 0 };
      sums.set(turnover.currencyIsoCode, { cartSum: cartSum + turnover.cartSum, carts: carts + 1 });
    }
    // Money of several currencies has no sum: the most common one is shown, and all of them stand under extensions.
    const [currency, shown] = [...sums].toSorted(([a, one], [b, other]) => other.carts - one.carts || (a < b ? -1 : 1))[0] ?? [
      '',
      { cartSum: 0, carts: 0 },
    ];
    const inCurrency = new Set(clients.filter(({ turnover }) => turnover?.currencyIsoCode === currency).map(({ id }) => id));
    const lines = await listVisibleCartLines(database, clients[0]?.appointmentId ?? '');
    return context.json({
      cartSum: rounded(shown.cartSum),
      productCount: clients.reduce((sum, { turnover }) => sum + (turnover?.productCount ?? 0), 0),
      currencySymbol: currency,
      topProducts: {
        byQuantity: top(lines, ({ quantity }) => quantity),
        byRevenue: top(
          lines.filter(({ attendeeId }) => inCurrency.has(attendeeId)),
          ({ revenue }) => revenue,
        ),
      },
      extensions: { vitrine: { sums: Object.fromEntries([...sums].map(([code, { cartSum }]) => [code, rounded(cartSum)])) } },
    });
  });

  // The official shape is a cart: the guide's own empty frame, with what attendees let the guide see in it.
  app.get('/cart-statistics', async (context) => {
    const { order, sort } = cartQuery.parse(context.req.query());
    const [client] = await clientsOf(context.req.raw, context.req.param('appointmentId') ?? '');
    const lines = client === undefined ? [] : await listVisibleCartLines(database, client.appointmentId);
    const { client: store } = await services.host.resolveSession(context.req.raw);
    const quantities = top(lines, order === 'revenue' ? ({ revenue }) => revenue : ({ quantity }) => quantity, Number.POSITIVE_INFINITY);
    const ids = (sort.toLowerCase() === 'asc' ? quantities.toReversed() : quantities)
      .map(({ productId }) => productId)
      .slice(0, STATISTICS_LIMIT);
    const [cart, products] = await Promise.all([getCart(store), productsOf(store, ids)]);
    const lineItems = products.map((product) => {
      const own = lines.filter(({ productId }) => productId === product.id);
      return {
        id: product.id,
        apiAlias: 'cart_line_item',
        type: 'product',
        referencedId: product.id,
        label: nameOf(product),
        quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
        good: true,
        removable: false,
        stackable: false,
        extensions: {
          vitrine: {
            attendeeIds: own.map(({ attendeeId }) => attendeeId),
            revenue: rounded(own.reduce((sum, { revenue }) => sum + revenue, 0)),
          },
        },
      };
    });
    const { token: _token, ...frame } = cart as typeof cart & { token?: unknown };
    const total = rounded(lines.reduce((sum, { revenue }) => sum + revenue, 0));
    return context.json({
      ...frame,
      token: '',
      name: 'cart-statistics',
      price: priceOf(total),
      lineItems,
      deliveries: [],
      transactions: [],
      errors: [],
    });
  });

  const statistics = (path: string, productIdsOf: (attendee: AttendeeRecord) => readonly string[]) =>
    app.get(path, async (context) => {
      const { limit, page, term, attendeeId, sort } = productQuery.parse(context.req.query());
      const clients = (await clientsOf(context.req.raw, context.req.param('appointmentId') ?? '')).filter(
        ({ id }) => attendeeId === undefined || id === attendeeId,
      );
      const byProduct = new Map<string, string[]>();
      for (const client of clients)
        for (const productId of productIdsOf(client)) byProduct.set(productId, [...(byProduct.get(productId) ?? []), client.id]);
      const direction = sort.toLowerCase() === 'asc' ? -1 : 1;
      const ids = [...byProduct]
        .toSorted(([a, one], [b, other]) => direction * (other.length - one.length) || (a < b ? -1 : 1))
        .map(([id]) => id);
      const { client: store } = await services.host.resolveSession(context.req.raw);
      const all = await productsOf(store, ids.slice(0, STATISTICS_LIMIT));
      const found = all.filter((product) => nameOf(product).toLowerCase().includes(term.toLowerCase()));
      const products = found.slice((page - 1) * limit, page * limit).map((product) => ({
        ...product,
        price: [],
        customFields: {
          ...(product as { customFields?: object | null }).customFields,
          wishlistAttendeeIds: byProduct.get(product.id) ?? [],
        },
      }));
      return context.json({ products, total: found.length, page, limit, extensions: [] });
    });
  statistics('/last-seen-statistics', ({ lastSeen }) => lastSeen);
  statistics('/wishlist-statistics', ({ liked }) => liked);

  return app;
}

/** The products with these ids that this session sees, in their order. */
async function productsOf(store: Parameters<typeof loadProductList>[0], ids: readonly string[]): Promise<Product[]> {
  const products: Product[] = [];
  for (let start = 0; start < ids.length; start += 100) {
    products.push(...(await loadProductList(store, listRequestSchema.parse({ ids: ids.slice(start, start + 100), limit: 100 }))).elements);
  }
  return products;
}

/** A sum in the shape of a cart's price. Taxes are each attendee's own and are not added up. */
function priceOf(total: number) {
  return {
    apiAlias: 'calculated_price',
    unitPrice: total,
    quantity: 1,
    totalPrice: total,
    positionPrice: total,
    netPrice: total,
    rawTotal: total,
    taxStatus: 'gross',
    calculatedTaxes: [],
    taxRules: [],
    referencePrice: null,
    listPrice: null,
    regulationPrice: null,
    hasRange: false,
  };
}

function top(
  lines: readonly (CartLine & { attendeeId: string })[],
  valueOf: (line: CartLine) => number,
  count = TOP_PRODUCTS,
): { productId: string; value: number }[] {
  const values = new Map<string, number>();
  for (const line of lines) values.set(line.productId, (values.get(line.productId) ?? 0) + valueOf(line));
  return [...values]
    .map(([productId, value]) => ({ productId, value: rounded(value) }))
    .toSorted((a, b) => b.value - a.value || (a.productId < b.productId ? -1 : 1))
    .slice(0, count);
}

const nameOf = (product: Product): string => product.translated?.name ?? product.name ?? '';
const rounded = (amount: number): number => Math.round(amount * 100) / 100;
