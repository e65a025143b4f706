/** The same value with the names of every map in order, so that one criteria has one address. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]) => entry !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, entry]) => [name, ordered(entry)]),
  );
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Far more than an address takes: `String.fromCharCode` has limits of its own. */
const MAX_BYTES = 16_384;

/** A criteria as `_criteria` takes it: base64url of gzip of JSON. Undefined where the platform cannot compress, or it would be far too long. */
export async function packCriteria(criteria: Record<string, unknown>): Promise<string | undefined> {
  if (typeof CompressionStream === 'undefined') return undefined;
  const zipped = new Blob([JSON.stringify(ordered(criteria))]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(zipped).arrayBuffer());
  return bytes.length > MAX_BYTES ? undefined : base64Url(bytes);
}
