import { LeaveScreen, PresentationNotificationLayout, roomMeta, type RoomPageHandle } from '@vitrine/sales-room-ui';
import { guardPresentation } from '@vitrine/sales-room-ui/server';
import type { Route } from './+types/leave';

export const loader = (args: Route.LoaderArgs) => guardPresentation(args, 'leave');

export const handle: RoomPageHandle = { rests: true };

export const meta: Route.MetaFunction = roomMeta;

export default function Leave({ loaderData }: Route.ComponentProps) {
  return (
    <PresentationNotificationLayout>
      <LeaveScreen {...loaderData} />
    </PresentationNotificationLayout>
  );
}
