import { requestScope } from '@vitrine/app-shell/server';
import { ProfilePage } from '@vitrine/commerce';
import { changeAccount, loadProfile } from '@vitrine/commerce/server';
import type { Route } from './+types/profile';

export const loader = ({ context }: Route.LoaderArgs) => loadProfile(requestScope(context));
export const action = ({ request, url, context }: Route.ActionArgs) => changeAccount(requestScope(context), request, url);

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  return <ProfilePage {...loaderData} answer={actionData} />;
}
