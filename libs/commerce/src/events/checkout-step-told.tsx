import { useShell } from '@vitrine/app-shell';
import { eventMoney } from './event-facts.ts';
import { useViewEvent } from './use-view-event.ts';

/** Tells how far somebody has come in the checkout. */
export function CheckoutStepTold({ step, total }: { step: 'identity' | 'review'; total: number }): null {
  const { currencyIsoCode } = useShell().session;
  useViewEvent(step, () => ({ name: 'checkout.step-reached', step, total: eventMoney(total, currencyIsoCode) }));
  return null;
}
