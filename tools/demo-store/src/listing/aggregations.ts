import type { Entity } from '../entities/entity.ts';
import { groupEntity, manufacturerEntity, optionEntity, sortOptions } from '../entities/property.ts';
import type { ShopContext } from '../server/shop-context.ts';
import { lowestPrices, optionsOf } from './columns.ts';
import type { Group } from './filter.ts';
import type { FilterName, ListingParameters } from './parameters.ts';

/** Which groups an aggregation counts. */
export type GroupsFor = (filter: FilterName) => Group[];

const decimal = (value: number): string => value.toFixed(4);

/** Aggregations in the server's own odd forms: prices as strings, no `entities` without properties. */
export function aggregationEntities(ctx: ShopContext, parameters: ListingParameters, groupsFor: GroupsFor): Entity | unknown[] {
  const { offered } = parameters;
  if (parameters.noAggregations || offered.size === 0) return [];
  const result: Entity = {};
  if (offered.has('manufacturer')) {
    const ids = new Set(groupsFor('manufacturer').map(({ entry }) => entry.shown.model.manufacturerId));
    const entities = ctx.index.catalogue.manufacturers.filter((manufacturer) => ids.has(manufacturer.id)).map((manufacturer) => manufacturerEntity(ctx, manufacturer));
    result['manufacturer'] = { name: 'manufacturer', entities, apiAlias: 'manufacturer_aggregation' };
  }
  if (offered.has('price')) {
    const prices = lowestPrices(ctx);
    const { low, high } = rangeOf(groupsFor('price').flatMap(({ members }) => members.map((member) => prices[member.autoIncrement] ?? 0)));
    result['price'] = {
      name: 'price',
      min: low === null ? null : decimal(low),
      max: high === null ? null : decimal(high),
      avg: null,
      sum: null,
      apiAlias: 'price_aggregation',
    };
  }
  if (offered.has('rating')) {
    const { high } = rangeOf(groupsFor('rating').flatMap(({ entry }) => ctx.services.reviews.rating(entry.shown.model.id)?.average ?? []));
    result['rating'] = { name: 'rating', max: high === null ? null : String(high), apiAlias: 'rating_aggregation' };
  }
  if (offered.has('shipping-free')) {
    const free = groupsFor('shipping-free').some(({ entry }) => entry.shown.model.shippingFree);
    result['shipping-free'] = { name: 'shipping-free', max: free ? '1' : null, apiAlias: 'shipping-free_aggregation' };
  }
  if (offered.has('properties')) Object.assign(result, propertyAggregation(ctx, parameters, groupsFor('properties')));
  return result;
}

function rangeOf(values: number[]): { low: number | null; high: number | null } {
  let low: number | null = null;
  let high: number | null = null;
  for (const value of values) {
    if (low === null || value < low) low = value;
    if (high === null || value > high) high = value;
  }
  return { low, high };
}

/** Where no product has a property, the answer counts those that have none. */
function emptyProperties(groups: Group[]): Entity {
  const buckets = groups.length > 0 ? [{ key: '', count: groups.length, apiAlias: 'aggregation_bucket' }] : [];
  return Object.fromEntries(['properties', 'options'].map((name) => [name, { name, buckets, apiAlias: `${name}_aggregation` }]));
}

function propertyAggregation(ctx: ShopContext, parameters: ListingParameters, groups: Group[]): Entity {
  const used = new Set<string>();
  for (const { members } of groups) for (const member of members) for (const id of optionsOf(ctx, member)) used.add(id);
  if (used.size === 0) return emptyProperties(groups);
  const entities = ctx.index.catalogue.propertyGroups
    .filter((group) => group.filterable && (parameters.propertyWhitelist === null || parameters.propertyWhitelist.includes(group.id)))
    .filter((group) => group.options.some((option) => used.has(option.id)))
    .sort((a, b) => a.position - b.position)
    .map((group) => {
      const options = sortOptions(ctx, group, group.options.filter((option) => used.has(option.id)));
      return groupEntity(ctx, group, options.map((option) => optionEntity(ctx, group, option, { group: true, media: true })));
    });
  return { properties: { name: 'properties', entities, apiAlias: 'properties_aggregation' } };
}
