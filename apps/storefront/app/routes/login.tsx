import { requestScope } from '@vitrine/app-shell/server';
import { LoginPage, NamedScreen, type PageHandle, titledScreenMeta } from '@vitrine/commerce';
import { logIn } from '@vitrine/commerce/server';
import { customerLinks } from '../page-styles.tsx';
import type { Route } from './+types/login';

/** Nothing, but data all the same: a page without is one of an error, which does not rest. */
export const loader = () => null;

export const action = ({ request, url, context }: Route.ActionArgs) => logIn(requestScope(context), request, url);

export const meta: Route.MetaFunction = titledScreenMeta;

export const links: Route.LinksFunction = customerLinks;

export const handle: PageHandle = { rests: 'for-newcomers' };

export default function Login({ actionData }: Route.ComponentProps) {
  return (
    <NamedScreen name="login">
      <LoginPage answer={actionData} />
    </NamedScreen>
  );
}
