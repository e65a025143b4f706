import { NotStartedScreen, PresentationNotificationLayout, roomMeta, type RoomPageHandle } from '@vitrine/sales-room-ui';
import { guardPresentation } from '@vitrine/sales-room-ui/server';
import type { Route } from './+types/not-started';

export const loader = (args: Route.LoaderArgs) => guardPresentation(args, 'not-started');

export const handle: RoomPageHandle = { rests: true };

export const meta: Route.MetaFunction = roomMeta;

export default function NotStarted({ loaderData }: Route.ComponentProps) {
  return (
    <PresentationNotificationLayout>
      <NotStartedScreen {...loaderData} />
    </PresentationNotificationLayout>
  );
}
