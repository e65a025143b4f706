import type { CalculatedCart, CalculatedLine } from '../cart/calculate.ts';
import type { Discount } from '../cart/promotions.ts';
import { type Delivery, type DeliveryDate, deliveryDate } from '../cart/shipping.ts';
import { mediaId } from '../catalogue/id.ts';
import { calculatePrice } from '../pricing/price.ts';
import type { ShopContext } from '../server/shop-context.ts';
import { isoDate, sha256 } from '../store/ids.ts';
import { shippingLocationEntity } from './context.ts';
import type { Entity } from './entity.ts';
import { findDeliveryTime } from './market.ts';
import { findMedia } from './media.ts';
import { shippingMethodEntity } from './methods.ts';
import { cartPriceEntity, priceEntity, taxRuleEntity } from './price.ts';
import { maxPurchase, productName } from './product.ts';

const sqlDate = (date: string): string => new Date(date).toISOString().replace('T', ' ').replace('Z', '');

/** What a line remembers of its product; orders copy it. */
export function linePayload(ctx: ShopContext, { record, line }: CalculatedLine): Entity {
  const { model } = record;
  return {
    ...line.payload,
    isCloseout: record.isCloseout,
    customFields: [],
    createdAt: sqlDate(model.createdAt),
    releaseDate: model.releaseDate === null ? null : sqlDate(model.releaseDate),
    isNew: false,
    markAsTopseller: model.markAsTopseller,
    productNumber: record.number,
    manufacturerId: model.manufacturerId,
    taxId: model.taxId,
    tagIds: null,
    categoryIds: record.categoryTree,
    propertyIds: model.propertyOptionIds.length > 0 ? model.propertyOptionIds : null,
    optionIds: record.optionIds.length > 0 ? record.optionIds : null,
    options: record.optionIds.flatMap((id) => {
      const entry = ctx.index.options.get(id);
      return entry ? [{ group: ctx.full(entry.group.name), option: ctx.full(entry.option.name) }] : [];
    }),
    streamIds: null,
    parentId: record.parent?.id ?? null,
    stock: ctx.services.stock.of(record.id),
    features: [],
  };
}

export function linePriceDefinition({ definition, price }: CalculatedLine): Entity {
  return {
    price: price.unitPrice,
    taxRules: price.taxRules.map(taxRuleEntity),
    quantity: price.quantity,
    isCalculated: true,
    referencePriceDefinition: definition.reference ? { ...definition.reference, apiAlias: 'cart_price_reference_definition' } : null,
    listPrice: price.listPrice?.price ?? null,
    regulationPrice: price.regulationPrice?.price ?? null,
    type: 'quantity',
    apiAlias: 'cart_price_quantity',
  };
}

const isDownload = (entry: CalculatedLine): boolean => entry.record.model.download !== undefined;

function lineEntity(ctx: ShopContext, entry: CalculatedLine, now: string): Entity {
  const { record, line } = entry;
  const { model } = record;
  const [coverKey] = record.mediaKeys;
  const deliveryTime = findDeliveryTime(ctx, model.deliveryTimeId);
  return {
    payload: linePayload(ctx, entry),
    label: productName(ctx, record),
    quantity: line.quantity,
    priceDefinition: linePriceDefinition(entry),
    price: priceEntity(entry.price),
    good: true,
    description: null,
    cover: coverKey === undefined ? null : findMedia(ctx, mediaId(coverKey)),
    deliveryInformation: isDownload(entry)
      ? null
      : {
          stock: ctx.services.stock.of(record.id),
          weight: record.weight,
          freeDelivery: model.shippingFree,
          restockTime: model.restockTime ?? null,
          deliveryTime: deliveryTime
            ? {
                name: ctx.full(deliveryTime.name),
                min: deliveryTime.min,
                max: deliveryTime.max,
                unit: deliveryTime.unit,
                apiAlias: 'cart_delivery_time',
              }
            : null,
          height: model.height ?? null,
          width: model.width ?? null,
          length: model.length ?? null,
          apiAlias: 'cart_delivery_information',
        },
    children: [],
    requirement: null,
    removable: true,
    stackable: true,
    quantityInformation: {
      minPurchase: model.minPurchase,
      maxPurchase: maxPurchase(ctx, record),
      purchaseSteps: model.purchaseSteps,
      apiAlias: 'cart_quantity_information',
    },
    modified: false,
    shippingCostAware: true,
    dataTimestamp: now,
    dataContextHash: sha256(`${ctx.currency.id}${ctx.language.id}${ctx.taxState}`).slice(0, 32),
    uniqueIdentifier: sha256(`${ctx.session.cartOwner}:${line.id}`).slice(0, 32),
    states: [isDownload(entry) ? 'is-download' : 'is-physical'],
    modifiedByApp: false,
    id: line.id,
    type: 'product',
    referencedId: line.productId,
    apiAlias: 'cart_line_item',
  };
}

export function discountPayload(discount: Discount): Entity {
  const { promotion } = discount;
  const shipping = promotion.type === 'free-shipping';
  return {
    promotionId: promotion.id,
    priority: promotion.priority,
    discountId: discount.id,
    discountType: promotion.type === 'absolute' ? 'absolute' : 'percentage',
    code: discount.code,
    value: shipping ? '100' : String(promotion.type === 'absolute' ? -discount.price.totalPrice : (promotion.value ?? 0)),
    promotionCodeType: 'fixed',
    maxValue: '',
    discountScope: shipping ? 'delivery' : 'cart',
    preventCombination: !promotion.combinable,
    exclusions: [],
    groupId: '',
    setGroups: [],
    filter: { sorterKey: null, applierKey: null, usageKey: null, pickerKey: null },
    ...(shipping ? {} : { composition: discount.composition }),
  };
}

export function discountPriceDefinition({ promotion, price }: Discount): Entity {
  if (promotion.type === 'absolute') return { price: price.totalPrice, filter: null, type: 'absolute', apiAlias: 'cart_price_absolute' };
  return {
    percentage: promotion.type === 'percentage' ? -(promotion.value ?? 0) : -100,
    filter: null,
    type: 'percentage',
    apiAlias: 'cart_price_percentage',
  };
}

function discountEntity(ctx: ShopContext, discount: Discount): Entity {
  const name = ctx.full(discount.promotion.name);
  return {
    payload: discountPayload(discount),
    label: name,
    quantity: 1,
    priceDefinition: discountPriceDefinition(discount),
    price: priceEntity(discount.price),
    good: false,
    description: name,
    cover: null,
    deliveryInformation: null,
    children: [],
    requirement: { _name: 'andContainer', rules: [], apiAlias: 'rule_andContainer' },
    removable: true,
    stackable: false,
    quantityInformation: null,
    modified: false,
    shippingCostAware: true,
    dataTimestamp: null,
    dataContextHash: null,
    uniqueIdentifier: sha256(`${ctx.session.cartOwner}:${discount.id}`).slice(0, 32),
    states: [],
    modifiedByApp: false,
    id: discount.id,
    type: 'promotion',
    referencedId: discount.code,
    apiAlias: 'cart_line_item',
  };
}

const dateEntity = (date: DeliveryDate): Entity => ({ ...date, apiAlias: 'cart_delivery_date' });

function deliveryEntities(ctx: ShopContext, cart: CalculatedCart, delivery: Delivery, now: string, changed: ReadonlySet<string>): Entity[] {
  const location = shippingLocationEntity(ctx);
  const shippingMethod = shippingMethodEntity(ctx, ctx.shippingMethod, true);
  const deliveryOf = (positions: Entity[], shippingCosts: Entity): Entity => ({
    positions,
    location,
    deliveryDate: dateEntity(delivery.date),
    shippingMethod,
    shippingCosts,
    apiAlias: 'cart_delivery',
  });
  const positions = cart.lines
    .filter((entry) => !isDownload(entry))
    .map((entry) => ({
      lineItem: { ...lineEntity(ctx, entry, now), modified: changed.has(entry.id) },
      quantity: entry.quantity,
      price: priceEntity(entry.price),
      identifier: entry.id,
      deliveryDate: dateEntity(deliveryDate(ctx, entry.record, entry.quantity)),
      apiAlias: 'cart_delivery_position',
    }));
  // Discounts on the goods travel with them; one on the delivery doesn't.
  const discounts = cart.promotions.discounts
    .filter((discount) => discount.promotion.type !== 'free-shipping')
    .map((discount) => ({
      lineItem: discountEntity(ctx, discount),
      quantity: 1,
      price: priceEntity(discount.price),
      identifier: discount.id,
      deliveryDate: dateEntity(delivery.date),
      apiAlias: 'cart_delivery_position',
    }));
  return [
    deliveryOf([...positions, ...discounts], priceEntity(delivery.costs)),
    ...(delivery.discount ? [deliveryOf([], priceEntity(delivery.discount))] : []),
  ];
}

/** 64 hex digits that change with anything an order depends on. */
export function cartHash(ctx: ShopContext, cart: CalculatedCart): string {
  return sha256(
    JSON.stringify([
      cart.totals,
      cart.lines.map((entry) => [entry.id, entry.quantity, entry.price.unitPrice]),
      cart.promotions.discounts.map((discount) => discount.id),
      ctx.paymentMethod.id,
      ctx.shippingMethod.id,
      ctx.shippingAddress?.id ?? ctx.country.id,
      ctx.currency.id,
    ]),
  );
}

/** `changed`: the lines that this very call added or changed. */
export function cartEntity(ctx: ShopContext, cart: CalculatedCart, changed: ReadonlySet<string> = new Set()): Entity {
  const now = isoDate(Date.now());
  const amount = {
    ...calculatePrice({ unit: 0, quantity: 1, taxRules: [] }, ctx.taxState),
    unitPrice: cart.totals.totalPrice,
    totalPrice: cart.totals.totalPrice,
    calculatedTaxes: cart.totals.calculatedTaxes,
    taxRules: cart.totals.taxRules,
  };
  const touched = cart.lines.length > 0 || cart.errors.length > 0;
  return {
    ...(touched
      ? {
          extensions: {
            'cart-promotions': {
              addedCodes: cart.cart.codes,
              blockedPromotionIds: [],
              apiAlias: 'shopware_core_checkout_promotion_cart_extension_cart_extension',
            },
          },
        }
      : {}),
    price: cartPriceEntity(cart.totals, ctx.taxState),
    lineItems: [
      ...cart.lines.map((entry) => lineEntity(ctx, entry, now)),
      ...cart.promotions.discounts.map((discount) => discountEntity(ctx, discount)),
    ],
    errors: cart.errors.length === 0 ? [] : Object.fromEntries(cart.errors.map((error) => [error.key, error])),
    deliveries: cart.delivery ? deliveryEntities(ctx, cart, cart.delivery, now, changed) : [],
    transactions: [
      { amount: priceEntity(amount), paymentMethodId: ctx.paymentMethod.id, validationStruct: null, apiAlias: 'cart_transaction' },
    ],
    modified: false,
    customerComment: null,
    affiliateCode: null,
    campaignCode: null,
    source: null,
    hash: cartHash(ctx, cart),
    errorHash: cart.errors.length === 0 ? '' : sha256(cart.errors.map((error) => error.key).join()),
    token: ctx.session.token,
    states: [],
    apiAlias: 'cart',
  };
}
