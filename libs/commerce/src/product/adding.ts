import { atom } from 'jotai';
import type { CartError, Product } from '@vitrine/store-api-client';

/** A product that was put into the cart by a press, as the drawer tells of it. */
export interface Adding {
  /** One press. */
  readonly id: number;
  readonly product: Product;
  /** Pieces that were asked for. */
  readonly wanted: number;
  /** Pieces that are in the cart by this press and what was changed after it; undefined until the store has answered. */
  readonly pieces: number | undefined;
  /** Why these are fewer or more than were asked for. */
  readonly reasons: readonly CartError[];
}

/** What the drawer shows; null while it is closed. */
export const addingAtom = atom<Adding | null>(null);
