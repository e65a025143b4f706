import { RegisterPage } from '@vitrine/commerce';
import { loadAddressChoices, requestSession } from '@vitrine/commerce/server';
import type { Route } from './+types/register';

export const loader = async ({ context }: Route.LoaderArgs) => ({ choices: await loadAddressChoices(requestSession(context)) });

export default function Register({ loaderData }: Route.ComponentProps) {
  return <RegisterPage choices={loaderData.choices} />;
}
