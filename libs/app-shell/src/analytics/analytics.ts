import type { AppName } from '@vitrine/session';
import type { ShopEvent } from './shop-event.ts';

/** Where and in which language an event happened. */
export interface EventContext {
  readonly app: AppName;
  /** Such as `de-DE`. */
  readonly locale: string;
}

/** Sends events to whoever counts them. */
export interface EventAdapter {
  /** Sends one. What cannot be sent is lost: nobody is told, and nothing is kept for later. */
  send(event: ShopEvent, context: EventContext): void;
  /** The visitor has changed their mind: what it has stored in the browser goes now. */
  stop?(): void;
}

/** Who counts what happens in the shop. A part of the brand: without it nothing is counted, and nobody is asked. */
export interface Analytics {
  /** Whom the visitor allows it to, such as `Plausible`. */
  readonly name: string;
  /** Origins that events are sent to, such as `https://stats.example.com`: pages may reach no others. Left out: the shop's own alone. */
  readonly origins?: readonly string[];
  /** Its code, which a browser fetches once the visitor has agreed. */
  load(): Promise<EventAdapter>;
}
