import type { TierModel } from '../catalogue/assortment-model.ts';
import type { CurrencyCode } from '../catalogue/market-model.ts';
import type { CatalogueIndex, ProductRecord } from '../store/catalogue-index.ts';
import { type CalculatedPrice, calculatePrice, type PriceDefinition, type ReferencePrice, type TaxRule, type TaxState } from './price.ts';

export interface PriceScope {
  index: CatalogueIndex;
  currencyCode: CurrencyCode;
  taxState: TaxState;
  /** Name of a unit in the language of the answer. */
  unitName(unitId: string): string;
}

export interface CheapestPrice extends CalculatedPrice {
  hasRange: boolean;
  variantId: string;
}

export function taxRulesOf(record: ProductRecord, index: CatalogueIndex): TaxRule[] {
  return [{ taxRate: index.taxes.get(record.model.taxId)?.rate ?? 0, percentage: 100 }];
}

function referenceOf(record: ProductRecord, scope: PriceScope): ReferencePrice | undefined {
  const { unitId, purchaseUnit, referenceUnit } = record.model;
  if (!unitId || !purchaseUnit || !referenceUnit) return undefined;
  return { purchaseUnit, referenceUnit, unitName: scope.unitName(unitId) };
}

function tiersOf(record: ProductRecord): TierModel[] {
  return [...(record.pricing.tiers ?? [])].sort((a, b) => a.quantityStart - b.quantityStart);
}

/** The price of one piece when `quantity` pieces are bought; before rounding and tax. */
export function priceDefinition(record: ProductRecord, quantity: number, scope: PriceScope): PriceDefinition {
  const { pricing } = record;
  const tier = tiersOf(record)
    .filter((step) => step.quantityStart <= quantity)
    .at(-1);
  return {
    unit: (tier?.price ?? pricing.price)[scope.currencyCode],
    quantity,
    taxRules: taxRulesOf(record, scope.index),
    listPrice: pricing.listPrice?.[scope.currencyCode],
    regulationPrice: pricing.regulationPrice?.[scope.currencyCode],
    reference: referenceOf(record, scope),
  };
}

export function unitPrice(record: ProductRecord, scope: PriceScope): CalculatedPrice {
  return calculatePrice(priceDefinition(record, 1, scope), scope.taxState);
}

/** Tier prices: each `quantity` is the upper end of its step, the last one's is its start. */
export function tierPrices(record: ProductRecord, scope: PriceScope): CalculatedPrice[] {
  const tiers = tiersOf(record);
  return tiers.map((tier, position) => {
    const next = tiers[position + 1];
    const quantity = next ? next.quantityStart - 1 : tier.quantityStart;
    return calculatePrice({ ...priceDefinition(record, tier.quantityStart, scope), quantity }, scope.taxState);
  });
}

/** The lowest price among a product's variants and tiers. */
export function cheapestPrice(record: ProductRecord, scope: PriceScope): CheapestPrice {
  const family = record.parent ?? record;
  const active = family.variants.filter((variant) => variant.active);
  const members = active.length > 0 ? active : [family];
  const candidates = members.flatMap((member) => {
    const steps = tiersOf(member);
    const starts = steps.length > 0 ? steps.map((step) => step.quantityStart) : [1];
    return starts.map((start) => ({
      member,
      price: calculatePrice({ ...priceDefinition(member, start, scope), quantity: 1 }, scope.taxState),
    }));
  });
  const amounts = new Set(candidates.map((candidate) => candidate.price.unitPrice));
  const cheapest = candidates.reduce((best, candidate) => (candidate.price.unitPrice < best.price.unitPrice ? candidate : best));
  return { ...cheapest.price, hasRange: amounts.size > 1, variantId: cheapest.member.id };
}
