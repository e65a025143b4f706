import { ClientLoginScreen, PresentationAuthLayout, roomMeta, type RoomPageHandle } from '@vitrine/sales-room-ui';
import { guardPresentation } from '@vitrine/sales-room-ui/server';
import type { Route } from './+types/login';

export const loader = (args: Route.LoaderArgs) => guardPresentation(args, 'login');

export const handle: RoomPageHandle = { rests: true };

export const meta: Route.MetaFunction = roomMeta;

export default function Login({ loaderData }: Route.ComponentProps) {
  return (
    <PresentationAuthLayout>
      <ClientLoginScreen {...loaderData} />
    </PresentationAuthLayout>
  );
}
