import type { ShopEvent } from '../analytics/shop-event.ts';

/** Of what happens before its listener's code is there, so many are kept. */
const MOST_HELD = 100;

/** Brings events from wherever they happen to the one who may listen. Without a listener they are forgotten. */
export interface EventBus {
  tell(event: ShopEvent): void;
  /** A listener is on its way: what happens until then is held for it. */
  expect(): void;
  /** Hears what is held, then all that comes. @returns How to end it. */
  listen(listener: (event: ShopEvent) => void): () => void;
  /** No listener will come: what is held is forgotten. */
  forget(): void;
}

export function createEventBus(): EventBus {
  let held: ShopEvent[] | undefined;
  let current: ((event: ShopEvent) => void) | undefined;
  return {
    tell(event) {
      if (current !== undefined) current(event);
      else if (held !== undefined && held.length < MOST_HELD) held.push(event);
    },
    expect() {
      held ??= [];
    },
    listen(listener) {
      current = listener;
      const before = held ?? [];
      held = undefined;
      for (const event of before) listener(event);
      return () => {
        if (current === listener) current = undefined;
      };
    },
    forget() {
      held = undefined;
    },
  };
}
