import { isJson } from './id-mapping.ts';

type Json = Record<string, unknown>;

/** Maps whose keys are data, and parts that plugins and searches fill as they like. */
const OPEN = new Set(['extensions', 'customFields', 'payload', 'parameters', 'slotConfig', 'config', 'data', 'errors', 'fieldConfig']);

const typeOf = (value: unknown): string => (value === null || value === undefined ? 'null' : Array.isArray(value) ? 'array' : typeof value);
const isEmpty = (value: unknown): boolean => (Array.isArray(value) ? value.length === 0 : isJson(value) && Object.keys(value).length === 0);

/** Things of one kind are compared with each other: an entity by its name, a slot and a line by their type too. */
function kindOf(value: Json, place: string): string {
  const alias = value['apiAlias'];
  if (typeof alias !== 'string') return place;
  return alias === 'cms_slot' || alias === 'cart_line_item' ? `${alias}:${String(value['type'])}` : alias;
}

interface Seen {
  count: number;
  /** Types by key, and how often the key was there. */
  keys: Map<string, { count: number; types: Set<string>; empty: boolean }>;
}

function collect(value: unknown, place: string, into: Map<string, Seen>): void {
  if (Array.isArray(value)) {
    for (const entry of value) collect(entry, place, into);
    return;
  }
  if (!isJson(value)) return;
  const kind = kindOf(value, place);
  const seen = into.get(kind) ?? { count: 0, keys: new Map() };
  into.set(kind, seen);
  seen.count += 1;
  for (const [name, entry] of Object.entries(value)) {
    // A key that is an id is data.
    const key = /^[0-9a-f]{32}$/.test(name) ? '{id}' : name;
    const known = seen.keys.get(key) ?? { count: 0, types: new Set<string>(), empty: true };
    known.count += 1;
    known.types.add(typeOf(entry));
    known.empty &&= isEmpty(entry) || entry === null;
    seen.keys.set(key, known);
    if (!OPEN.has(key)) collect(entry, `${kind}.${key}`, into);
  }
}

/**
 * How the shape of an answer differs from the recorded one: keys that are missing or unheard of,
 * values of another type. Null may stand for anything, as may an empty list or map: what one shop
 * has another one lacks.
 */
export function shapeDifferences(recorded: unknown, replayed: unknown): string[] {
  if (typeOf(recorded) !== typeOf(replayed)) return [`the answer is ${typeOf(replayed)}, recorded ${typeOf(recorded)}`];
  const [expected, found] = [new Map<string, Seen>(), new Map<string, Seen>()];
  collect(recorded, '', expected);
  collect(replayed, '', found);
  const differences: string[] = [];
  for (const [kind, seen] of expected) {
    const own = found.get(kind);
    if (own === undefined) continue;
    for (const [key, { count, types, empty }] of seen.keys) {
      const here = own.keys.get(key);
      if (here === undefined) {
        // Only what every recorded one has is promised.
        if (count === seen.count && key !== 'extensions') differences.push(`${kind}.${key} is missing`);
        continue;
      }
      const known = [...types].filter((type) => type !== 'null');
      const strange = [...here.types].filter((type) => type !== 'null' && known.length > 0 && !known.includes(type));
      if (strange.length > 0 && !empty && !here.empty)
        differences.push(`${kind}.${key} is ${strange.join(' and ')}, recorded ${known.join(' or ')}`);
    }
    for (const key of own.keys.keys()) if (!seen.keys.has(key) && key !== 'extensions') differences.push(`${kind}.${key} is unheard of`);
  }
  return differences.toSorted();
}
