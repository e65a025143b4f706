import { type PresentationCheck, type RehearsalFault, textFor } from '@vitrine/sales-room-protocol';
import type { ViewerSession } from '../room-host.ts';
import type { StoredSlide } from '../rooms/records.ts';
import { type AddressState, checkAddresses } from './addresses.ts';
import { type Findings, joinFindings, type LanguageCheck, type Reference } from './findings.ts';
import type { Gate } from './gate.ts';
import { checkPickedProducts } from './picked-products.ts';
import { checkContent } from './slide-content.ts';

/** How long a check may take: less than a caller waits. */
export interface CheckLimits {
  /** For everything that the store is asked. */
  readonly storeMs: number;
  /** For the whole check. */
  readonly totalMs: number;
  /** For one picture or page. */
  readonly addressMs: number;
}

/** See {@link CheckLimits}. */
export const CHECK_LIMITS: CheckLimits = { storeMs: 6_000, totalMs: 8_000, addressMs: 3_000 };

interface CheckRequest {
  readonly slides: readonly StoredSlide[];
  /** The guide at the store, in each language of the shop. */
  readonly sessions: readonly ViewerSession[];
  /** The language in which slides are named. */
  readonly locale: string;
  /** The shop's own origin. */
  readonly origin: string;
  /** Bounds how much is asked at once, of the store and of addresses. */
  readonly gates: { readonly store: Gate; readonly addresses: Gate };
  readonly limits?: CheckLimits;
}

/**
 * Looks at all slides of a presentation in each language, as clients will see them.
 * @throws StoreApiError where the store doesn't answer, or not in time: what was not looked at is not passed.
 */
export async function checkPresentation(request: CheckRequest): Promise<PresentationCheck> {
  const { slides, sessions, locale, origin, gates, limits = CHECK_LIMITS } = request;
  const total = AbortSignal.timeout(limits.totalMs);
  const failed = new AbortController();
  const signal = AbortSignal.any([AbortSignal.timeout(limits.storeMs), failed.signal]);
  let found: Findings;
  try {
    found = joinFindings(
      await Promise.all(
        sessions.map((session) => checkLanguage({ locale: session.locale, client: session.client, gate: gates.store, signal }, slides)),
      ),
    );
  } finally {
    // After one refusal the other calls are in vain.
    failed.abort();
  }
  const looked = await checkAddresses(found.references, { origin, gate: gates.addresses, signal: total, timeoutMs: limits.addressMs });
  const locales = sessions.map((session) => session.locale);
  return {
    locales,
    slides: slides.map(({ id, name }) => ({ id, name: textFor(name, locale) })),
    faults: inOrder([...found.faults, ...looked.flatMap(addressFault)], locales),
  };
}

async function checkLanguage(check: LanguageCheck, slides: readonly StoredSlide[]): Promise<Findings> {
  return joinFindings(
    await Promise.all([checkPickedProducts(check, slides), ...slides.map((slide, index) => checkContent(check, slide, index))]),
  );
}

function addressFault({ kind, address, about, state }: Reference & { state: AddressState }): RehearsalFault[] {
  return state === 'fine' ? [] : [{ ...about, code: `${kind}-${state}`, address }];
}

/** By slide, then by language; what a page has twice is one fault. */
function inOrder(faults: readonly RehearsalFault[], locales: readonly string[]): RehearsalFault[] {
  const unique = new Map(
    faults.map((fault) => [[fault.slide, fault.locale, fault.code, fault.product?.id, fault.address].join(' '), fault]),
  );
  return [...unique.values()].toSorted(
    (one, other) => one.slide - other.slide || locales.indexOf(one.locale) - locales.indexOf(other.locale),
  );
}
