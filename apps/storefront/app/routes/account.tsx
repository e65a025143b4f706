import { requestScope } from '@vitrine/app-shell/server';
import { AccountPage } from '@vitrine/commerce';
import { loadAccountOverview } from '@vitrine/commerce/server';
import type { Route } from './+types/account';

export const loader = ({ context }: Route.LoaderArgs) => loadAccountOverview(requestScope(context));

export default function Account({ loaderData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} />;
}
