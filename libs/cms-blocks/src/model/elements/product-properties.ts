import type { PropertyGroup } from '@vitrine/store-api-client';
import { asNumberOrNull, asRecord, asRecords, asText, asTextOrNull, type RawRecord, translatedField, translatedText } from '../raw.ts';
import type { SlotSource } from '../slot-source.ts';

const positionOf = (entity: RawRecord): number => asNumberOrNull(translatedField(entity, 'position')) ?? 0;
const inOrder = (a: RawRecord, b: RawRecord): number =>
  positionOf(a) - positionOf(b) || translatedText(a, 'name').localeCompare(translatedText(b, 'name'));
const isShown = (group: RawRecord): boolean => group['visibleOnProductDetailPage'] !== false;

/** A product's properties by their group: servers send them in groups and in order, or as a plain list whose options name their group. */
function groupsOf(product: RawRecord): readonly RawRecord[] {
  const sorted = asRecords(product['sortedProperties']);
  if (sorted.length > 0) return sorted.filter(isShown);
  const groups = new Map<string, { group: RawRecord; options: RawRecord[] }>();
  for (const option of asRecords(product['properties'])) {
    const group = asRecord(option['group']);
    const id = group && asTextOrNull(group['id']);
    if (!group || !id || !isShown(group)) continue;
    const known = groups.get(id) ?? { group, options: [] };
    known.options.push(option);
    groups.set(id, known);
  }
  return [...groups.values()]
    .sort((a, b) => inOrder(a.group, b.group))
    .map(({ group, options }) => ({ ...group, options: options.sort(inOrder) }));
}

/** What a product is made of and can do, as its page shows it: groups with the product's own options, both in the merchant's order. */
export function readProperties({ data, setting, entities, prune }: SlotSource): PropertyGroup[] {
  const own = asRecord(data?.['product']) ?? asRecord(setting('product'));
  const page = entities.product;
  // The page's product is asked for with its properties; the slot's may be the same without them.
  const isPage = page !== null && (own === null || asText(own['id']) === asText(page['id']));
  for (const product of [own, isPage ? page : null]) {
    const groups = product ? prune.groups(groupsOf(product)).filter(({ options }) => (options ?? []).length > 0) : [];
    if (groups.length > 0) return groups;
  }
  return [];
}
