import { PrejoinScreen, PresentationBackRoomLayout, roomMeta } from '@vitrine/sales-room-ui';
import { guardPresentation } from '@vitrine/sales-room-ui/server';
import type { Route } from './+types/prejoin';

export const loader = (args: Route.LoaderArgs) => guardPresentation(args, 'prejoin');

export const meta: Route.MetaFunction = roomMeta;

export default function Prejoin({ loaderData }: Route.ComponentProps) {
  return (
    <PresentationBackRoomLayout>
      <PrejoinScreen {...loaderData} />
    </PresentationBackRoomLayout>
  );
}
