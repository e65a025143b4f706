import { requestScope } from '@vitrine/app-shell/server';
import { LoginPage } from '@vitrine/commerce';
import { logIn } from '@vitrine/commerce/server';
import type { Route } from './+types/login';

export const action = ({ request, url, context }: Route.ActionArgs) => logIn(requestScope(context), request, url);

export default function Login({ actionData }: Route.ComponentProps) {
  return <LoginPage answer={actionData} />;
}
