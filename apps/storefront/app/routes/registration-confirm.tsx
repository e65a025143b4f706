import { RegistrationConfirmPage } from '@vitrine/commerce';
import { followRegistrationLink, requestSession } from '@vitrine/commerce/server';
import type { Route } from './+types/registration-confirm';

export const loader = ({ request, url, context }: Route.LoaderArgs) => followRegistrationLink(requestSession(context), request, url);

export default function RegistrationConfirm({ loaderData }: Route.ComponentProps) {
  return <RegistrationConfirmPage state={loaderData.state} />;
}
