import { requestScope } from '@vitrine/app-shell/server';
import contentStyles from '@vitrine/cms-blocks/styles.css?url';
import { contentPageMeta, ContentPageView, type PageHandle, RecentProducts } from '@vitrine/commerce';
import { loadContentPage, sendPageForm } from '@vitrine/commerce/server';
import { redirects } from '../app-settings.server.ts';
import type { Route } from './+types/page';

export const loader = ({ url, context }: Route.LoaderArgs) => loadContentPage(requestScope(context), url, redirects);
export const action = ({ request, url, context }: Route.ActionArgs) => sendPageForm(requestScope(context), request, url);

export const meta: Route.MetaFunction = contentPageMeta;

/** How the merchant's layouts look, which no other page shows. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: contentStyles }];

export const handle: PageHandle = { rests: 'for-newcomers' };

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ContentPageView content={loaderData} answer={actionData}>
      {({ product }) => (product === null ? null : <RecentProducts product={product} />)}
    </ContentPageView>
  );
}
