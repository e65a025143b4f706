import { idOf } from '../catalogue/id.ts';
import type { ShopContext } from '../server/shop-context.ts';
import { addressEntity, customerEntity } from './customer.ts';
import { type Entity, LIVE_VERSION } from './entity.ts';
import { countryEntity, currencyEntity, ROUNDING, stateEntity, taxModelEntity } from './market.ts';
import { paymentMethodEntity, shippingMethodEntity } from './methods.ts';
import { customerGroupEntity, salesChannelEntity } from './sales-channel.ts';

export function shippingLocationEntity(ctx: ShopContext): Entity {
  return {
    country: countryEntity(ctx, ctx.country),
    state: ctx.state ? stateEntity(ctx, ctx.country, ctx.state) : null,
    address: ctx.shippingAddress ? addressEntity(ctx, ctx.shippingAddress) : null,
    apiAlias: 'cart_delivery_shipping_location',
  };
}

/** What caches in front of a shop tell visitors apart by; a list where there is nothing to tell. */
function sessionStates(ctx: ShopContext): Entity | [] {
  const filled = ctx.services.carts.load(ctx.session.cartOwner).lines.length > 0;
  if (!filled && !ctx.customer) return [];
  return { ...(filled ? { 'cart-filled': 'cart-filled' } : {}), ...(ctx.customer ? { 'logged-in': 'logged-in' } : {}) };
}

export function contextEntity(ctx: ShopContext): Entity {
  return {
    token: ctx.session.token,
    currentCustomerGroup: customerGroupEntity(ctx),
    currency: currencyEntity(ctx, ctx.currency),
    salesChannel: salesChannelEntity(ctx),
    taxRules: ctx.index.catalogue.taxes.map((tax) => taxModelEntity(ctx, tax)),
    customer: ctx.customer
      ? customerEntity(ctx, ctx.customer, { defaultAddresses: true, activeAddresses: true, paymentMethod: true, salutation: true })
      : null,
    paymentMethod: paymentMethodEntity(ctx, ctx.paymentMethod),
    shippingMethod: shippingMethodEntity(ctx, ctx.shippingMethod),
    shippingLocation: shippingLocationEntity(ctx),
    permissions: [],
    permisionsLocked: false,
    imitatingUserId: null,
    context: {
      languageIdChain: ctx.languageIdChain,
      scope: 'user',
      rulesLocked: false,
      source: { type: 'sales-channel', salesChannelId: ctx.index.catalogue.salesChannel.id },
      ruleIds: [idOf('rule:always-valid')],
      currencyId: ctx.currency.id,
      versionId: LIVE_VERSION,
      currencyFactor: ctx.currency.factor,
      considerInheritance: true,
      taxState: ctx.taxState,
      rounding: ROUNDING,
      states: sessionStates(ctx),
      apiAlias: 'context',
    },
    itemRounding: ROUNDING,
    totalRounding: ROUNDING,
    ...(ctx.services.version === '6.6' ? {} : { languageInfo: { name: ctx.language.name, localeCode: ctx.language.code } }),
    areaRuleIds: { shipping: [], product: [] },
    states: [],
    apiAlias: 'sales_channel_context',
  };
}
