import { ContentPageView, contentPageMeta } from '@vitrine/commerce';
import { loadContentPage, requestSession } from '@vitrine/commerce/server';
import type { Route } from './+types/page';

export const loader = ({ url, context }: Route.LoaderArgs) => loadContentPage(requestSession(context), url);

export const meta: Route.MetaFunction = contentPageMeta;

export default function Page({ loaderData }: Route.ComponentProps) {
  return <ContentPageView content={loaderData} />;
}
