import { idOf, mediaId } from '../catalogue/id.ts';
import type { PaymentMethodModel, ShippingMethodModel } from '../catalogue/market-model.ts';
import { round } from '../pricing/money.ts';
import type { ShopContext } from '../server/shop-context.ts';
import { type Entity, stamps } from './entity.ts';
import { deliveryTimeEntity, findDeliveryTime } from './market.ts';
import { findMedia } from './media.ts';

export function paymentMethodEntity(ctx: ShopContext, method: PaymentMethodModel): Entity {
  const full = { name: ctx.full(method.name), distinguishableName: ctx.full(method.name), description: ctx.full(method.description) };
  return {
    translated: { ...full, customFields: {} },
    ...stamps(),
    name: ctx.raw(method.name),
    distinguishableName: ctx.raw(method.name),
    description: ctx.raw(method.description),
    position: method.position,
    active: true,
    afterOrderEnabled: method.afterOrderEnabled,
    translations: null,
    mediaId: method.mediaKey === undefined ? null : mediaId(method.mediaKey),
    media: method.mediaKey === undefined ? null : findMedia(ctx, mediaId(method.mediaKey)),
    shortName: method.technicalName.replace(/^payment_/, '').replace(/payment$/, '_payment'),
    technicalName: method.technicalName,
    synchronous: !method.asynchronous,
    asynchronous: method.asynchronous,
    prepared: false,
    refundable: false,
    recurring: !method.asynchronous,
    customFields: null,
    id: method.id,
    apiAlias: 'payment_method',
  };
}

export function servesCountry(method: ShippingMethodModel, iso: string): boolean {
  return method.countryIsos === undefined || method.countryIsos.includes(iso);
}

export function acceptsCountry(method: PaymentMethodModel, iso: string): boolean {
  return method.blockedCountryIsos?.includes(iso) !== true;
}

/** Price rows come with a cart's delivery only; elsewhere the list is empty. */
export function shippingMethodEntity(ctx: ShopContext, method: ShippingMethodModel, withPrices = false): Entity {
  const deliveryTime = findDeliveryTime(ctx, method.deliveryTimeId);
  return {
    translated: {
      name: ctx.full(method.name),
      customFields: {},
      description: ctx.full(method.description),
      trackingUrl: method.trackingUrl ?? null,
    },
    ...stamps(),
    name: ctx.raw(method.name),
    active: true,
    position: method.position,
    description: ctx.raw(method.description),
    trackingUrl: method.trackingUrl ?? null,
    deliveryTimeId: method.deliveryTimeId,
    deliveryTime: deliveryTime ? deliveryTimeEntity(ctx, deliveryTime) : null,
    translations: null,
    availabilityRule: null,
    prices: withPrices ? shippingPriceEntities(ctx, method) : [],
    mediaId: method.mediaKey === undefined ? null : mediaId(method.mediaKey),
    media: method.mediaKey === undefined ? null : findMedia(ctx, mediaId(method.mediaKey)),
    tags: null,
    taxType: 'auto',
    technicalName: method.technicalName,
    tax: null,
    customFields: null,
    id: method.id,
    apiAlias: 'shipping_method',
  };
}

function shippingPriceEntities(ctx: ShopContext, method: ShippingMethodModel): Entity[] {
  return method.prices.map((step, position) => ({
    translated: [],
    ...stamps(),
    shippingMethodId: method.id,
    ruleId: null,
    calculation: 2,
    quantityStart: step.cartValueStart[ctx.currencyCode],
    quantityEnd: method.prices[position + 1]?.cartValueStart[ctx.currencyCode] ?? null,
    calculationRuleId: null,
    currencyPrice: [
      {
        currencyId: ctx.currency.id,
        net: round(step.price[ctx.currencyCode] / 1.19),
        gross: step.price[ctx.currencyCode],
        linked: true,
        listPrice: null,
        percentage: null,
        regulationPrice: null,
        apiAlias: 'price',
      },
    ],
    customFields: null,
    id: idOf(`shipping-price:${method.id}:${position}`),
    apiAlias: 'shipping_method_price',
  }));
}
