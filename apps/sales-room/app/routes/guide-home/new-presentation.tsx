import { titledScreenMeta } from '@vitrine/commerce';
import { NewPresentationScreen } from '@vitrine/sales-room-ui/guide-home';
import { loadNewPresentation } from '@vitrine/sales-room-ui/server';
import type { Route } from './+types/new-presentation';

export const loader = (args: Route.LoaderArgs) => loadNewPresentation(args);

export const meta: Route.MetaFunction = titledScreenMeta;

export default function NewPresentation({ loaderData }: Route.ComponentProps) {
  return <NewPresentationScreen {...loaderData} />;
}
