import { requestScope } from '@vitrine/app-shell/server';
import { CheckoutPage, NamedScreenMeta, type PageHandle, titledScreenMeta } from '@vitrine/commerce';
import { loadCheckout, submitCheckout } from '@vitrine/commerce/server';
import { sessionConfig } from '../../app-settings.server.ts';
import { customerLinks } from '../../page-styles.tsx';
import type { Route } from './+types/checkout';

export const loader = ({ context }: Route.LoaderArgs) => loadCheckout(requestScope(context));
export const action = ({ request, url, context }: Route.ActionArgs) =>
  submitCheckout(requestScope(context), request, url, {
    origin: sessionConfig().publicOrigin,
    paymentOrigins: sessionConfig().paymentOrigins,
  });

export const meta: Route.MetaFunction = titledScreenMeta;

export const links: Route.LinksFunction = customerLinks;

export const handle: PageHandle = { rests: 'with-cart' };

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <NamedScreenMeta name="checkout" />
      <CheckoutPage choices={loaderData.choices} answer={actionData} />
    </>
  );
}
