import { type ComponentType, createContext, use } from 'react';
import type { Product } from '@vitrine/store-api-client';
import { WishlistButton } from '../wishlist/wishlist-button.tsx';

/** What a product in a list does. The shop follows the link and keeps a wish list; a room opens a modal and likes. */
export interface ProductActions {
  /** Opens the product in place of following its link. */
  open: ((product: Product) => void) | undefined;
  LikeButton: ComponentType<{ productId: string; productName: string }>;
  /** Stands below the like button on a card. */
  CardAction?: ProductActions['LikeButton'] | undefined;
  /** Called after a product was put into the cart. */
  onAddedToCart?: (() => void) | undefined;
  /** What was put into the cart is told by a drawer that opens, in place of a notification. */
  hasDrawer?: boolean | undefined;
  /** Shows the cart in place of following the link to its page. */
  openCart?: (() => void) | undefined;
}

const ProductActionsContext = createContext<ProductActions>({ open: undefined, LikeButton: WishlistButton, hasDrawer: true });

/** Replaces what products below it do. */
export const ProductActionsProvider = ProductActionsContext;

export const useProductActions = (): ProductActions => use(ProductActionsContext);
