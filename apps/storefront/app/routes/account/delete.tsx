import { requestScope } from '@vitrine/app-shell/server';
import { DeleteAccountPage } from '@vitrine/commerce';
import { deleteAccount, loadProfile } from '@vitrine/commerce/server';
import type { Route } from './+types/delete';

export const loader = ({ context }: Route.LoaderArgs) => loadProfile(requestScope(context));
export const action = ({ request, context }: Route.ActionArgs) => deleteAccount(requestScope(context), request);

export default function Delete({ loaderData, actionData }: Route.ComponentProps) {
  return <DeleteAccountPage email={loaderData.customer.email} answer={actionData} />;
}
