import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { cmsTypesOf, preloadCmsViews } from '@vitrine/cms-blocks';
import type { ContentPage } from '@vitrine/commerce';
import { cmsRegistry } from './cms-registry.ts';

const isContentPage = (data: unknown): data is ContentPage =>
  typeof data === 'object' && data !== null && 'page' in data && 'routeName' in data;

/**
 * The code of what the next page shows arrives before the page is drawn, so that it is drawn in one go. A client loader
 * would do the same, and split every reload of data into two requests.
 */
export const preloadElements: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_, next) => {
  const results = await next();
  await Promise.all(
    Object.values(results).map(({ result }) =>
      isContentPage(result) && result.page ? preloadCmsViews(cmsRegistry, cmsTypesOf(result.page)) : undefined,
    ),
  );
  return results;
};
