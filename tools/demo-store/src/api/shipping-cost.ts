import { calculateCart } from '../cart/calculate.ts';
import type { ShippingMethodModel } from '../catalogue/market-model.ts';
import { entityReader, select } from '../criteria/apply.ts';
import type { Entity } from '../entities/entity.ts';
import { servesCountry, shippingMethodEntity } from '../entities/methods.ts';
import { priceEntity } from '../entities/price.ts';
import type { Call } from '../server/call.ts';
import { productNotFound } from '../server/faults.ts';
import type { Route } from '../server/store-api.ts';
import { emptyCart, type StoredCart } from '../store/carts.ts';

/** What a cart would cost to ship by each method; nothing of it is kept. */
function costsOf(call: Call, cart: StoredCart, methods: readonly ShippingMethodModel[]): Entity[] {
  return methods.flatMap((shippingMethod) => {
    const context = { ...call.context, shippingMethod };
    const { delivery } = calculateCart(context, cart);
    if (!delivery) return [];
    return [
      {
        shippingCost: priceEntity(delivery.costs),
        deliveryDate: { ...delivery.date, apiAlias: 'cart_delivery_delivery_date' },
        shippingMethod: shippingMethodEntity(context, shippingMethod),
        apiAlias: 'cart_shipping_cost',
      },
    ];
  });
}

const methodsOf = (call: Call): ShippingMethodModel[] =>
  call.context.index.catalogue.shippingMethods.toSorted((a, b) => a.position - b.position);

function ofCart(call: Call): Entity[] {
  const { context, services } = call;
  const available = methodsOf(call).filter((method) => servesCountry(method, context.country.iso));
  return costsOf(call, services.carts.load(context.session.cartOwner), available);
}

/** One piece of a product, without promotions; a criteria says by which methods. */
function ofProduct(call: Call): Entity[] {
  const productId = call.id('productId');
  if (!call.context.index.products.get(productId)?.active) throw productNotFound(productId);
  const { elements } = select(methodsOf(call), call.criteria('shipping_method'), (method) =>
    entityReader('shipping_method', shippingMethodEntity(call.context, method)),
  );
  return costsOf(call, { ...emptyCart(), lines: [{ id: productId, type: 'product', productId, quantity: 1 }] }, elements);
}

export const shippingCostRoutes: Route[] = [
  { methods: ['GET', 'POST'], only: '6.7', path: '/shipping-cost/cart', handle: ofCart },
  { methods: ['GET'], only: '6.7', path: '/shipping-cost/product/:productId', handle: ofProduct },
];
