import { EmbeddablePage, InvitationScreen, PresentationNotificationLayout, roomMeta, type RoomPageHandle } from '@vitrine/sales-room-ui';
import { loadInvitation } from '@vitrine/sales-room-ui/server';
import type { Route } from './+types/invitation';

export const loader = (args: Route.LoaderArgs) => loadInvitation(args);

export const handle: RoomPageHandle = { rests: true };

export const meta: Route.MetaFunction = roomMeta;

export default function Invitation({ loaderData }: Route.ComponentProps) {
  return (
    <EmbeddablePage>
      <PresentationNotificationLayout>
        <InvitationScreen {...loaderData} />
      </PresentationNotificationLayout>
    </EmbeddablePage>
  );
}
