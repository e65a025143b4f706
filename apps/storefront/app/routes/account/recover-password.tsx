import { requestScope } from '@vitrine/app-shell/server';
import { NamedScreen, ResetPasswordPage, titledScreenMeta } from '@vitrine/commerce';
import { loadRecovery, resetPassword } from '@vitrine/commerce/server';
import { customerLinks } from '../../page-styles.tsx';
import type { Route } from './+types/recover-password';

export const loader = ({ url, context }: Route.LoaderArgs) => loadRecovery(requestScope(context), url);
export const action = ({ request, url, context }: Route.ActionArgs) => resetPassword(requestScope(context), request, url);

export const meta: Route.MetaFunction = titledScreenMeta;

export const links: Route.LinksFunction = customerLinks;

export default function RecoverPassword({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <NamedScreen name="reset">
      <ResetPasswordPage isValid={loaderData.isValid} answer={actionData} />
    </NamedScreen>
  );
}
