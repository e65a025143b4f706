import type { CartMemory } from './cart-memory.ts';
import { readContextToken } from './context-token.ts';

/** The context token of one session. */
export interface SessionToken {
  get(): string | undefined;
  /** Moves to another session, or to none; nobody is told. */
  set(token: string | undefined): void;
  /**
   * Takes the token that an answer names, and announces it when it is new. An answer names the
   * token that its request carried unless the session changed: a late answer to a request of an
   * older session must not bring that session back.
   */
  adopt(headers: Headers, body: unknown, sent: string | undefined, changesSession: boolean): void;
}

/** The token that a session starts with; the cart that is remembered belongs to it. */
export function createSessionToken(
  initial: string | undefined,
  cartMemory: CartMemory,
  onChange: ((token: string) => void) | undefined,
): SessionToken {
  let current = initial || undefined;
  return {
    get: () => current,
    set(token) {
      if (token === current) return;
      current = token || undefined;
      cartMemory.forget();
    },
    adopt(headers, body, sent, changesSession) {
      const token = readContextToken(headers, body);
      if (token === undefined || token === sent || token === current || (sent !== current && !changesSession)) return;
      current = token;
      // The first token of a session belongs to the cart that was just read.
      if (sent !== undefined || changesSession) cartMemory.forget();
      onChange?.(token);
    },
  };
}
