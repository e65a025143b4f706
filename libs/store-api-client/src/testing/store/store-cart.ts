import { isJson, type Json } from '../../json-path.ts';
import { refusal, violations } from './refusal.ts';
import { say, type StoreCall } from './store-call.ts';
import type { StoreProduct } from './store-data.ts';
import {
  countryEntities,
  highestQuantity,
  inherited,
  productEntity,
  shippingMethodEntities,
  stockOf,
  variantsOf,
} from './store-entities.ts';
import { digest, newId } from './store-id.ts';
import { cartPrice, inCurrency, price, round, unitPrice } from './store-prices.ts';

type CartErrors = Record<string, Json>;

function cartError(messageKey: string, level: 0 | 10 | 20, block: boolean, suffix: string, extra: Json = {}): CartErrors {
  const key = `${messageKey}${suffix}`;
  return { [key]: { key, level, messageKey, message: messageKey, parameters: extra, block, blockResubmit: block, code: 0, ...extra } };
}

const productOf = (call: StoreCall, id: string): StoreProduct | undefined => {
  const product = call.data.products.find((entry) => entry.id === id);
  const whole = product && inherited(call, product);
  return whole?.inactive ? undefined : whole;
};

/** Lines whose product is still sold; the others go without a word. */
function liveLines(call: StoreCall): { id: string; quantity: number; product: StoreProduct }[] {
  const lines = call.session.lines.flatMap((line) => {
    const product = productOf(call, line.productId);
    return product ? [{ id: line.id, quantity: line.quantity, product }] : [];
  });
  call.session.lines = call.session.lines.filter(({ id }) => lines.some((line) => line.id === id));
  // A code is lost with the last product.
  if (lines.length === 0) call.session.promotionIds = [];
  return lines;
}

/** The session's cart as the store answers it; errors are told once. */
export function cartOf(call: StoreCall, errors: CartErrors = {}): Json {
  const { session, data } = call;
  const lines = liveLines(call).map(({ id, quantity, product }): Json => {
    const entity = productEntity(call, data.products.find((entry) => entry.id === product.id) ?? product);
    const group = (option: Json): Json => ({ group: (option['group'] as Json)['name'], option: option['name'] });
    return {
      id,
      uniqueIdentifier: id,
      referencedId: product.id,
      type: 'product',
      label: say(call, product.name),
      description: null,
      quantity,
      good: true,
      stackable: true,
      removable: true,
      modified: false,
      states: ['is-physical'],
      cover: (entity['cover'] as Json)['media'],
      price: price(unitPrice(call, product, quantity), quantity),
      quantityInformation: {
        minPurchase: product.minPurchase ?? 1,
        maxPurchase: highestQuantity(call, product),
        purchaseSteps: product.purchaseSteps ?? 1,
        apiAlias: 'cart_quantity_information',
      },
      deliveryInformation: { stock: stockOf(call, product), weight: null, freeDelivery: product.shippingFree ?? false, restockTime: null },
      payload: {
        productNumber: product.number,
        options: (entity['options'] as Json[]).map(group),
        parentId: product.parentId ?? null,
        categoryIds: product.categoryIds ?? [],
        manufacturerId: product.manufacturerId ?? null,
        stock: stockOf(call, product),
      },
      children: [],
      apiAlias: 'cart_line_item',
    };
  });
  const sum = round(lines.reduce((total, line) => total + Number((line['price'] as Json)['totalPrice']), 0));
  const discounts = session.promotionIds.flatMap((id) => {
    const promotion = data.promotions.find((entry) => entry.id === id);
    if (!promotion) return [];
    const off =
      promotion.percent === undefined ? Math.min(sum, inCurrency(call, promotion.amount ?? 0)) : round((sum * promotion.percent) / 100);
    const payload = {
      code: promotion.code,
      promotionId: id,
      discountId: id,
      discountType: promotion.percent === undefined ? 'absolute' : 'percentage',
      value: String(promotion.percent ?? promotion.amount ?? 0),
    };
    return [
      {
        id,
        uniqueIdentifier: id,
        referencedId: promotion.code,
        type: 'promotion',
        label: say(call, promotion.name),
        quantity: 1,
        good: false,
        stackable: false,
        removable: true,
        modified: false,
        states: [],
        cover: null,
        price: price(-off),
        quantityInformation: null,
        payload,
        children: [],
        apiAlias: 'cart_line_item',
      },
    ];
  });
  const positions = round(sum + discounts.reduce((total, line) => total + Number(line.price['totalPrice']), 0));
  const free = liveLines(call).every(({ product }) => product.shippingFree === true);
  const shipping =
    lines.length === 0 || free ? 0 : inCurrency(call, data.shippingMethods.find(({ id }) => id === session.shippingMethodId)?.price ?? 0);
  const country = countryEntities(call).find(({ id }) => id === session.countryId) ?? null;
  const content = JSON.stringify([
    session.lines,
    session.promotionIds,
    session.shippingMethodId,
    session.paymentMethodId,
    positions,
    shipping,
  ]);
  return {
    token: session.token,
    name: '',
    price: cartPrice(positions, round(positions + shipping)),
    lineItems: [...lines, ...discounts],
    deliveries:
      lines.length === 0
        ? []
        : [
            {
              shippingMethod: shippingMethodEntities(call).find(({ id }) => id === session.shippingMethodId),
              shippingCosts: price(shipping),
              positions: [],
              location: { country, state: null, address: null },
              deliveryDate: null,
              apiAlias: 'cart_delivery',
            },
          ],
    transactions:
      lines.length === 0
        ? []
        : [{ paymentMethodId: session.paymentMethodId, amount: price(round(positions + shipping)), apiAlias: 'cart_transaction' }],
    errors: Object.keys(errors).length === 0 ? [] : errors,
    hash: digest(content, 64),
    errorHash: digest(JSON.stringify(errors), 64),
    modified: false,
    customerComment: null,
    affiliateCode: null,
    campaignCode: null,
    source: null,
    states: lines.length === 0 ? [] : ['is-physical'],
    apiAlias: 'cart',
  };
}

function checkQuantity(quantity: unknown): number {
  if (!Number.isInteger(quantity))
    throw violations([{ code: 'INVALID_TYPE_ERROR', pointer: '/quantity', detail: 'This value should be of type int.' }]);
  if ((quantity as number) < 1)
    throw refusal(400, 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY', `The quantity must be a positive integer. Given: ${String(quantity)}`, {
      quantity,
    });
  return quantity as number;
}

/** Sets a line's quantity within the product's limits. */
function setLine(call: StoreCall, id: string, product: StoreProduct, quantity: number): CartErrors {
  const { session } = call;
  const name = say(call, product.name);
  const tell = (messageKey: string, level: 10 | 20, corrected: number): CartErrors =>
    cartError(messageKey, level, true, product.id, { id: product.id, name, quantity: corrected });
  const lowest = product.minPurchase ?? 1;
  const steps = product.purchaseSteps ?? 1;
  const highest = highestQuantity(call, product);
  session.lines = session.lines.filter((line) => line.id !== id || highest >= lowest);
  if (highest < lowest) return tell('product-out-of-stock', 20, 0);
  let errors: CartErrors = {};
  let corrected = quantity;
  if (corrected < lowest) {
    corrected = lowest;
    errors = tell('min-order-quantity', 10, corrected);
  } else if (corrected > highest) {
    corrected = lowest + Math.floor((highest - lowest) / steps) * steps;
    errors = tell('product-stock-reached', 10, corrected);
  } else if ((corrected - lowest) % steps !== 0) {
    corrected = lowest + Math.floor((corrected - lowest) / steps) * steps;
    errors = tell('purchase-steps-quantity', 10, corrected);
  }
  const known = session.lines.find((line) => line.id === id);
  if (known) Object.assign(known, { quantity: corrected, productId: product.id });
  else session.lines.push({ id, productId: product.id, quantity: corrected });
  return errors;
}

function addPromotion(call: StoreCall, item: Json): CartErrors {
  const { session, data } = call;
  const code = String(item['referencedId'] ?? '');
  const promotion = data.promotions.find((entry) => entry.code.toLowerCase() === code.toLowerCase());
  if (promotion && item['id'] === promotion.id && session.promotionIds.includes(promotion.id)) throw notStackable(promotion.id);
  if (!promotion) return cartError('promotion-not-found', 20, false, '', { promotionCode: code });
  // Without a product in the cart a valid code is lost, and nothing is said.
  if (session.lines.length === 0 || session.promotionIds.includes(promotion.id)) return {};
  session.promotionIds.push(promotion.id);
  return cartError('promotion-discount-added', 0, false, `-${promotion.id}`, { name: say(call, promotion.name) });
}

/** Prices are the store's alone to set. */
function refusePrice(item: Json): void {
  if (item['priceDefinition'] !== undefined && item['priceDefinition'] !== null) throw insufficientPermission();
}

const insufficientPermission = (): Error => refusal(403, 'CHECKOUT__INSUFFICIENT_PERMISSION', 'Insufficient permission.');
const notStackable = (id: string): Error =>
  refusal(
    400,
    'CHECKOUT__CART_LINE_ITEM_NOT_STACKABLE',
    `Line item with identifier "${id}" is not stackable and the quantity cannot be changed.`,
    { id },
  );
const unknownLine = (id: string): Error =>
  refusal(404, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND', `Line item with identifier ${id} not found.`, { identifier: id });
const itemsOf = (call: StoreCall): Json[] => (Array.isArray(call.body['items']) ? call.body['items'].filter(isJson) : []);

function addItem(call: StoreCall, item: Json): CartErrors {
  switch (item['type']) {
    case 'promotion':
      return addPromotion(call, item);
    case 'custom':
    case 'credit':
      throw insufficientPermission();
    case 'product':
      break;
    default:
      throw refusal(400, 'CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED', `Line item type "${String(item['type'] ?? '')}" is not supported.`);
  }
  const quantity = checkQuantity(item['quantity'] ?? 1);
  refusePrice(item);
  const productId = String(item['referencedId'] ?? item['id'] ?? '');
  const id = String(item['id'] ?? newId());
  const product = productOf(call, productId);
  if (!product) return cartError('product-not-found', 20, true, productId, { id: productId });
  // A parent of variants is never added, and nothing is said.
  if (variantsOf(call, product).length > 0) return {};
  return setLine(call, id, product, (call.session.lines.find((line) => line.id === id)?.quantity ?? 0) + quantity);
}

/** Adds items; quantities of a line add up. */
export function addItems(call: StoreCall): Json {
  const errors: CartErrors = {};
  for (const item of itemsOf(call)) Object.assign(errors, addItem(call, item));
  return cartOf(call, errors);
}

/** Changes lines. */
export function changeItems(call: StoreCall): Json {
  const errors: CartErrors = {};
  for (const item of itemsOf(call)) {
    const id = String(item['id']);
    const line = call.session.lines.find((entry) => entry.id === id);
    if (!line && call.session.promotionIds.includes(id)) throw notStackable(id);
    if (!line) throw unknownLine(id);
    const quantity = item['quantity'] === undefined ? line.quantity : checkQuantity(item['quantity']);
    refusePrice(item);
    const product = productOf(call, String(item['referencedId'] ?? line.productId));
    if (product) Object.assign(errors, setLine(call, id, product, quantity));
  }
  return cartOf(call, errors);
}

/** Removes lines; one unknown id, and none is removed. */
export function removeItems(call: StoreCall): Json {
  const given = call.body['ids'] ?? call.query['ids'];
  const ids = (Array.isArray(given) ? given : typeof given === 'string' ? given.split('|') : []).map(String);
  const { session } = call;
  const unknown = ids.find((id) => !session.lines.some((line) => line.id === id) && !session.promotionIds.includes(id));
  if (unknown !== undefined) throw unknownLine(unknown);
  session.lines = session.lines.filter(({ id }) => !ids.includes(id));
  session.promotionIds = session.promotionIds.filter((id) => !ids.includes(id));
  return cartOf(call);
}
