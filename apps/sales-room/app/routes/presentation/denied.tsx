import { DeniedScreen, PresentationNotificationLayout, roomMeta, type RoomPageHandle } from '@vitrine/sales-room-ui';
import { guardPresentation } from '@vitrine/sales-room-ui/server';
import type { Route } from './+types/denied';

export const loader = (args: Route.LoaderArgs) => guardPresentation(args, 'denied');

export const handle: RoomPageHandle = { rests: true };

export const meta: Route.MetaFunction = roomMeta;

export default function Denied({ loaderData }: Route.ComponentProps) {
  return (
    <PresentationNotificationLayout>
      <DeniedScreen {...loaderData} />
    </PresentationNotificationLayout>
  );
}
