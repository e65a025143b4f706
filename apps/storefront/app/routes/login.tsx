import { requestScope } from '@vitrine/app-shell/server';
import { LoginPage, NamedScreen, titledScreenMeta } from '@vitrine/commerce';
import { logIn } from '@vitrine/commerce/server';
import type { Route } from './+types/login';

export const action = ({ request, url, context }: Route.ActionArgs) => logIn(requestScope(context), request, url);

export const meta: Route.MetaFunction = titledScreenMeta;

export default function Login({ actionData }: Route.ComponentProps) {
  return (
    <NamedScreen name="login">
      <LoginPage answer={actionData} />
    </NamedScreen>
  );
}
