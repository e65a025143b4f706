import { createContext, useContext } from 'react';
import type { CmsPageModel } from '../model/page-types.ts';
import type { CmsRenderContext } from './context.ts';
import type { PageFacts } from './page-facts.ts';
import type { CmsRegistry } from './view-types.ts';

export interface PageContextValue {
  readonly page: CmsPageModel;
  readonly facts: PageFacts;
  readonly registry: CmsRegistry;
  /** The same that `useCmsContext` gives. */
  readonly context: CmsRenderContext;
  /** The page, or the app around it, names a product. */
  readonly hasProduct: boolean;
}

export const PageContext = createContext<PageContextValue | null>(null);

/** What the views of a page share. */
export function usePageContext(): PageContextValue {
  const value = useContext(PageContext);
  if (!value) throw new Error('This view belongs inside CmsPageView.');
  return value;
}
