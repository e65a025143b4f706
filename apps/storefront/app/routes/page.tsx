import { requestScope } from '@vitrine/app-shell/server';
import { BuyBar, contentPageMeta, ContentPageView, type PageHandle, RecentProducts } from '@vitrine/commerce';
import { loadContentPage, sendPageForm } from '@vitrine/commerce/server';
import { redirects } from '../app-settings.server.ts';
import { contentLinks, LayoutStyles } from '../page-styles.tsx';
import type { Route } from './+types/page';

export const loader = ({ url, context }: Route.LoaderArgs) => loadContentPage(requestScope(context), url, redirects);
export const action = ({ request, url, context }: Route.ActionArgs) => sendPageForm(requestScope(context), request, url);

export const meta: Route.MetaFunction = contentPageMeta;

export const links: Route.LinksFunction = contentLinks;

export const handle: PageHandle = { rests: 'for-newcomers' };

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ContentPageView content={loaderData} answer={actionData}>
      {({ page, product }) => (
        <>
          <LayoutStyles page={page} />
          {product === null ? null : (
            <>
              <RecentProducts product={product} />
              <BuyBar key={product.id} product={product} />
            </>
          )}
        </>
      )}
    </ContentPageView>
  );
}
