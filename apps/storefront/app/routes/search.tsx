import { SearchPage } from '@vitrine/commerce';
import { loadSearch } from '@vitrine/commerce/server';
import { requestSession } from '@vitrine/app-shell/server';
import type { Route } from './+types/search';

export const loader = ({ url, context }: Route.LoaderArgs) => loadSearch(requestSession(context), url);

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />;
}
