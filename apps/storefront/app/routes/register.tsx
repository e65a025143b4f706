import { requestScope } from '@vitrine/app-shell/server';
import { NamedScreen, type PageHandle, RegisterPage, titledScreenMeta } from '@vitrine/commerce';
import { loadAddressChoices, registerAccount } from '@vitrine/commerce/server';
import { customerLinks } from '../page-styles.tsx';
import type { Route } from './+types/register';

export const loader = async ({ context }: Route.LoaderArgs) => ({ choices: await loadAddressChoices(requestScope(context)) });
export const action = ({ request, url, context }: Route.ActionArgs) => registerAccount(requestScope(context), request, url);

export const meta: Route.MetaFunction = titledScreenMeta;

export const links: Route.LinksFunction = customerLinks;

export const handle: PageHandle = { rests: 'for-newcomers' };

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <NamedScreen name="register">
      <RegisterPage choices={loaderData.choices} answer={actionData} />
    </NamedScreen>
  );
}
