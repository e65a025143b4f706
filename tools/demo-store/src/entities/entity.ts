import type { LocalizedFields, LocalizedText } from '../catalogue/market-model.ts';

/** An answer in Shopware's JSON form. */
export type Entity = Record<string, unknown>;

/** The id that Shopware gives to what is live, as opposed to drafts. */
export const LIVE_VERSION = '0fa91ce3e96a4bc2be4bd9ce752c3425';

/** When the seeded data came to be, as far as answers tell. */
export const SEEDED_AT = '2026-01-05T09:00:00.000+00:00';

export const stamps = (createdAt: string = SEEDED_AT, updatedAt: string | null = null): Entity => ({ createdAt, updatedAt });

/** `array_struct`: small acknowledgements. */
export const struct = (fields: Entity): Entity => ({ apiAlias: 'array_struct', ...fields });

export const SUCCESS = struct({ success: true });

/** Values of custom fields in the language of the answer. */
export function customFields(ctx: { full(text: LocalizedText): string }, fields: LocalizedFields | undefined): Entity {
  return Object.fromEntries(
    Object.entries(fields ?? {}).map(([name, value]) => [name, typeof value === 'object' ? ctx.full(value) : value]),
  );
}

export interface Page {
  page: number;
  limit: number | null;
  total: number;
}

export function searchResult(entity: string, elements: Entity[], page: Page, aggregations: Entity | unknown[] = []): Entity {
  return {
    elements,
    aggregations,
    page: page.page,
    limit: page.limit,
    entity,
    total: page.total,
    states: [],
    apiAlias: 'dal_entity_search_result',
  };
}

/** What Elasticsearch-free Shopware leaves on rows that a query found. */
export const searchExtension = (fields: Entity): Entity => ({
  search: { extensions: [], _uniqueIdentifier: null, translated: [], ...fields },
});
