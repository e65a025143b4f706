import { requestScope } from '@vitrine/app-shell/server';
import { logIn } from '@vitrine/commerce/server';
import { ClientLoginScreen, PresentationAuthLayout, roomMeta, type RoomPageHandle } from '@vitrine/sales-room-ui';
import { guardPresentation, wayIn } from '@vitrine/sales-room-ui/server';
import type { Route } from './+types/login';

export const loader = (args: Route.LoaderArgs) => guardPresentation(args, 'login');

export const action = (args: Route.ActionArgs) => logIn(requestScope(args.context), args.request, args.url, wayIn(args));

export const handle: RoomPageHandle = { rests: true };

export const meta: Route.MetaFunction = roomMeta;

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PresentationAuthLayout>
      <ClientLoginScreen {...loaderData} answer={actionData} />
    </PresentationAuthLayout>
  );
}
