import { cmsTypesOf, preloadCmsViews } from '@vitrine/cms-blocks';
import { ContentPageView, contentPageMeta } from '@vitrine/commerce';
import { loadContentPage, requestSession } from '@vitrine/commerce/server';
import { cmsRegistry } from '../cms-registry.ts';
import type { Route } from './+types/page';

export const loader = ({ url, context }: Route.LoaderArgs) => loadContentPage(requestSession(context), url);

/** The code of what the next page shows arrives with its data, so that it is drawn in one go. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const content = await serverLoader();
  if (content.page) await preloadCmsViews(cmsRegistry, cmsTypesOf(content.page));
  return content;
}

export const meta: Route.MetaFunction = contentPageMeta;

export default function Page({ loaderData }: Route.ComponentProps) {
  return <ContentPageView content={loaderData} />;
}
