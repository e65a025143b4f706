import type { Database } from './database.ts';

export interface StockStore {
  of(productId: string): number;
  /** Takes pieces out (or, negative, puts them back); may go below zero for products that are always sold. */
  take(productId: string, quantity: number): void;
}

export function createStockStore(database: Database): StockStore {
  const cache = new Map(
    database.all('SELECT product_id, quantity FROM stock').map((row) => [String(row['product_id']), Number(row['quantity'])]),
  );
  return {
    of: (productId) => cache.get(productId) ?? 0,
    take(productId, quantity) {
      const before = cache.get(productId) ?? 0;
      const left = before - quantity;
      database.run(
        'INSERT INTO stock (product_id, quantity) VALUES (?, ?) ON CONFLICT (product_id) DO UPDATE SET quantity = excluded.quantity',
        productId,
        left,
      );
      cache.set(productId, left);
      database.onRollback(() => cache.set(productId, before));
    },
  };
}
