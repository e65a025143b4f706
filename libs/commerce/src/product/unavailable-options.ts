import type { Product, PropertyGroup } from '@vitrine/store-api-client';
import type { ChosenOptions } from './chosen-options.ts';
import { availability } from './product-facts.ts';

/** What is asked of a variant. */
export type Sibling = Pick<
  Product,
  'id' | 'optionIds' | 'available' | 'isCloseout' | 'availableStock' | 'stock' | 'minPurchase' | 'releaseDate' | 'restockTime'
>;

/** Options of which no variant that can be bought has the other chosen ones too. */
export function unavailableOptions(
  configurator: readonly PropertyGroup[],
  chosen: ChosenOptions,
  siblings: readonly Sibling[],
): ReadonlySet<string> {
  const offered = siblings.filter((sibling) => availability(sibling) !== 'sold-out');
  return new Set(
    configurator.flatMap((group) =>
      (group.options ?? []).flatMap(({ id }) => {
        const wanted = Object.values({ ...chosen, [group.id]: id });
        return offered.some(({ optionIds }) => wanted.every((option) => optionIds?.includes(option))) ? [] : [id];
      }),
    ),
  );
}
