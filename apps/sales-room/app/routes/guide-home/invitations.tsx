import { titledScreenMeta } from '@vitrine/commerce';
import { InvitationsScreen } from '@vitrine/sales-room-ui/guide-home';
import { loadInvitations } from '@vitrine/sales-room-ui/server';
import type { Route } from './+types/invitations';

export const loader = (args: Route.LoaderArgs) => loadInvitations(args);

export const meta: Route.MetaFunction = titledScreenMeta;

export default function Invitations({ loaderData }: Route.ComponentProps) {
  return <InvitationsScreen {...loaderData} />;
}
