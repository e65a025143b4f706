import type { RehearsalFault } from '@vitrine/sales-room-protocol';
import type { StoreApiClient } from '@vitrine/store-api-client';
import type { Gate } from './gate.ts';

/** One language of a check: whom to ask, and how. */
export interface LanguageCheck {
  readonly locale: string;
  readonly client: StoreApiClient;
  /** Bounds how many calls the store gets at once. */
  readonly gate: Gate;
  /** Ends the calls. */
  readonly signal: AbortSignal;
}

/** A picture or page that a slide needs, whose address is still to be looked at. */
export interface Reference {
  readonly kind: 'picture' | 'link';
  readonly address: string;
  /** Somebody has written it into a text: the store's own media are not. */
  readonly isWritten?: boolean;
  /** The fault that a bad address is, without its code. */
  readonly about: Omit<RehearsalFault, 'code' | 'address'>;
}

/** What the store's answers show of a slide. */
export interface Findings {
  readonly faults: readonly RehearsalFault[];
  readonly references: readonly Reference[];
}

/** Several findings as one. */
export function joinFindings(findings: readonly Findings[]): Findings {
  return { faults: findings.flatMap(({ faults }) => faults), references: findings.flatMap(({ references }) => references) };
}
