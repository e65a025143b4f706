import type { CmsElement, CmsPageModel } from '@vitrine/cms-blocks';
import type { ProductListing } from '@vitrine/store-api-client';

const elementsOf = (page: CmsPageModel | null): CmsElement[] =>
  page?.sections.flatMap(({ blocks }) => blocks.flatMap(({ slots }) => slots.map(({ element }) => element))) ?? [];

/** The listing of a category's page; null where its layout has none. */
export const listingOf = (page: CmsPageModel | null): ProductListing | null =>
  elementsOf(page).find((element) => element.type === 'product-listing')?.listing ?? null;

/** Whether a buy box of the layout has brought what its variants are chosen by. */
export const hasConfigurator = (page: CmsPageModel | null): boolean =>
  elementsOf(page).some((element) => element.type === 'buy-box' && element.configurator.length > 0);
