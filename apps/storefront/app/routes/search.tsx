import { SearchPage } from '@vitrine/commerce';
import { loadSearch, requestSession } from '@vitrine/commerce/server';
import type { Route } from './+types/search';

export const loader = ({ url, context }: Route.LoaderArgs) => loadSearch(requestSession(context), url);

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />;
}
