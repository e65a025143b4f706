import { calculateCart, type CalculatedCart } from '../cart/calculate.ts';
import { withoutTags } from '../catalogue/text.ts';
import { discountPayload, discountPriceDefinition, linePayload, linePriceDefinition } from '../entities/cart.ts';
import { netPrice } from '../entities/price.ts';
import { productName } from '../entities/product.ts';
import { orderMail } from '../mails/mails.ts';
import { round } from '../pricing/money.ts';
import { type CalculatedPrice, calculatePrice } from '../pricing/price.ts';
import { Fault, fault } from '../server/faults.ts';
import type { ShopContext } from '../server/shop-context.ts';
import type { Address, Customer } from '../store/customers.ts';
import { isoDate, newId, newToken } from '../store/ids.ts';
import type { Order, OrderLine } from '../store/orders.ts';

export interface OrderRequest {
  customerComment: string | null;
  affiliateCode: string | null;
  campaignCode: string | null;
}

/** Markup has no place in a comment. */
export const stripMarkup = (text: string): string => withoutTags(text).trim();

/** A cart that cannot be ordered: a server error that lists why. What was corrected in the cart stays corrected. */
export function cartInvalid(cart: CalculatedCart): Fault {
  const messages = cart.errors.map((error) => `${error.key}: ${error.message}`).join('\n');
  const { status, items } = fault(500, 'CHECKOUT__CART_INVALID', `The cart is invalid, got ${cart.errors.length} error(s): ${messages}`, {
    errorCount: cart.errors.length,
    errors: messages,
  });
  return new Fault(status, items, true);
}

function zero(ctx: ShopContext): CalculatedPrice {
  return calculatePrice({ unit: 0, quantity: 1, taxRules: [] }, ctx.taxState);
}

/** Like a price, in lines: the copy that the order keeps. */
function orderLines(ctx: ShopContext, cart: CalculatedCart): OrderLine[] {
  const products = cart.lines.map((entry): Omit<OrderLine, 'position'> => ({
    id: newId(),
    identifier: entry.id,
    type: 'product',
    referencedId: entry.line.productId,
    productId: entry.line.productId,
    promotionId: null,
    quantity: entry.quantity,
    label: productName(ctx, entry.record),
    description: null,
    good: true,
    stackable: true,
    price: entry.price,
    priceDefinition: linePriceDefinition(entry),
    payload: { ...linePayload(ctx, entry), purchasePrices: null },
    coverKey: entry.record.mediaKeys[0] ?? null,
    states: [entry.record.model.download ? 'is-download' : 'is-physical'],
    download: entry.record.model.download ? { id: newId(), fileName: entry.record.model.download.fileName } : null,
  }));
  const discounts = cart.promotions.discounts.map((discount): Omit<OrderLine, 'position'> => ({
    id: newId(),
    identifier: discount.id,
    type: 'promotion',
    referencedId: discount.code,
    productId: null,
    promotionId: discount.promotion.id,
    quantity: 1,
    label: ctx.full(discount.promotion.name),
    description: ctx.full(discount.promotion.name),
    good: false,
    stackable: false,
    price: discount.price,
    priceDefinition: discountPriceDefinition(discount),
    payload: discountPayload(discount),
    coverKey: null,
    states: [],
    download: null,
  }));
  return [...products, ...discounts].map((line, index) => ({ ...line, position: index + 1 }));
}

/** Copies everything that an order keeps from a checked cart; nothing is written. */
export function orderFrom(
  ctx: ShopContext,
  customer: Customer,
  cart: CalculatedCart,
  request: OrderRequest,
  number: number,
  now: string,
): Order {
  const copies = new Map<string, Address>();
  const copy = (address: Address | null): string => {
    if (!address) throw fault(400, 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND', 'The customer has no address.');
    const known = copies.get(address.id) ?? { ...address, id: newId(), createdAt: now, updatedAt: null };
    copies.set(address.id, known);
    return known.id;
  };
  const billingAddressId = copy(ctx.billingAddress);
  const shippingAddressId = cart.delivery ? copy(ctx.shippingAddress) : billingAddressId;
  const shippingParts = cart.delivery ? [cart.delivery.costs, ...(cart.delivery.discount ? [cart.delivery.discount] : [])] : [];
  const shippingTotal = round(shippingParts.reduce((total, price) => total + price.totalPrice, 0));
  const shippingCosts: CalculatedPrice = { ...(cart.delivery?.costs ?? zero(ctx)), unitPrice: shippingTotal, totalPrice: shippingTotal };
  const delivery = cart.delivery;

  return {
    id: newId(),
    orderNumber: String(number),
    customerId: customer.id,
    guest: customer.guest,
    deepLinkCode: newToken(32),
    currencyId: ctx.currency.id,
    languageId: ctx.language.id,
    taxStatus: ctx.taxState,
    price: { ...cart.totals, netPrice: netPrice(cart.totals) },
    shippingCosts,
    orderCustomer: {
      id: newId(),
      email: customer.email,
      salutationId: customer.salutationId,
      firstName: customer.firstName,
      lastName: customer.lastName,
      title: customer.title,
      company: customer.company,
      customerNumber: customer.customerNumber,
    },
    addresses: [...copies.values()],
    billingAddressId,
    lines: orderLines(ctx, cart),
    deliveries: delivery
      ? shippingParts.map((costs) => ({
          id: newId(),
          shippingMethodId: ctx.shippingMethod.id,
          shippingCosts: costs,
          addressId: shippingAddressId,
          earliest: delivery.date.earliest,
          latest: delivery.date.latest,
          state: 'open',
        }))
      : [],
    transactions: [
      {
        id: newId(),
        paymentMethodId: ctx.paymentMethod.id,
        amount: {
          ...zero(ctx),
          unitPrice: cart.totals.totalPrice,
          totalPrice: cart.totals.totalPrice,
          calculatedTaxes: cart.totals.calculatedTaxes,
          taxRules: cart.totals.taxRules,
        },
        state: 'open',
        createdAt: now,
        updatedAt: null,
      },
    ],
    state: 'open',
    document: { id: newId(), number: String(number), deepLinkCode: newToken(32) },
    ...request,
    createdAt: now,
    updatedAt: null,
    autoIncrement: number - 9999,
  };
}

/** Turns a checked cart into an order, takes its pieces from stock, and empties the cart. */
export function placeOrder(ctx: ShopContext, customer: Customer, cart: CalculatedCart, request: OrderRequest): Order {
  const { services } = ctx;
  const now = isoDate(Date.now());
  const order = orderFrom(ctx, customer, cart, request, services.orders.nextNumber(), now);
  services.orders.save(order);
  for (const entry of cart.lines) services.stock.take(entry.record.id, entry.quantity);
  services.customers.save({
    ...customer,
    lastPaymentMethodId: ctx.paymentMethod.id,
    lastOrderDate: now,
    orderCount: customer.orderCount + 1,
    orderTotalAmount: round(customer.orderTotalAmount + cart.totals.totalPrice),
  });
  services.carts.delete(ctx.session.cartOwner);
  services.outbox.send(orderMail(ctx, order));
  return order;
}

/** The customer's cart as it would be ordered now. */
export function cartToOrder(ctx: ShopContext): CalculatedCart {
  return calculateCart(ctx, ctx.services.carts.load(ctx.session.cartOwner));
}
