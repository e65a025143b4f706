import type { DeliveryTimeModel } from '../catalogue/market-model.ts';
import { findDeliveryTime } from '../entities/market.ts';
import { servesCountry } from '../entities/methods.ts';
import { sum } from '../pricing/money.ts';
import { type CalculatedPrice, calculatePrice, taxesOf, taxShares } from '../pricing/price.ts';
import type { ShopContext } from '../server/shop-context.ts';
import type { ProductRecord } from '../store/catalogue-index.ts';
import { isoDate } from '../store/ids.ts';
import { type CartError, shippingAddressBlockedError, shippingMethodBlockedError } from './errors.ts';

const DAY = 86_400_000;
const DAYS = { hour: 1 / 24, day: 1, week: 7, month: 30 } as const;

export interface DeliveryDate {
  earliest: string;
  latest: string;
}

export interface ShippedLine {
  record: ProductRecord;
  quantity: number;
  price: CalculatedPrice;
}

export interface Delivery {
  costs: CalculatedPrice;
  /** What a promotion gives back of the costs. */
  discount: CalculatedPrice | null;
  date: DeliveryDate;
  errors: CartError[];
}

/** Afternoon of the day, as parcels arrive. */
function dayFromNow(days: number): string {
  const date = new Date(Date.now() + days * DAY);
  date.setUTCHours(16, 0, 0, 0);
  return isoDate(date);
}

export function deliveryDate(ctx: ShopContext, record: ProductRecord, quantity: number): DeliveryDate {
  const time: DeliveryTimeModel | undefined =
    findDeliveryTime(ctx, record.model.deliveryTimeId) ?? findDeliveryTime(ctx, ctx.shippingMethod.deliveryTimeId);
  const restock = ctx.services.stock.of(record.id) < quantity ? (record.model.restockTime ?? 0) : 0;
  const factor = DAYS[time?.unit ?? 'day'];
  return { earliest: dayFromNow((time?.min ?? 1) * factor + restock), latest: dayFromNow((time?.max ?? 3) * factor + restock) };
}

/** The amount of the method's step for the goods that pay for shipping. */
function shippingAmount(ctx: ShopContext, lines: ShippedLine[]): number {
  const paying = lines.filter((line) => !line.record.model.shippingFree);
  if (paying.length === 0) return 0;
  const value = sum(paying.map((line) => line.price.totalPrice));
  const step = ctx.shippingMethod.prices
    .filter((entry) => entry.cartValueStart[ctx.currencyCode] <= value)
    .sort((a, b) => a.cartValueStart[ctx.currencyCode] - b.cartValueStart[ctx.currencyCode])
    .at(-1);
  return step?.price[ctx.currencyCode] ?? 0;
}

/** The delivery of the goods that are shipped; `null` when there are only downloads. */
export function calculateDelivery(ctx: ShopContext, lines: ShippedLine[], freeShipping: boolean): Delivery | null {
  const shipped = lines.filter((line) => line.record.model.download === undefined);
  if (shipped.length === 0) return null;
  const taxRules = taxShares(shipped.map((line) => line.price));
  const costs = calculatePrice({ unit: shippingAmount(ctx, shipped), quantity: 1, taxRules }, ctx.taxState);
  const dates = shipped.map((line) => deliveryDate(ctx, line.record, line.quantity));
  const errors: CartError[] = [];
  if (!ctx.country.shippingAvailable) errors.push(shippingAddressBlockedError(ctx.full(ctx.country.name)));
  if (!servesCountry(ctx.shippingMethod, ctx.country.iso)) errors.push(shippingMethodBlockedError(ctx.full(ctx.shippingMethod.name)));
  const back = -costs.totalPrice || 0;
  return {
    costs,
    discount: freeShipping ? { ...costs, unitPrice: back, totalPrice: back, calculatedTaxes: taxesOf(back, taxRules, ctx.taxState) } : null,
    date: {
      earliest:
        dates
          .map((date) => date.earliest)
          .sort()
          .at(-1) ?? dayFromNow(1),
      latest:
        dates
          .map((date) => date.latest)
          .sort()
          .at(-1) ?? dayFromNow(3),
    },
    errors,
  };
}
