import { data } from 'react-router';
import { requestScope } from '@vitrine/app-shell/server';
import { loadAddressChoices, registerAccount } from '@vitrine/commerce/server';
import { ClientRegisterScreen, PresentationAuthLayout, roomMeta, type RoomPageHandle } from '@vitrine/sales-room-ui';
import { guardPresentation, wayIn } from '@vitrine/sales-room-ui/server';
import type { Route } from './+types/register';

export async function loader(args: Route.LoaderArgs) {
  const page = await guardPresentation(args, 'register');
  return data({ ...page.data, choices: await loadAddressChoices(requestScope(args.context)) }, page.init ?? undefined);
}

export const action = (args: Route.ActionArgs) => registerAccount(requestScope(args.context), args.request, args.url, wayIn(args));

export const handle: RoomPageHandle = { rests: true };

export const meta: Route.MetaFunction = roomMeta;

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PresentationAuthLayout>
      <ClientRegisterScreen {...loaderData} answer={actionData} />
    </PresentationAuthLayout>
  );
}
