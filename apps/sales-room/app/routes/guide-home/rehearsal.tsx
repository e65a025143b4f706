import { titledScreenMeta } from '@vitrine/commerce';
import { RehearsalScreen } from '@vitrine/sales-room-ui/guide-home';
import { loadRehearsal } from '@vitrine/sales-room-ui/server';
import type { Route } from './+types/rehearsal';

export const loader = (args: Route.LoaderArgs) => loadRehearsal(args);

export const meta: Route.MetaFunction = titledScreenMeta;

export default function Rehearsal({ loaderData }: Route.ComponentProps) {
  return <RehearsalScreen {...loaderData} />;
}
