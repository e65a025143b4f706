import { DeniedScreen, PresentationNotificationLayout, roomMeta } from '@vitrine/sales-room-ui';
import { guardPresentation } from '@vitrine/sales-room-ui/server';
import type { Route } from './+types/denied';

export const loader = (args: Route.LoaderArgs) => guardPresentation(args, 'denied');

export const meta: Route.MetaFunction = roomMeta;

export default function Denied({ loaderData }: Route.ComponentProps) {
  return (
    <PresentationNotificationLayout>
      <DeniedScreen {...loaderData} />
    </PresentationNotificationLayout>
  );
}
