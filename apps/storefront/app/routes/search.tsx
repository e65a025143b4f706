import { requestScope } from '@vitrine/app-shell/server';
import { NamedScreen, type PageHandle, SearchPage, titledScreenMeta } from '@vitrine/commerce';
import { loadSearch } from '@vitrine/commerce/server';
import { listingLinks } from '../page-styles.tsx';
import type { Route } from './+types/search';

export const loader = ({ url, context }: Route.LoaderArgs) => loadSearch(requestScope(context), url);

export const meta: Route.MetaFunction = titledScreenMeta;

export const links: Route.LinksFunction = listingLinks;

export const handle: PageHandle = { rests: 'for-newcomers' };

export default function Search({ loaderData }: Route.ComponentProps) {
  return (
    <NamedScreen name="search">
      <SearchPage {...loaderData} />
    </NamedScreen>
  );
}
