import { type Database, textColumn } from './database.ts';
import { newId } from './ids.ts';

export interface Wishlist {
  id: string;
  createdAt: number;
}

export interface WishlistStore {
  /** `undefined` before the first product. */
  of(customerId: string): Wishlist | undefined;
  /** Newest first. */
  products(customerId: string): string[];
  /** Creates the list, if there is none yet. */
  open(customerId: string): void;
  add(customerId: string, productId: string): void;
  remove(customerId: string, productId: string): void;
}

export function createWishlistStore(database: Database): WishlistStore {
  return {
    of(customerId) {
      const row = database.get('SELECT id, created_at FROM wishlist_owner WHERE customer_id = ?', customerId);
      return row ? { id: textColumn(row, 'id'), createdAt: Number(row['created_at']) } : undefined;
    },
    products: (customerId) =>
      database
        .all('SELECT product_id FROM wishlist WHERE customer_id = ? ORDER BY created_at DESC, rowid DESC', customerId)
        .map((row) => textColumn(row, 'product_id')),
    open: (customerId) =>
      database.run('INSERT OR IGNORE INTO wishlist_owner (customer_id, id, created_at) VALUES (?, ?, ?)', customerId, newId(), Date.now()),
    add(customerId, productId) {
      this.open(customerId);
      database.run(
        'INSERT OR IGNORE INTO wishlist (customer_id, product_id, id, created_at) VALUES (?, ?, ?, ?)',
        customerId,
        productId,
        newId(),
        Date.now(),
      );
    },
    remove: (customerId, productId) => database.run('DELETE FROM wishlist WHERE customer_id = ? AND product_id = ?', customerId, productId),
  };
}
