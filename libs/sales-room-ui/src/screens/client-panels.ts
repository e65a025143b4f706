import type { ComponentType } from 'react';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { CartSidebar } from '../panels/cart-sidebar.tsx';
import { ParticipantsPanel } from '../panels/participants-panel.tsx';
import { SavedProductsPanel } from '../panels/saved-products-panel.tsx';
import { SlidesPanel } from '../panels/slides-panel.tsx';
import { LastSeenPanel, LikeListPanel } from '../products/product-list-panel.tsx';

/** The panels that everybody has: one file of scripts, which comes with the first that is opened, or before. */
export const CLIENT_PANELS = {
  slides: SlidesPanel,
  saved: SavedProductsPanel,
  chat: ChatPanel,
  participants: ParticipantsPanel,
  cart: CartSidebar,
  likes: LikeListPanel,
  'last-seen': LastSeenPanel,
} as const satisfies Readonly<Record<string, ComponentType>>;
