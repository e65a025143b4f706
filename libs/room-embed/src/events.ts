import type { AddressMistake } from './room-address.ts';

/** Why a room is not shown: its address is wrong, nothing came, what came says nothing, or the page's own policy keeps it out. */
export type RoomProblem = AddressMistake | 'unreachable' | 'no-reply' | 'blocked-by-page';

/** Events of `<vitrine-room>` and their `detail`. All of them bubble. */
export interface VitrineRoomEvents {
  /** The room's page is there. Again after each of its pages that is loaded anew. */
  'vitrine-room:ready': null;
  /** Title of the room's page, and how many lines of the chat are unread. */
  'vitrine-room:title': { readonly title: string; readonly unread: number };
  /** The visitor is in the presentation. */
  'vitrine-room:joined': null;
  /** The visitor has left the presentation, or was shown out. */
  'vitrine-room:left': null;
  /** The presentation is over. */
  'vitrine-room:ended': null;
  /** Items in the visitor's cart: the number alone. */
  'vitrine-room:cart': { readonly count: number };
  /** A product was opened. Where `preventDefault()` is called, the room does not show it: the page does. */
  'vitrine-room:product': { readonly number: string; readonly name: string };
  /** The room is not shown. `reason` is for programs, the element itself says it in words. */
  'vitrine-room:error': { readonly reason: RoomProblem };
}

/** One of the events, as a listener gets it. */
export type VitrineRoomEvent<Name extends keyof VitrineRoomEvents> = CustomEvent<VitrineRoomEvents[Name]>;
