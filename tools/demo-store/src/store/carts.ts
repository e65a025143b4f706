import { type Database, textColumn } from './database.ts';

export interface CartLine {
  id: string;
  type: 'product';
  productId: string;
  quantity: number;
  payload?: Record<string, unknown>;
}

/** What is remembered of a cart; prices and promotions are worked out at every read. */
export interface StoredCart {
  lines: CartLine[];
  /** Promotion codes as they were typed, in the order in which they were added. */
  codes: string[];
  /** Discounts that the last answer contained: only new ones are announced. */
  announced: string[];
  /** Codes whose condition was not met in the last answer. */
  refused: string[];
}

export interface CartStore {
  load(owner: string): StoredCart;
  save(owner: string, cart: StoredCart): void;
  delete(owner: string): void;
}

export const emptyCart = (): StoredCart => ({ lines: [], codes: [], announced: [], refused: [] });

export function createCartStore(database: Database): CartStore {
  return {
    load(owner) {
      const row = database.get('SELECT data FROM cart WHERE owner = ?', owner);
      return row ? (JSON.parse(textColumn(row, 'data')) as StoredCart) : emptyCart();
    },
    save(owner, cart) {
      database.run(
        'INSERT INTO cart (owner, data, changed_at) VALUES (?, ?, ?) ON CONFLICT (owner) DO UPDATE SET data = excluded.data, changed_at = excluded.changed_at',
        owner,
        JSON.stringify(cart),
        Date.now(),
      );
    },
    delete: (owner) => database.run('DELETE FROM cart WHERE owner = ?', owner),
  };
}
