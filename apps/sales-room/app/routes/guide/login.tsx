import { GuideLoginScreen, PresentationAuthLayout, roomMeta, type RoomPageHandle } from '@vitrine/sales-room-ui';
import { guardGuide } from '@vitrine/sales-room-ui/server';
import type { Route } from './+types/login';

export const loader = (args: Route.LoaderArgs) => guardGuide(args, 'login');

export const handle: RoomPageHandle = { rests: true };

export const meta: Route.MetaFunction = roomMeta;

export default function GuideLogin({ loaderData }: Route.ComponentProps) {
  return (
    <PresentationAuthLayout>
      <GuideLoginScreen path={loaderData.path} />
    </PresentationAuthLayout>
  );
}
