import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { cmsTypesOf, preloadCmsViews } from '@vitrine/cms-blocks';
import { type PackedContentPage, unpackPage } from '@vitrine/commerce';
import { cmsRegistry } from './cms-registry.ts';

const isContentPage = (data: unknown): data is PackedContentPage =>
  typeof data === 'object' && data !== null && 'body' in data && 'routeName' in data;

/** The types of elements and blocks on a page of content; none on any other. */
function typesOn(data: unknown) {
  const page = isContentPage(data) ? unpackPage(data).page : null;
  return page === null ? [] : cmsTypesOf(page);
}

/**
 * The code of what the next page shows arrives before the page is drawn, so that it is drawn in one go. A client loader
 * would do the same, and split every reload of data into two requests.
 */
export const preloadElements: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_, next) => {
  const results = await next();
  await Promise.all(Object.values(results).map(({ result }) => preloadCmsViews(cmsRegistry, typesOn(result))));
  return results;
};
