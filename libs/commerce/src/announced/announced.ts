/** A presentation of the next days that anybody may join, as the room server tells it. */
export interface Announced {
  readonly path: string;
  readonly name: string;
  /** ISO 8601 in UTC. */
  readonly startsAt: string;
  readonly isRunning: boolean;
  readonly guideNames: readonly string[];
  readonly productIds: readonly string[];
}

const ADDRESS = '/room-api/announced-presentations';
/** Milliseconds for which an answer holds: pages that follow upon each other ask once. */
const FRESH_MS = 60_000;
/** Most of them that a page without a product shows. */
const ON_PAGE = 3;
/** Most of them that a product's page shows. */
const OF_PRODUCT = 2;

let last: { readonly announced: readonly Announced[]; readonly locale: string; readonly at: number } | undefined;

/** What is announced, with names in this locale; null where nobody can tell, which is no news. */
export async function loadAnnounced(locale: string, signal: AbortSignal): Promise<readonly Announced[] | null> {
  if (last?.locale === locale && Date.now() - last.at < FRESH_MS) return last.announced;
  try {
    const address = `${ADDRESS}?${new URLSearchParams({ locale })}`;
    const response = await fetch(address, { signal, credentials: 'omit', headers: { accept: 'application/json' } });
    if (!response.ok) return null;
    const announced = readAnnounced(await response.json());
    if (announced !== null) last = { announced, locale, at: Date.now() };
    return announced;
  } catch {
    return null;
  }
}

/** What an answer says, if it is one; what is no presentation in it is left out. */
export function readAnnounced(body: unknown): readonly Announced[] | null {
  const list = (body as { presentations?: unknown } | null)?.presentations;
  return Array.isArray(list) ? list.filter(isAnnounced) : null;
}

/** Those that a page shows: a product's page those with the product, or with any variant's parent that it belongs to. */
export function announcedFor(
  announced: readonly Announced[],
  product: { readonly id: string; readonly parentId?: string | null | undefined } | undefined,
): readonly Announced[] {
  if (product === undefined) return announced.slice(0, ON_PAGE);
  const { id, parentId } = product;
  return announced.filter(({ productIds }) => productIds.some((shown) => shown === id || shown === parentId)).slice(0, OF_PRODUCT);
}

const areTexts = (list: unknown): boolean => Array.isArray(list) && list.every((each) => typeof each === 'string');

function isAnnounced(value: unknown): value is Announced {
  if (typeof value !== 'object' || value === null) return false;
  const { path, name, startsAt, isRunning, guideNames, productIds } = value as Record<string, unknown>;
  return (
    typeof path === 'string' &&
    typeof name === 'string' &&
    typeof startsAt === 'string' &&
    !Number.isNaN(Date.parse(startsAt)) &&
    typeof isRunning === 'boolean' &&
    areTexts(guideNames) &&
    areTexts(productIds)
  );
}
