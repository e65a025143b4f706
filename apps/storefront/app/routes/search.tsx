import { requestScope } from '@vitrine/app-shell/server';
import { NamedScreen, SearchPage, titledScreenMeta } from '@vitrine/commerce';
import { loadSearch } from '@vitrine/commerce/server';
import type { Route } from './+types/search';

export const loader = ({ url, context }: Route.LoaderArgs) => loadSearch(requestScope(context), url);

export const meta: Route.MetaFunction = titledScreenMeta;

export default function Search({ loaderData }: Route.ComponentProps) {
  return (
    <NamedScreen name="search">
      <SearchPage {...loaderData} />
    </NamedScreen>
  );
}
