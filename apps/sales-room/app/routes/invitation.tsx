import { InvitationScreen, PresentationNotificationLayout } from '@vitrine/sales-room-ui';
import { loadInvitation } from '@vitrine/sales-room-ui/server';
import type { Route } from './+types/invitation';

export const loader = (args: Route.LoaderArgs) => loadInvitation(args);

export default function Invitation({ loaderData }: Route.ComponentProps) {
  return (
    <PresentationNotificationLayout>
      <InvitationScreen {...loaderData} />
    </PresentationNotificationLayout>
  );
}
