import type { Product, PropertyGroup } from '@vitrine/store-api-client';
import { optionName } from './product-facts.ts';

/** Option by group. */
export type ChosenOptions = Readonly<Record<string, string>>;

/** Options of the product itself. */
export const ownOptions = (product: Product, configurator: readonly PropertyGroup[]): ChosenOptions =>
  Object.fromEntries(
    configurator.flatMap((group) => {
      const own = group.options?.find(({ id }) => product.optionIds?.includes(id));
      return own ? [[group.id, own.id]] : [];
    }),
  );

/** The chosen options in words, such as 'Red · L'. */
export const namesOf = (chosen: ChosenOptions, configurator: readonly PropertyGroup[]): string =>
  configurator.flatMap((group) => group.options?.filter(({ id }) => id === chosen[group.id]).map(optionName) ?? []).join(' · ');
