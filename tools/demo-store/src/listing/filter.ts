import type { ShopContext } from '../server/shop-context.ts';
import type { ListingEntry, ProductRecord } from '../store/catalogue-index.ts';
import { lowestPrices } from './columns.ts';
import type { FilterName, ListingParameters } from './parameters.ts';

/** In the order in which answers name them. */
export const FILTERS: readonly FilterName[] = ['manufacturer', 'price', 'rating', 'shipping-free', 'properties'];

/** A listing's entry with those of its variants that filters left. */
export interface Group {
  entry: ListingEntry;
  members: ProductRecord[];
}

/** Keeps the groups that pass all filters but one. */
export interface ListingFilter {
  (groups: readonly Group[], except?: FilterName): readonly Group[];
  /** Those that the request names. */
  readonly active: ReadonlySet<FilterName>;
}

type EntryTest = (entry: ListingEntry) => boolean;
type MemberTest = (member: ProductRecord) => boolean;

/** Properties: OR within a group, AND across groups. Ids that no option has match nothing. */
function propertyTest(ctx: ShopContext, ids: string[]): MemberTest {
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    const groupId = ctx.index.options.get(id)?.group.id;
    if (groupId !== undefined) groups.set(groupId, [...(groups.get(groupId) ?? []), id]);
  }
  if (groups.size === 0) return () => false;
  const wanted = [...groups.values()];
  return (member) => wanted.every((options) => options.some((id) => member.filterOptionIds.includes(id)));
}

function priceTest(ctx: ShopContext, { minPrice, maxPrice }: ListingParameters): MemberTest {
  const prices = lowestPrices(ctx);
  return (member) => {
    const price = prices[member.autoIncrement] ?? 0;
    return price >= minPrice && (maxPrice === 0 || price <= maxPrice);
  };
}

/** The active filters of a request. Those about a variant have to be met by one and the same variant. */
export function createListingFilter(ctx: ShopContext, parameters: ListingParameters): ListingFilter {
  const entryTests = new Map<FilterName, EntryTest>();
  const memberTests = new Map<FilterName, MemberTest>();
  const { manufacturer, properties, rating } = parameters;
  if (manufacturer.length > 0) entryTests.set('manufacturer', ({ shown }) => manufacturer.includes(shown.model.manufacturerId ?? ''));
  if (rating !== null) entryTests.set('rating', ({ shown }) => (ctx.services.reviews.rating(shown.model.id)?.average ?? 0) >= rating);
  if (parameters.shippingFree) entryTests.set('shipping-free', ({ shown }) => shown.model.shippingFree);
  if (parameters.minPrice > 0 || parameters.maxPrice > 0) memberTests.set('price', priceTest(ctx, parameters));
  if (properties.length > 0) memberTests.set('properties', propertyTest(ctx, properties));

  const filter = (groups: readonly Group[], except?: FilterName): readonly Group[] => {
    const entries = [...entryTests].filter(([name]) => name !== except).map(([, test]) => test);
    const members = [...memberTests].filter(([name]) => name !== except).map(([, test]) => test);
    if (entries.length === 0 && members.length === 0) return groups;
    return groups.flatMap((group) => {
      if (!entries.every((test) => test(group.entry))) return [];
      if (members.length === 0) return [group];
      const left = group.members.filter((member) => members.every((test) => test(member)));
      return left.length > 0 ? [{ entry: group.entry, members: left }] : [];
    });
  };
  return Object.assign(filter, { active: new Set([...entryTests.keys(), ...memberTests.keys()]) });
}
