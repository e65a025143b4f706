import type { RehearsalFaultCode } from '@vitrine/sales-room-protocol';
import {
  type CmsPage,
  getCategory,
  getCmsPage,
  getLandingPage,
  getProductListing,
  isStoreApiError,
  searchProducts,
} from '@vitrine/store-api-client';
import { filtersOf } from '../presentations/product-lists.ts';
import type { StoredSlide } from '../rooms/records.ts';
import type { Findings, LanguageCheck, Reference } from './findings.ts';
import { fields, listingSlots, referencesOf } from './page-references.ts';

const NOTHING: Findings = { faults: [], references: [] };
/** Whether there is any product is all that a check asks of a list. */
const ONE_PRODUCT = { limit: 1, 'no-aggregations': true } as const;

/** What is wrong with a slide that shows a category, a page or a search. */
export async function checkContent(check: LanguageCheck, slide: StoredSlide, index: number): Promise<Findings> {
  const { client, gate, signal, locale } = check;
  const ask = <Result>(call: () => Promise<Result>): Promise<Result | undefined> => gate(() => unlessMissing(call));
  const faulty = (code: RehearsalFaultCode): Findings => ({ faults: [{ code, slide: index, locale }], references: [] });
  const referred = (page: CmsPage | null | undefined): readonly Reference[] => {
    if (!page) return [];
    const { pictures, writtenPictures, links } = referencesOf(page);
    const about = { slide: index, locale };
    return [
      ...pictures.map((address) => ({ kind: 'picture' as const, address, about })),
      ...writtenPictures.map((address) => ({ kind: 'picture' as const, address, about, isWritten: true })),
      ...links.map((address) => ({ kind: 'link' as const, address, about })),
    ];
  };
  switch (slide.kind) {
    case 'cms': {
      const page = await ask(() => getCmsPage(client, slide.cmsPageId, ONE_PRODUCT, { signal }));
      return page === undefined ? faulty('page-unknown') : { faults: [], references: referred(page) };
    }
    case 'landing-page': {
      const page = await ask(() => getLandingPage(client, slide.landingPageId, ONE_PRODUCT, { signal }));
      return page === undefined ? faulty('page-unknown') : { faults: [], references: referred(page.cmsPage) };
    }
    case 'category': {
      const category = await ask(() => getCategory(client, slide.categoryId, ONE_PRODUCT, { signal }));
      if (category === undefined) return faulty('category-unknown');
      const { cmsPage } = category;
      // Without a layout the slide is a list of its products; a layout without a list needs none.
      const isEmpty = cmsPage
        ? listingSlots(cmsPage).some(({ data }) => isWithoutProducts(fields(data)['listing']))
        : isWithoutProducts(await ask(() => getProductListing(client, slide.categoryId, ONE_PRODUCT, { signal })));
      return { faults: isEmpty ? faulty('no-products').faults : [], references: referred(cmsPage) };
    }
    case 'search': {
      const criteria = { ...filtersOf(slide.filters), ...ONE_PRODUCT, search: slide.search };
      const found = await ask(() => searchProducts(client, criteria, { signal }));
      return isWithoutProducts(found) ? faulty('no-products') : NOTHING;
    }
    case 'product':
    case 'listing':
      return NOTHING;
  }
}

function isWithoutProducts(listing: unknown): boolean {
  const { elements } = fields(listing);
  return Array.isArray(elements) ? elements.length === 0 : listing === undefined;
}

/** Nothing where the store says that there is no such thing; everything else that goes wrong is no answer about the slide. */
async function unlessMissing<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await call();
  } catch (error) {
    if (isStoreApiError(error) && error.statusCode === 404) return undefined;
    throw error;
  }
}
