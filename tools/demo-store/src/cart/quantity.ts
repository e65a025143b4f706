import { maxPurchase, productName } from '../entities/product.ts';
import type { ShopContext } from '../server/shop-context.ts';
import type { ProductRecord } from '../store/catalogue-index.ts';
import { type CartError, minOrderError, outOfStockError, purchaseStepsError, stockReachedError } from './errors.ts';

export interface CorrectedQuantity {
  /** 0: the line goes. */
  quantity: number;
  error: CartError | null;
}

/** Brings a quantity within minimum, steps, maximum and stock, and says what was changed. */
export function correctQuantity(ctx: ShopContext, record: ProductRecord, lineId: string, quantity: number): CorrectedQuantity {
  const { minPurchase, purchaseSteps } = record.model;
  const name = productName(ctx, record);
  const limit = maxPurchase(ctx, record);
  if (limit < minPurchase) return { quantity: 0, error: outOfStockError(record.id, name) };
  const max = minPurchase + Math.floor((limit - minPurchase) / purchaseSteps) * purchaseSteps;
  if (quantity < minPurchase) return { quantity: minPurchase, error: minOrderError(lineId, name, minPurchase) };
  if (quantity > max) return { quantity: max, error: stockReachedError(lineId, name, max) };
  const stepped = minPurchase + Math.floor((quantity - minPurchase) / purchaseSteps) * purchaseSteps;
  return stepped === quantity ? { quantity, error: null } : { quantity: stepped, error: purchaseStepsError(lineId, name, stepped) };
}
