/** What the room server tells everybody of the guides in the shop. */
export interface GuidePresence {
  readonly names: readonly string[];
  readonly busyGuides: number;
  readonly waiting: number;
}

const ADDRESS = '/room-api/consultations/presence';
/** Milliseconds for which an answer holds: pages that follow upon each other ask once. */
const FRESH_MS = 15_000;

let last: { readonly presence: GuidePresence; readonly at: number } | undefined;

/** Who is free now; null where nobody can tell, which is no news. */
export async function loadGuidePresence(signal: AbortSignal): Promise<GuidePresence | null> {
  if (last !== undefined && Date.now() - last.at < FRESH_MS) return last.presence;
  try {
    const response = await fetch(ADDRESS, { signal, credentials: 'omit', headers: { accept: 'application/json' } });
    if (!response.ok) return null;
    const presence = readPresence(await response.json());
    if (presence !== null) last = { presence, at: Date.now() };
    return presence;
  } catch {
    return null;
  }
}

/** What an answer says, if it is one. */
export function readPresence(body: unknown): GuidePresence | null {
  if (typeof body !== 'object' || body === null) return null;
  const { guides, busyGuides, waiting } = body as Record<string, unknown>;
  if (!Array.isArray(guides) || typeof busyGuides !== 'number' || typeof waiting !== 'number') return null;
  const names = guides.map((guide: unknown) => (guide as { name?: unknown } | null)?.name).filter((name) => typeof name === 'string');
  return { names, busyGuides, waiting };
}
