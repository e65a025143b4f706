import { NotFoundScreen, PresentationNotificationLayout, roomMeta, type RoomPageHandle } from '@vitrine/sales-room-ui';
import { guardPresentation } from '@vitrine/sales-room-ui/server';
import type { Route } from './+types/not-found';

export const loader = (args: Route.LoaderArgs) => guardPresentation(args, 'not-found');

export const handle: RoomPageHandle = { rests: true };

export const meta: Route.MetaFunction = roomMeta;

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return (
    <PresentationNotificationLayout>
      <NotFoundScreen path={loaderData.path} />
    </PresentationNotificationLayout>
  );
}
