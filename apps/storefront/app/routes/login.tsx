import { LoginPage } from '@vitrine/commerce';
import { logIn, requestSession } from '@vitrine/commerce/server';
import type { Route } from './+types/login';

export const action = ({ request, url, context }: Route.ActionArgs) => logIn(requestSession(context), request, url);

export default function Login({ actionData }: Route.ComponentProps) {
  return <LoginPage answer={actionData} />;
}
