import type { StoreApiClient } from '@vitrine/store-api-client';

/** What a visitor's session is read from: a request, or a socket's handshake. */
export interface SessionSource {
  readonly headers: Headers;
  /** Absolute address. */
  readonly url: string;
}

/** A visitor's own session at the store. The token stays inside the client. */
export interface ViewerSession {
  /** `de-DE`. */
  readonly locale: string;
  readonly hasSession: boolean;
  /** Stands for the session wherever it is kept: alike for the same token, and no way back to it. Undefined without a session. */
  readonly sessionKey: string | undefined;
  /** Speaks for the visitor; without a session, for a shared anonymous one that only reads. */
  readonly client: StoreApiClient;
}

/** One cookie of the product. */
export interface CookiePort {
  /** Its value in a `Cookie` header. */
  read(cookieHeader: string | null): string | undefined;
  /** A `Set-Cookie` value; without a value, one that deletes the cookie. */
  write(value: string | undefined): string;
}

/** What the process that starts a room server gives it: sessions and cookies belong to the whole product. */
export interface RoomHost {
  /** Reads a visitor's session; mints nothing. The locale is that of the header or query that the host defines. */
  resolveSession(source: SessionSource): Promise<ViewerSession>;
  /** The same visitor in each language of the shop, for what has to hold in all of them. */
  resolveEachLanguage(source: SessionSource): Promise<readonly ViewerSession[]>;
  /** As `resolveSession`, and a visitor without a session gets one. `setCookies` are `Set-Cookie` values for the answer. */
  openSession(source: SessionSource): Promise<{ readonly session: ViewerSession; readonly setCookies: readonly string[] }>;
  readonly cookies: {
    /** Proves a returning attendee. HttpOnly. */
    readonly attendee: CookiePort;
    /** A guide's sign-in: an opaque id. HttpOnly. */
    readonly guide: CookiePort;
  };
}
