import type { Formatter, Translate } from '@vitrine/i18n';
import type { CalculatedPrice, ListPrice, Product } from '@vitrine/store-api-client';
import type { PriceProps } from '@vitrine/ui';

/** One row of a tier price table. */
export interface PriceTier {
  /** First quantity of the tier. */
  from: number;
  /** Last quantity; null for the last tier. */
  to: number | null;
  price: CalculatedPrice;
}

/**
 * The tiers of a product: each price's `quantity` is its tier's last quantity, the last one's its first. Empty where
 * there is one price.
 */
export function priceTiers(product: Pick<Product, 'calculatedPrices'>): PriceTier[] {
  const prices = product.calculatedPrices ?? [];
  if (prices.length < 2) return [];
  return prices.map((price, index) => {
    const isLast = index === prices.length - 1;
    const previous = prices[index - 1];
    return { from: isLast ? price.quantity : (previous?.quantity ?? 0) + 1, to: isLast ? null : price.quantity, price };
  });
}

/** The unit price that holds for a quantity. */
export function priceAt(product: Pick<Product, 'calculatedPrice' | 'calculatedPrices'>, quantity: number): CalculatedPrice {
  const tiers = priceTiers(product);
  return tiers.findLast(({ from }) => quantity >= from)?.price ?? tiers[0]?.price ?? product.calculatedPrice;
}

const isPositive = (value: number | null | undefined): value is number => typeof value === 'number' && value > 0;

/**
 * Whole percents that a price is reduced by: from the lowest of the last 30 days where the store knows it (Directive 98/6/EC, Article 6a), so
 * that a list price above it makes a reduction no larger. 0 where nothing is saved.
 */
function savedPercent(unitPrice: number, listPrice: ListPrice | null | undefined, lowest: number | undefined): number {
  const listed = Math.round(listPrice?.percentage ?? 0);
  return lowest === undefined ? listed : Math.min(listed, Math.max(0, Math.round(100 - (unitPrice / lowest) * 100)));
}

/** A price as the design system draws it: list price, discount, price per unit and the 30-day low. */
export function priceProps(
  price: CalculatedPrice,
  { t, format, isFrom = false }: { t: Translate; format: Formatter; isFrom?: boolean },
): PriceProps {
  const { listPrice, referencePrice, regulationPrice } = price;
  const hasListPrice = isPositive(listPrice?.price) && listPrice.price > price.unitPrice;
  const lowest = isPositive(regulationPrice?.price) ? regulationPrice.price : undefined;
  const saved = savedPercent(price.unitPrice, listPrice, lowest);
  return {
    price: format.price(price.unitPrice),
    ...(isFrom ? { fromLabel: t('shop.price.from', { price: '' }).trim() } : {}),
    ...(hasListPrice
      ? {
          listPrice: format.price(listPrice.price),
          listPriceLabel: t('shop.price.listPrice'),
          ...(saved > 0 ? { discount: `−${format.percent(saved / 100)}` } : {}),
        }
      : {}),
    ...(isPositive(referencePrice?.price)
      ? {
          unitPrice: t('shop.price.basePrice', {
            price: format.price(referencePrice.price),
            unit: `${format.number(referencePrice.referenceUnit)} ${referencePrice.unitName}`,
          }),
        }
      : {}),
    ...(lowest === undefined ? {} : { note: t('shop.price.cheapest30Days', { price: format.price(lowest) }) }),
  };
}

/** The price of a product in a list: "from" where variants or tiers differ. */
export function listedPrice(product: Product, tools: { t: Translate; format: Formatter }): PriceProps {
  const cheapest = product.calculatedCheapestPrice;
  const isFrom = (cheapest?.hasRange ?? false) || priceTiers(product).length > 0;
  const shown = isFrom && cheapest ? cheapest : product.calculatedPrice;
  return priceProps(shown, { ...tools, isFrom });
}
