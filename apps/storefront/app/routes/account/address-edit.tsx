import { requestScope } from '@vitrine/app-shell/server';
import { AddressFormPage } from '@vitrine/commerce';
import { loadAddressForm, saveAddress } from '@vitrine/commerce/server';
import type { Route } from './+types/address-edit';

export const loader = ({ params, context }: Route.LoaderArgs) => loadAddressForm(requestScope(context), params.id);
export const action = ({ request, params, context }: Route.ActionArgs) => saveAddress(requestScope(context), request, params.id);

export default function EditAddress({ loaderData, actionData, params }: Route.ComponentProps) {
  return <AddressFormPage key={params.id} {...loaderData} answer={actionData} />;
}
