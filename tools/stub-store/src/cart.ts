import { createHash } from 'node:crypto';
import { ARTICLES, idOf, parentId, SHIPPING, unitPrice, VARIANT_GROUP } from './assortment.ts';
import { SHIPPING_METHODS } from './entities.ts';
import { mediaOf } from './pictures.ts';
import type { StubSession } from './sessions.ts';
import { cartPrice, type Json, price, refusal } from './wire.ts';

/** A cart's own words, by key. */
export type CartErrors = Record<string, Json>;

const cartError = (key: string, messageKey: string, level: number, extra: Json = {}): CartErrors => ({
  [key]: { key, level, messageKey, message: messageKey, parameters: [], block: false, blockResubmit: false, code: 0, ...extra },
});

function lineOf(origin: string, id: string, quantity: number): Json {
  const article = ARTICLES.get(id);
  if (!article) throw refusal(404, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND', `Line item ${id} not found.`);
  const { product, option } = article;
  return {
    id,
    referencedId: id,
    type: 'product',
    label: product.name,
    quantity,
    good: true,
    stackable: true,
    removable: true,
    states: ['is-physical'],
    cover: mediaOf(origin, product.key, product.name),
    price: price(unitPrice(product, quantity), quantity),
    quantityInformation: { minPurchase: 1, maxPurchase: Math.min(product.stock, 100), purchaseSteps: 1 },
    payload: {
      productNumber: product.number,
      options: option === undefined ? [] : [{ group: VARIANT_GROUP, option }],
      parentId: option === undefined ? null : parentId(product),
    },
    children: [],
    apiAlias: 'cart_line_item',
  };
}

/** Sums of a session's cart. */
export function sumsOf(session: StubSession): { positions: number; shipping: number; total: number } {
  let positions = 0;
  for (const [id, quantity] of session.lines) {
    const article = ARTICLES.get(id);
    if (article) positions += unitPrice(article.product, quantity) * quantity;
  }
  const method = SHIPPING.find(({ key }) => idOf(`shipping ${key}`) === session.shippingMethodId) ?? SHIPPING[0];
  const shipping = session.lines.size === 0 ? 0 : method.price;
  return { positions, shipping, total: positions + shipping };
}

/** The cart as the server answers it. `errors` is `[]` when there is nothing to say, else a map. */
export function cartOf(origin: string, session: StubSession, errors: CartErrors = {}): Json {
  const { positions, shipping, total } = sumsOf(session);
  const lineItems = [...session.lines].map(([id, quantity]) => lineOf(origin, id, quantity));
  const method = SHIPPING_METHODS.find(({ id }) => id === session.shippingMethodId);
  return {
    token: session.token,
    lineItems,
    price: cartPrice(positions, total),
    deliveries:
      lineItems.length === 0
        ? []
        : [{ shippingMethod: method, shippingCosts: price(shipping), positions: [], location: null, apiAlias: 'cart_delivery' }],
    transactions: [{ paymentMethodId: session.paymentMethodId, amount: price(total) }],
    errors: Object.keys(errors).length === 0 ? [] : errors,
    hash: createHash('sha256')
      .update(JSON.stringify([...session.lines, session.shippingMethodId, session.paymentMethodId]))
      .digest('hex'),
    modified: false,
    customerComment: null,
    apiAlias: 'cart',
  };
}

interface Item {
  readonly type?: unknown;
  readonly id?: unknown;
  readonly referencedId?: unknown;
  readonly quantity?: unknown;
}

const itemsOf = (body: Json): Item[] => (Array.isArray(body['items']) ? (body['items'] as Item[]) : []);

function quantityOf(value: unknown): number {
  if (!Number.isInteger(value) || (value as number) < 1)
    throw refusal(400, 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY', 'The quantity must be a positive integer.');
  return value as number;
}

/** Sets a line's quantity, kept within the stock. */
function setLine(session: StubSession, id: string, quantity: number): CartErrors {
  const article = ARTICLES.get(id);
  // A parent of variants is never added, and nothing is said.
  if (!article || article.id !== id)
    return article ? {} : cartError(`product-not-found${id}`, 'product-not-found', 20, { id, block: true });
  const { stock, name } = article.product;
  if (stock === 0) {
    session.lines.delete(id);
    return cartError(`product-out-of-stock${id}`, 'product-out-of-stock', 20, { id, name, block: true });
  }
  session.lines.set(id, Math.min(quantity, stock));
  return quantity > stock
    ? cartError(`product-stock-reached${id}`, 'product-stock-reached', 10, { id, name, quantity: stock, block: true })
    : {};
}

/** Adds up. Codes are unknown here, every one. */
export function addLines(session: StubSession, body: Json): CartErrors {
  return itemsOf(body).reduce<CartErrors>((errors, { type, id, referencedId, quantity = 1 }) => {
    if (type === 'promotion')
      return { ...errors, ...cartError('promotion-not-found', 'promotion-not-found', 20, { promotionCode: String(referencedId) }) };
    if (type !== 'product')
      throw refusal(400, 'CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED', `Line item type "${String(type)}" is not supported.`);
    const key = String(id ?? referencedId);
    return { ...errors, ...setLine(session, key, (session.lines.get(key) ?? 0) + quantityOf(quantity)) };
  }, {});
}

export function changeLines(session: StubSession, body: Json): CartErrors {
  return itemsOf(body).reduce<CartErrors>((errors, { id, quantity }) => {
    const key = String(id);
    const now = session.lines.get(key);
    if (now === undefined) throw refusal(404, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND', `Line item ${key} not found.`);
    return { ...errors, ...setLine(session, key, quantity === undefined ? now : quantityOf(quantity)) };
  }, {});
}

/** One unknown id: nothing is removed. */
export function removeLines(session: StubSession, ids: readonly string[]): void {
  const unknown = ids.find((id) => !session.lines.has(id));
  if (unknown !== undefined) throw refusal(404, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND', `Line item ${unknown} not found.`);
  for (const id of ids) session.lines.delete(id);
}
