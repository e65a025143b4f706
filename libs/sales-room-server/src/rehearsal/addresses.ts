import type { Reference } from './findings.ts';
import type { Gate } from './gate.ts';

/** What became of an address that was looked at. */
export type AddressState = 'fine' | 'broken' | 'unanswered';

interface AddressCheck {
  /** The shop's own origin, against which addresses are read. */
  readonly origin: string;
  readonly gate: Gate;
  readonly signal: AbortSignal;
  /** Milliseconds that one address may take. */
  readonly timeoutMs: number;
}

/** Refusals of a page that is there, for somebody else or at another time. */
const REFUSING: ReadonlySet<number> = new Set([401, 403, 405, 429]);

/**
 * Looks at what slides point at, each address once: the store's pictures wherever they are, and links into the shop. What
 * texts point at elsewhere is not followed: nobody here answers for it, and whoever writes a text could otherwise have this
 * server ask any address of its own network.
 */
export async function checkAddresses(
  references: readonly Reference[],
  check: AddressCheck,
): Promise<readonly (Reference & { state: AddressState })[]> {
  const states = new Map<string, Promise<AddressState>>();
  const originOf = (address: string): string | undefined => URL.parse(address, `${check.origin}/`)?.origin;
  const own = new Set([
    new URL(check.origin).origin,
    ...references.filter(({ kind, isWritten }) => kind === 'picture' && !isWritten).map(({ address }) => originOf(address)),
  ]);
  const stateOf = (reference: Reference): AddressState | Promise<AddressState> => {
    const url = URL.parse(reference.address, `${check.origin}/`);
    if (url === null || !/^https?:$/.test(url.protocol))
      return reference.kind === 'picture' && url?.protocol !== 'data:' ? 'broken' : 'fine';
    if (reference.kind === 'link' && url.origin !== new URL(check.origin).origin) return 'fine';
    if (reference.isWritten && !own.has(url.origin)) return 'fine';
    url.hash = '';
    const key = `${reference.kind} ${url.href}`;
    const known = states.get(key) ?? check.gate(() => lookAt(reference.kind, url.href, check));
    states.set(key, known);
    return known;
  };
  return Promise.all(references.map(async (reference) => ({ ...reference, state: await stateOf(reference) })));
}

async function lookAt(kind: Reference['kind'], address: string, { signal, timeoutMs }: AddressCheck): Promise<AddressState> {
  try {
    const response = await fetch(address, {
      headers: { accept: kind === 'picture' ? 'image/*' : 'text/html' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    // The head is all that is asked for: nobody reads a picture here.
    await response.body?.cancel();
    if (kind === 'link') return response.ok || REFUSING.has(response.status) ? 'fine' : 'broken';
    return response.ok && response.headers.get('content-type')?.startsWith('image/') === true ? 'fine' : 'broken';
  } catch {
    return 'unanswered';
  }
}
