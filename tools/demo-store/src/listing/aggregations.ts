import type { Entity } from '../entities/entity.ts';
import { groupEntity, manufacturerEntity, optionEntity, sortOptions } from '../entities/property.ts';
import { cheapestPrice, unitPrice } from '../pricing/product-price.ts';
import type { ShopContext } from '../server/shop-context.ts';
import type { ListingEntry } from '../store/catalogue-index.ts';
import type { FilterName, ListingParameters } from './parameters.ts';

/** Which entries an aggregation counts. */
export type EntriesFor = (filter: FilterName) => ListingEntry[];

const decimal = (value: number): string => value.toFixed(4);

/** Aggregations in the server's own odd forms: prices as strings, no `entities` without properties. */
export function aggregationEntities(ctx: ShopContext, parameters: ListingParameters, entriesFor: EntriesFor): Entity | unknown[] {
  const { offered } = parameters;
  if (parameters.noAggregations || offered.size === 0) return [];
  const result: Entity = {};
  if (offered.has('manufacturer')) {
    const ids = new Set(entriesFor('manufacturer').map((entry) => entry.shown.model.manufacturerId));
    const entities = ctx.index.catalogue.manufacturers.filter((manufacturer) => ids.has(manufacturer.id)).map((manufacturer) => manufacturerEntity(ctx, manufacturer));
    result['manufacturer'] = { name: 'manufacturer', entities, apiAlias: 'manufacturer_aggregation' };
  }
  if (offered.has('price')) {
    const lows = entriesFor('price').map((entry) => cheapestPrice(entry.shown, ctx).unitPrice);
    const highs = entriesFor('price').flatMap((entry) => entry.members.map((member) => unitPrice(member, ctx).unitPrice));
    result['price'] = {
      name: 'price',
      min: lows.length > 0 ? decimal(Math.min(...lows)) : null,
      max: highs.length > 0 ? decimal(Math.max(...highs)) : null,
      avg: null,
      sum: null,
      apiAlias: 'price_aggregation',
    };
  }
  if (offered.has('rating')) {
    const averages = entriesFor('rating').flatMap((entry) => ctx.services.reviews.rating(entry.shown.model.id)?.average ?? []);
    result['rating'] = { name: 'rating', max: averages.length > 0 ? String(Math.max(...averages)) : null, apiAlias: 'rating_aggregation' };
  }
  if (offered.has('shipping-free')) {
    const free = entriesFor('shipping-free').some((entry) => entry.shown.model.shippingFree);
    result['shipping-free'] = { name: 'shipping-free', max: free ? '1' : null, apiAlias: 'shipping-free_aggregation' };
  }
  if (offered.has('properties')) Object.assign(result, propertyAggregation(ctx, parameters, entriesFor('properties')));
  return result;
}

function propertyAggregation(ctx: ShopContext, parameters: ListingParameters, entries: ListingEntry[]): Entity {
  const used = new Set(entries.flatMap((entry) => [...entry.shown.model.propertyOptionIds, ...entry.members.flatMap((member) => member.optionIds)]));
  const entities = ctx.index.catalogue.propertyGroups
    .filter((group) => group.filterable && (parameters.propertyWhitelist === null || parameters.propertyWhitelist.includes(group.id)))
    .filter((group) => group.options.some((option) => used.has(option.id)))
    .sort((a, b) => a.position - b.position)
    .map((group) => {
      const options = sortOptions(ctx, group, group.options.filter((option) => used.has(option.id)));
      return groupEntity(ctx, group, options.map((option) => optionEntity(ctx, group, option, { group: true, media: true })));
    });
  if (entities.length === 0) {
    return {
      properties: { name: 'properties', buckets: [], apiAlias: 'properties_aggregation' },
      options: { name: 'options', buckets: [], apiAlias: 'options_aggregation' },
    };
  }
  return { properties: { name: 'properties', entities, apiAlias: 'properties_aggregation' } };
}
