import { requestScope } from '@vitrine/app-shell/server';
import { RegistrationConfirmPage } from '@vitrine/commerce';
import { followRegistrationLink, loadRegistrationLink } from '@vitrine/commerce/server';
import { customerLinks } from '../page-styles.tsx';
import type { Route } from './+types/registration-confirm';

export const loader = ({ url, context }: Route.LoaderArgs) => loadRegistrationLink(requestScope(context), url);
export const action = ({ url, context }: Route.ActionArgs) => followRegistrationLink(requestScope(context), url);

export const links: Route.LinksFunction = customerLinks;

export default function RegistrationConfirm({ loaderData, actionData }: Route.ComponentProps) {
  return <RegistrationConfirmPage state={actionData?.state ?? loaderData.state} />;
}
