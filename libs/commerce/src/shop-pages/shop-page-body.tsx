import { type CmsPageModel, CmsPageView } from '@vitrine/cms-blocks';
import { useLocalePath } from '@vitrine/routing/react-router';
import { useCmsRegistry } from '../page/cms-registry-context.tsx';

/** The layout of a shop page in its modal. Drawing layouts is code that few visitors need there: import this file dynamically. */
export function ShopPageBody({ page }: { page: CmsPageModel }) {
  const localePath = useLocalePath();
  const registry = useCmsRegistry();
  return <CmsPageView page={page} registry={registry} context={{ href: localePath, headingLevel: 2 }} />;
}
