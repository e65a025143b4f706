import { requestScope } from '@vitrine/app-shell/server';
import { AddressesPage } from '@vitrine/commerce';
import { changeAddressBook, loadAddressBook } from '@vitrine/commerce/server';
import type { Route } from './+types/addresses';

export const loader = ({ context }: Route.LoaderArgs) => loadAddressBook(requestScope(context));
export const action = ({ request, url, context }: Route.ActionArgs) => changeAddressBook(requestScope(context), request, url);

export default function Addresses({ loaderData, actionData }: Route.ComponentProps) {
  return <AddressesPage {...loaderData} answer={actionData} />;
}
