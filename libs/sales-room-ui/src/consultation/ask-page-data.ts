import type { FormFailure } from '@vitrine/commerce';
import type { Messages } from '@vitrine/i18n';
import type { AnnouncedPresentation, ConsultationStatus } from '@vitrine/sales-room-protocol';
import type { ImageSource } from '@vitrine/ui';

/** A product that somebody asks about, in their own terms. */
export interface AskProduct {
  id: string;
  name: string;
  image: ImageSource | undefined;
  /** In the currency of the visitor's session. */
  price: number;
}

/** What the page to ask a guide on is drawn from. */
export interface AskPageData {
  texts: Messages;
  product: AskProduct | null;
  /** A product was named that the store does not show this visitor. */
  isProductGone: boolean;
  /** Null while the room server does not answer. */
  status: ConsultationStatus | null;
  /** What the shop announces of the next days: where nobody is free, another way to meet a guide. */
  announced: readonly AnnouncedPresentation[];
  /** A name that this browser's user gave before. */
  attendeeName: string;
}

/** What each form of the page does. */
export const ASK_INTENTS = ['ask', 'cancel', 'message'] as const;
/** One of {@link ASK_INTENTS}. */
export type AskIntent = (typeof ASK_INTENTS)[number];

/** What came of a form that led to no other page. */
export type AskAnswer =
  | { readonly intent: AskIntent; readonly failure: FormFailure }
  | { readonly intent: 'message'; readonly sentTo: string }
  | { readonly intent: 'cancel' };
