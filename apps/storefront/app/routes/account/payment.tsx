import { requestScope } from '@vitrine/app-shell/server';
import { PaymentMethodPage } from '@vitrine/commerce';
import { changePayment, loadPaymentChoice } from '@vitrine/commerce/server';
import type { Route } from './+types/payment';

export const loader = ({ context }: Route.LoaderArgs) => loadPaymentChoice(requestScope(context));
export const action = ({ request, context }: Route.ActionArgs) => changePayment(requestScope(context), request);

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  return <PaymentMethodPage {...loaderData} answer={actionData} />;
}
