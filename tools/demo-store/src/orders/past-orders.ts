import { calculateCart } from '../cart/calculate.ts';
import type { PastOrderModel, ShopperModel } from '../catalogue/market-model.ts';
import { round } from '../pricing/money.ts';
import type { Services } from '../server/services.ts';
import { createShopContext } from '../server/shop-context.ts';
import { emptyCart } from '../store/carts.ts';
import { isoDate } from '../store/ids.ts';
import { orderFrom } from './place.ts';

/** What shoppers ordered before the shop started for the first time. Orders that exist stay as they are. */
export function seedPastOrders(services: Services): void {
  for (const shopper of services.index.catalogue.shoppers) {
    for (const model of shopper.pastOrders ?? []) if (!services.orders.find(model.id)) seedOrder(services, shopper, model);
  }
}

function seedOrder(services: Services, shopper: ShopperModel, model: PastOrderModel): void {
  const { index, customers } = services;
  const customer = customers.find(shopper.id);
  const currency = index.catalogue.currencies.find((entry) => entry.isoCode === model.currencyCode);
  const language = index.languageByCode.get(shopper.languageCode);
  if (!customer || !currency || !language) return;
  const ctx = createShopContext(services, {
    token: '',
    customerId: shopper.id,
    cartOwner: '',
    settings: {
      currencyId: currency.id,
      languageId: language.id,
      shippingMethodId: model.shippingMethodId,
      paymentMethodId: model.paymentMethodId,
    },
  });
  const cart = calculateCart(ctx, {
    ...emptyCart(),
    lines: model.lines.map((line) => ({ id: line.productId, type: 'product', productId: line.productId, quantity: line.quantity })),
  });
  const date = isoDate(model.orderDate);
  const order = orderFrom(
    ctx,
    customer,
    cart,
    { customerComment: null, affiliateCode: null, campaignCode: null },
    Number(model.orderNumber),
    date,
  );
  services.database.transaction(() => {
    services.orders.reserveNumber(Number(model.orderNumber));
    services.orders.save({
      ...order,
      id: model.id,
      state: model.state,
      transactions: order.transactions.map((transaction) => ({ ...transaction, state: model.transactionState })),
      deliveries: order.deliveries.map((delivery) => ({
        ...delivery,
        state: model.deliveryState,
        ...(model.trackingCodes ? { trackingCodes: model.trackingCodes } : {}),
      })),
    });
    customers.save({
      ...customer,
      lastOrderDate: date,
      lastPaymentMethodId: model.paymentMethodId,
      orderCount: customer.orderCount + 1,
      orderTotalAmount: round(customer.orderTotalAmount + order.price.totalPrice),
    });
  });
}
