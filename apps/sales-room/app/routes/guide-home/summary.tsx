import { titledScreenMeta } from '@vitrine/commerce';
import { SummaryScreen } from '@vitrine/sales-room-ui/guide-home';
import { loadSummary } from '@vitrine/sales-room-ui/server';
import type { Route } from './+types/summary';

export const loader = (args: Route.LoaderArgs) => loadSummary(args);

export const meta: Route.MetaFunction = titledScreenMeta;

export default function Summary({ loaderData }: Route.ComponentProps) {
  return <SummaryScreen {...loaderData} />;
}
