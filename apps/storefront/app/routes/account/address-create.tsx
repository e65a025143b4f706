import { requestScope } from '@vitrine/app-shell/server';
import { AddressFormPage } from '@vitrine/commerce';
import { loadAddressForm, saveAddress } from '@vitrine/commerce/server';
import type { Route } from './+types/address-create';

export const loader = ({ context }: Route.LoaderArgs) => loadAddressForm(requestScope(context));
export const action = ({ request, context }: Route.ActionArgs) => saveAddress(requestScope(context), request);

export default function CreateAddress({ loaderData, actionData }: Route.ComponentProps) {
  return <AddressFormPage {...loaderData} answer={actionData} />;
}
