import { calculateCart } from '../cart/calculate.ts';
import { type CartError, productNotFoundError, promotionNotFoundError } from '../cart/errors.ts';
import { discountId, findPromotion } from '../cart/promotions.ts';
import { cartEntity } from '../entities/cart.ts';
import type { Entity } from '../entities/entity.ts';
import { type Answer, type Call, NO_CONTENT } from '../server/call.ts';
import { fault, violationFault } from '../server/faults.ts';
import { isRecord, text } from '../server/parameters.ts';
import type { Route } from '../server/store-api.ts';
import type { StoredCart } from '../store/carts.ts';
import { newId } from '../store/ids.ts';

const lineNotFound = (id: string): Error =>
  fault(404, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND', `Line item with identifier ${id} not found.`, { id });
const notStackable = (id: string): Error =>
  fault(
    400,
    'CHECKOUT__CART_LINE_ITEM_NOT_STACKABLE',
    `Line item with identifier "${id}" is not stackable and the quantity cannot be changed.`,
    { id },
  );

/** A whole number of at least one. Strings and fractions are of the wrong type, zero is the wrong number. */
function parseQuantity(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    throw violationFault([
      {
        code: 'INVALID_TYPE_ERROR',
        pointer: '/quantity',
        detail: 'This value should be of type int.',
        parameters: { '{{ value }}': typeof value === 'string' ? `"${value}"` : String(value), '{{ type }}': 'int' },
      },
    ]);
  }
  if (value < 1)
    throw fault(400, 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY', `The quantity must be a positive integer. Given: "${value}"`, {
      quantity: value,
    });
  return value;
}

const insufficientPermission = (): Error => fault(403, 'CHECKOUT__INSUFFICIENT_PERMISSION', 'Insufficient permission.');

/** A price alone is not read; a definition of one is for those who may set prices. */
function refusePriceDefinition(item: Record<string, unknown>): void {
  if (item['priceDefinition'] !== undefined && item['priceDefinition'] !== null) throw insufficientPermission();
}

function itemsOf(call: Call): Record<string, unknown>[] {
  const items = call.input('items');
  return Array.isArray(items) ? items.filter(isRecord) : [];
}

/** Prices the cart, remembers what changed, and answers it with `errors` of this call first. */
function answer(call: Call, stored: StoredCart, errors: CartError[] = []): Entity {
  const { context, services } = call;
  const calculated = calculateCart(context, stored);
  const { cartOwner } = context.session;
  const { cart } = calculated;
  const before = load(call);
  if (JSON.stringify(cart) !== JSON.stringify(before)) {
    if (cart.lines.length === 0 && cart.codes.length === 0) services.carts.delete(cartOwner);
    else services.carts.save(cartOwner, cart);
  }
  const known = new Set(before.lines.map((line) => JSON.stringify(line)));
  const changed = cart.lines.filter((line) => !known.has(JSON.stringify(line))).map((line) => line.id);
  return cartEntity(context, { ...calculated, errors: [...errors, ...calculated.errors] }, new Set(changed));
}

const load = (call: Call): StoredCart => call.services.carts.load(call.context.session.cartOwner);

function announcedDiscount(call: Call, cart: StoredCart, lineId: string): string | undefined {
  return cart.codes.find((code) => {
    const promotion = findPromotion(call.context, code);
    return promotion !== undefined && discountId(promotion) === lineId && cart.announced.includes(lineId);
  });
}

function addProduct(call: Call, cart: StoredCart, item: Record<string, unknown>, errors: CartError[]): void {
  const quantity = item['quantity'] === undefined || item['quantity'] === null ? 1 : parseQuantity(item['quantity']);
  refusePriceDefinition(item);
  const id = text(item['id']);
  const productId = text(item['referencedId']) ?? id ?? '';
  const lineId = id ?? newId();
  if (announcedDiscount(call, cart, lineId) !== undefined) {
    throw fault(409, 'CHECKOUT__CART_MIXED_LINE_ITEM_TYPE', `Line item with id ${lineId} already exists with different type promotion.`, {
      id: lineId,
      type: 'promotion',
    });
  }
  const same = cart.lines.find((line) => line.id === lineId);
  if (same) {
    same.quantity += quantity;
    return;
  }
  const record = call.context.index.products.get(productId);
  if (!record?.active) errors.push(productNotFoundError(productId));
  // The parent of variants is left out without a word.
  else if (record.variants.length === 0) {
    cart.lines.push({
      id: lineId,
      type: 'product',
      productId,
      quantity,
      ...(isRecord(item['payload']) ? { payload: item['payload'] } : {}),
    });
  }
}

function addPromotion(call: Call, cart: StoredCart, item: Record<string, unknown>, errors: CartError[]): void {
  const code = text(item['referencedId'])?.trim() ?? '';
  const id = text(item['id']);
  if (id !== undefined && announcedDiscount(call, cart, id) !== undefined) throw notStackable(id);
  const promotion = findPromotion(call.context, code);
  if (!promotion) errors.push(promotionNotFoundError(code));
  // The same spelling again changes nothing; another one would be a second line of the same discount.
  else if (!cart.codes.includes(code)) {
    if (cart.codes.some((entry) => findPromotion(call.context, entry)?.id === promotion.id)) throw notStackable(discountId(promotion));
    cart.codes.push(code);
  }
}

function add(call: Call): Entity {
  return call.services.database.transaction(() => {
    const cart = load(call);
    const errors: CartError[] = [];
    for (const item of itemsOf(call)) {
      const type = item['type'];
      if (type === 'product') addProduct(call, cart, item, errors);
      else if (type === 'promotion') addPromotion(call, cart, item, errors);
      else if (type === 'custom' || type === 'credit') throw insufficientPermission();
      else {
        throw fault(400, 'CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED', `Line item type "${String(type ?? '')}" is not supported.`, {
          type: type ?? '',
        });
      }
    }
    return answer(call, cart, errors);
  });
}

function update(call: Call): Entity {
  return call.services.database.transaction(() => {
    const cart = load(call);
    const errors: CartError[] = [];
    for (const item of itemsOf(call)) {
      const id = text(item['id']) ?? '';
      const line = cart.lines.find((entry) => entry.id === id);
      const quantity = item['quantity'] === undefined || item['quantity'] === null ? undefined : parseQuantity(item['quantity']);
      if (!line) {
        if (announcedDiscount(call, cart, id) === undefined) throw lineNotFound(id);
        if (quantity !== undefined && quantity !== 1) throw notStackable(id);
        continue;
      }
      refusePriceDefinition(item);
      if (quantity !== undefined) line.quantity = quantity;
      const productId = text(item['referencedId']);
      if (productId !== undefined && productId !== line.productId) {
        const record = call.context.index.products.get(productId);
        if (record?.active) line.productId = productId;
        else errors.push(productNotFoundError(productId));
      }
    }
    return answer(call, cart, errors);
  });
}

/** One unknown id, and nothing is removed. */
function remove(call: Call): Entity {
  return call.services.database.transaction(() => {
    const cart = load(call);
    const given = call.input('ids');
    const ids = (Array.isArray(given) ? given : given === undefined || given === null ? [] : [given]).map(String);
    for (const id of ids) {
      const code = announcedDiscount(call, cart, id);
      if (code !== undefined) {
        cart.codes = cart.codes.filter((entry) => entry !== code);
        cart.announced = cart.announced.filter((entry) => entry !== id);
      } else if (cart.lines.some((line) => line.id === id)) cart.lines = cart.lines.filter((line) => line.id !== id);
      else throw lineNotFound(id);
    }
    return answer(call, cart);
  });
}

function removeCart(call: Call): Answer {
  call.services.carts.delete(call.context.session.cartOwner);
  return NO_CONTENT;
}

export const cartRoutes: Route[] = [
  { methods: ['GET', 'POST'], path: '/checkout/cart', handle: (call) => answer(call, load(call)) },
  { methods: ['DELETE'], path: '/checkout/cart', handle: removeCart },
  { methods: ['POST'], path: '/checkout/cart/line-item', handle: add },
  { methods: ['PATCH'], path: '/checkout/cart/line-item', handle: update },
  { methods: ['DELETE'], path: '/checkout/cart/line-item', handle: remove },
  { methods: ['POST'], path: '/checkout/cart/line-item/delete', handle: remove },
];
