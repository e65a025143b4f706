/** Where bytes are sent: the front, which strangers reach, and what stands behind it. */
export type FuzzTarget = 'front' | 'storefront' | 'sales-room' | 'sales-room-server' | 'demo-store';

/** What is done on a connection, one thing after another. */
export type FuzzStep =
  /** Sends bytes as they are; one character is one byte. */
  | { readonly send: string }
  /** Goes on once something has come back, or the connection is closed. */
  | { readonly hear: true }
  /** Says that nothing more comes. */
  | { readonly end: true };

/** One connection, and all that is sent on it. */
export interface FuzzInput {
  readonly index: number;
  /** What it tries: named in reports, and to leave out. */
  readonly kind: string;
  readonly target: FuzzTarget;
  /** Address on loopback that it comes from: limits per address must not make the rest easy. */
  readonly from: string;
  readonly steps: readonly FuzzStep[];
  /** Whether it asks something whole, so that it must be answered. */
  readonly mustAnswer: boolean;
}

/** What means something in the product under attack. None of it is a witness's. */
export interface Known {
  readonly host: string;
  readonly origin: string;
  /** Cookies of people who attack, by who they are. */
  readonly cookies: Readonly<Record<'nobody' | 'shopper' | 'client' | 'guide', string>>;
  /** Ids that exist, and one that does not. */
  readonly ids: readonly string[];
  /** The presentation in which the attackers are. */
  readonly path: string;
}
