import { atom } from 'jotai';
import { ORDER_FORM } from './carried-checkout.tsx';
import type { CheckoutAnswer } from './checkout-answer.ts';

/** What was typed into a checkout that was closed, and the stamp of the session that it was typed in: nobody else finds it in their form. */
export interface CheckoutDraft {
  readonly stamp: string | null;
  readonly answer: CheckoutAnswer;
}

/** It is there again when the checkout is opened the next time. Kept for as long as the page is. */
export const checkoutDraftAtom = atom<CheckoutDraft>();

/** A field that only the form of somebody who is yet unknown has. */
const GUEST_FIELD = 'billingAddress.street';

/** What is typed into the forms of a checkout; passwords are not kept. */
export function readDraft(checkout: HTMLElement, before?: CheckoutAnswer): CheckoutAnswer {
  const forms = [...checkout.querySelectorAll('form')];
  const order = valuesOf(forms.find(({ id }) => id === ORDER_FORM));
  const guest = valuesOf(forms.find(({ elements }) => elements.namedItem(GUEST_FIELD) !== null));
  return {
    typed: order
      ? { comment: order['comment'] ?? '', terms: order['terms'] === 'on', waiver: order['waiver'] === 'on' }
      : (before?.typed ?? { comment: '', terms: false, waiver: false }),
    guest: guest ? { errors: {}, values: guest } : before?.guest,
  };
}

function valuesOf(form: HTMLFormElement | undefined): Record<string, string> | undefined {
  if (form === undefined) return undefined;
  return Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[0].startsWith('password')),
  );
}
