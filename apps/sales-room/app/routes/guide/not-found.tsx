import { GuideNotFoundScreen, PresentationNotificationLayout, roomMeta, type RoomPageHandle } from '@vitrine/sales-room-ui';
import { guardGuide } from '@vitrine/sales-room-ui/server';
import type { Route } from './+types/not-found';

export const loader = (args: Route.LoaderArgs) => guardGuide(args, 'not-found');

export const handle: RoomPageHandle = { rests: true };

export const meta: Route.MetaFunction = roomMeta;

export default function GuideNotFound() {
  return (
    <PresentationNotificationLayout>
      <GuideNotFoundScreen />
    </PresentationNotificationLayout>
  );
}
