import { data } from 'react-router';
import { requestScope } from '@vitrine/app-shell/server';
import { loadAddressChoices } from '@vitrine/commerce/server';
import { ClientRegisterScreen, PresentationAuthLayout, type RoomPageHandle } from '@vitrine/sales-room-ui';
import { guardPresentation } from '@vitrine/sales-room-ui/server';
import type { Route } from './+types/register';

export async function loader(args: Route.LoaderArgs) {
  const page = await guardPresentation(args, 'register');
  return data({ ...page.data, choices: await loadAddressChoices(requestScope(args.context)) }, page.init ?? undefined);
}

export const handle: RoomPageHandle = { rests: true };

export default function Register({ loaderData }: Route.ComponentProps) {
  return (
    <PresentationAuthLayout>
      <ClientRegisterScreen {...loaderData} />
    </PresentationAuthLayout>
  );
}
