import type { DoctorCheck } from '../examined-store.ts';
import type { Finding } from '../finding.ts';

const ID = '0'.repeat(32);

interface Call {
  path: string;
  /** What is lost without it. */
  loss: string;
  /** The client does without: what it does then. */
  fallback?: string;
}

/** What the apps call, besides what other checks have called already. */
const CALLS: readonly Call[] = [
  { path: `/product/${ID}`, loss: 'product pages' },
  { path: `/product-listing/${ID}`, loss: 'listings' },
  { path: '/search', loss: 'the search' },
  { path: '/search-suggest', loss: 'suggestions while typing' },
  { path: `/product/${ID}/cross-selling`, loss: 'cross-selling' },
  { path: `/product/${ID}/reviews`, loss: 'reviews' },
  { path: `/product/${ID}/find-variant`, loss: 'choosing a variant' },
  { path: `/landing-page/${ID}`, loss: 'landing pages' },
  { path: `/cms/${ID}`, loss: 'shop pages in modals' },
  { path: '/seo-url', loss: 'SEO URLs' },
  { path: '/checkout/cart', loss: 'the cart' },
  { path: '/checkout/cart/line-item', loss: 'changing the cart' },
  { path: '/checkout/order', loss: 'ordering' },
  { path: '/handle-payment', loss: 'paying' },
  { path: '/order', loss: 'past orders' },
  { path: '/order/payment', loss: 'paying an order later' },
  { path: '/order/state/cancel', loss: 'cancelling an order' },
  { path: `/document/download/${ID}/${ID}`, loss: 'invoices' },
  { path: '/account/register', loss: 'registration' },
  { path: '/account/login', loss: 'signing in' },
  { path: '/account/recovery-password', loss: 'password recovery' },
  { path: '/customer/wishlist', loss: 'the wish list' },
  { path: '/newsletter/subscribe', loss: 'the newsletter' },
  { path: '/contact-form', loss: 'the contact form' },
  {
    path: '/revocation-request-form',
    loss: 'receipts of withdrawals by mail',
    fallback: 'a withdrawal goes to the shop as a message, and its receipt is the page',
  },
  { path: '/checkout/cart/line-item/delete', loss: 'removing lines', fallback: 'lines are removed by DELETE' },
  {
    path: `/account/change-payment-method/${ID}`,
    loss: 'choosing a payment method',
    fallback: 'the method is chosen in the context, as from 6.7 on',
  },
  { path: `/breadcrumb/${ID}`, loss: 'breadcrumbs of the server', fallback: 'breadcrumbs are built from the category' },
  { path: '/shop-settings', loss: 'settings of the shop', fallback: 'the apps use their own defaults' },
];

/** Whether the server knows a call. No call of the Store API takes PUT: a known one refuses it with 405, and nothing happens. */
const METHOD = 'PUT';

/** Calls that this version of the server does not have. */
export const examineCalls: DoctorCheck = async ({ prober }) => {
  const control = await prober.ask(METHOD, '/no-such-call');
  if (control.status !== 404) {
    return [
      {
        id: 'calls-unknown',
        severity: 'note',
        title: 'Which calls the server has cannot be seen',
        detail: `An unknown call answers ${control.status} instead of 404.`,
        remedy: 'A proxy answers in place of the shop: let it pass unknown paths and methods on.',
      },
    ];
  }
  const findings: Finding[] = [];
  const missing: Call[] = [];
  for (const call of CALLS) {
    if ((await prober.ask(METHOD, call.path)).status === 404) missing.push(call);
  }
  for (const { path, loss, fallback } of missing) {
    const shown = path.replaceAll(ID, '{id}');
    findings.push(
      fallback === undefined
        ? {
            id: 'call-missing',
            severity: 'error',
            title: `The server has no ${shown}`,
            detail: `Lost without it: ${loss}.`,
            remedy: 'Update the shop to 6.6 or newer, and see that no proxy or plugin keeps the path away.',
          }
        : {
            id: 'call-fallback',
            severity: 'note',
            title: `The server has no ${shown}`,
            detail: `Fallback: ${fallback}.`,
            remedy: 'Nothing has to be done.',
          },
    );
  }
  const hasOld = !missing.some(({ path }) => path.startsWith('/account/change-payment-method'));
  findings.push({
    id: 'version',
    severity: 'note',
    title: `The server looks like ${hasOld ? '6.6 or older' : '6.7 or newer'}`,
    remedy: 'Nothing has to be done: the client knows both.',
  });
  return findings;
};
