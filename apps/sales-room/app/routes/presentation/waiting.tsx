import { loadWithStaleFallback, PresentationBackRoomLayout, roomMeta, WaitingScreen } from '@vitrine/sales-room-ui';
import { guardPresentation } from '@vitrine/sales-room-ui/server';
import type { Route } from './+types/waiting';

export const loader = (args: Route.LoaderArgs) => guardPresentation(args, 'waiting');
export const clientLoader = (args: Route.ClientLoaderArgs) => loadWithStaleFallback(args);

export const meta: Route.MetaFunction = roomMeta;

export default function Waiting({ loaderData }: Route.ComponentProps) {
  return (
    <PresentationBackRoomLayout>
      <WaitingScreen {...loaderData} />
    </PresentationBackRoomLayout>
  );
}
