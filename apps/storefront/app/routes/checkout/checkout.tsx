import { CheckoutPage } from '@vitrine/commerce';
import { loadCheckout } from '@vitrine/commerce/server';
import { requestSession } from '@vitrine/app-shell/server';
import type { Route } from './+types/checkout';

export const loader = ({ context }: Route.LoaderArgs) => loadCheckout(requestSession(context));

export default function Checkout({ loaderData }: Route.ComponentProps) {
  return <CheckoutPage choices={loaderData.choices} />;
}
