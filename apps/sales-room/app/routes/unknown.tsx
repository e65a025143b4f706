import { pageAddress } from '@vitrine/app-shell/server';
import { notFound } from '@vitrine/commerce/server';
import type { Route } from './+types/unknown';

/** What no other page answers: 404 with 'Page Not Found: {path}'. */
export function loader({ context }: Route.LoaderArgs): never {
  throw notFound(pageAddress(context).path);
}

export default function Unknown() {
  return null;
}
