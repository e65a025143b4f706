import { requestScope } from '@vitrine/app-shell/server';
import { type PageHandle, SearchPage } from '@vitrine/commerce';
import { loadSearch } from '@vitrine/commerce/server';
import type { Route } from './+types/search';

export const loader = ({ url, context }: Route.LoaderArgs) => loadSearch(requestScope(context), url);

export const handle: PageHandle = { rests: 'for-newcomers' };

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />;
}
