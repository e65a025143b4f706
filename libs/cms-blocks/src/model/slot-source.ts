import type { CrossSelling, Product, ProductListing, PropertyGroup } from '@vitrine/store-api-client';
import { type RawEntities, resolveMapped } from './mapped-values.ts';
import type { MediaReader } from './media.ts';
import { asRecord, asText, type RawRecord } from './raw.ts';
import type { SafeHtml } from './safe-html.ts';

/** Prunes what the shop sent to what is rendered; one product or picture of a page is one object. */
export interface Pruning {
  card: (raw: unknown) => Product | null;
  detail: (raw: unknown) => Product | null;
  cards: (raw: unknown) => Product[];
  listing: (raw: unknown) => ProductListing | null;
  groups: (raw: unknown) => PropertyGroup[];
  crossSelling: (raw: unknown) => CrossSelling[];
}

/** What a slot's element is built from. */
export interface SlotSource {
  readonly id: string;
  /** What the shop resolved, when it is an object. */
  readonly data: RawRecord | null;
  readonly rawData: unknown;
  /** A setting: static as it is, mapped as the value it points to; undefined where the layout has none. */
  readonly setting: (name: string) => unknown;
  /** Same, with a mapped field as default where the layout says nothing. */
  readonly mappedSetting: (name: string, defaultPath: string) => unknown;
  /** Whether the setting points to a field, as it does by default where the layout says nothing. */
  readonly isMapped: (name: string) => boolean;
  /** Every setting's value, mapped ones as their path. */
  readonly settings: () => Readonly<Record<string, unknown>>;
  readonly entities: RawEntities;
  readonly html: (value: unknown) => SafeHtml;
  readonly media: MediaReader;
  readonly prune: Pruning;
}

export interface SlotEnvironment {
  readonly entities: RawEntities;
  readonly media: MediaReader;
  readonly html: (value: unknown) => SafeHtml;
  readonly prune: Pruning;
}

/** Wraps a raw slot for reading: translated settings before own ones, each resolved. */
export function readSlot(slot: RawRecord, id: string, environment: SlotEnvironment): SlotSource {
  const own = asRecord(slot['config']);
  const translated = asRecord(asRecord(slot['translated'])?.['config']);
  const leaf = (name: string): RawRecord | null => {
    for (const config of [translated, own]) {
      const found = config && Object.hasOwn(config, name) ? asRecord(config[name]) : null;
      if (found) return found;
    }
    return null;
  };
  const { entities } = environment;
  const setting = (name: string): unknown => {
    const found = leaf(name);
    if (!found) return undefined;
    return found['source'] === 'mapped' ? resolveMapped(found['value'], entities) : (found['value'] ?? undefined);
  };
  return {
    id,
    data: asRecord(slot['data']),
    rawData: slot['data'] ?? null,
    setting,
    mappedSetting: (name, defaultPath) => setting(name) ?? resolveMapped(defaultPath, entities),
    isMapped: (name) => (leaf(name)?.['source'] ?? 'mapped') === 'mapped',
    settings: () => {
      const names = new Set([...Object.keys(own ?? {}), ...Object.keys(translated ?? {})]);
      return Object.fromEntries([...names].filter((name) => name !== '__proto__').map((name) => [name, leaf(name)?.['value'] ?? null]));
    },
    entities,
    html: environment.html,
    media: environment.media,
    prune: environment.prune,
  };
}

/** Name of the slot's place in its block. */
export function slotName(slot: RawRecord): string {
  return asText(slot['slot']);
}
