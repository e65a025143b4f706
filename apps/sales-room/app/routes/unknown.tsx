import { notFound } from '@vitrine/commerce/server';
import { parseLocalePath } from '@vitrine/routing';
import type { Route } from './+types/unknown';

/** What no other page answers: 404 with 'Page Not Found: {path}'. */
export function loader({ url }: Route.LoaderArgs): never {
  throw notFound(parseLocalePath(url.pathname).path);
}

export default function Unknown() {
  return null;
}
