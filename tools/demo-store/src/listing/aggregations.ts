import type { Entity } from '../entities/entity.ts';
import { groupEntity, manufacturerEntity, optionEntity, sortOptions } from '../entities/property.ts';
import type { ShopContext } from '../server/shop-context.ts';
import { bestRating, type ListingFacts } from './facts.ts';
import type { FilterName, ListingParameters } from './parameters.ts';

/** What an aggregation counts. */
export type FactsFor = (filter: FilterName) => ListingFacts;

const decimal = (value: number): string => value.toFixed(4);

/** Aggregations in the server's own odd forms: prices as strings, no `entities` without properties. */
export function aggregationEntities(ctx: ShopContext, parameters: ListingParameters, factsFor: FactsFor): Entity | unknown[] {
  const { offered } = parameters;
  if (parameters.noAggregations || offered.size === 0) return [];
  const result: Entity = {};
  if (offered.has('manufacturer')) {
    const { manufacturerIds } = factsFor('manufacturer');
    const entities = ctx.index.catalogue.manufacturers
      .filter((manufacturer) => manufacturerIds.has(manufacturer.id))
      .map((manufacturer) => manufacturerEntity(ctx, manufacturer));
    result['manufacturer'] = { name: 'manufacturer', entities, apiAlias: 'manufacturer_aggregation' };
  }
  if (offered.has('price')) {
    const { low, high } = factsFor('price');
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
    const rating = bestRating(ctx, factsFor('rating').groups);
    result['rating'] = { name: 'rating', max: rating === null ? null : String(rating), apiAlias: 'rating_aggregation' };
  }
  if (offered.has('shipping-free'))
    result['shipping-free'] = {
      name: 'shipping-free',
      max: factsFor('shipping-free').shippingFree ? '1' : null,
      apiAlias: 'shipping-free_aggregation',
    };
  if (offered.has('properties')) Object.assign(result, propertyAggregation(ctx, parameters, factsFor('properties')));
  return result;
}

/** Where no product has a property, the answer counts those that have none. */
function emptyProperties(count: number): Entity {
  const buckets = count > 0 ? [{ key: '', count, apiAlias: 'aggregation_bucket' }] : [];
  return Object.fromEntries(['properties', 'options'].map((name) => [name, { name, buckets, apiAlias: `${name}_aggregation` }]));
}

function propertyAggregation(ctx: ShopContext, parameters: ListingParameters, { optionIds, groups }: ListingFacts): Entity {
  if (optionIds.size === 0) return emptyProperties(groups.length);
  const entities = ctx.index.catalogue.propertyGroups
    .filter((group) => group.filterable && (parameters.propertyWhitelist === null || parameters.propertyWhitelist.includes(group.id)))
    .filter((group) => group.options.some((option) => optionIds.has(option.id)))
    .sort((a, b) => a.position - b.position)
    .map((group) => {
      const options = sortOptions(
        ctx,
        group,
        group.options.filter((option) => optionIds.has(option.id)),
      );
      return groupEntity(
        ctx,
        group,
        options.map((option) => optionEntity(ctx, group, option, { group: true, media: true })),
      );
    });
  return { properties: { name: 'properties', entities, apiAlias: 'properties_aggregation' } };
}
