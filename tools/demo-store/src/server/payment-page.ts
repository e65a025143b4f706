import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { LocaleCode, LocalizedText } from '../catalogue/model.ts';
import { isoDate } from '../store/ids.ts';
import type { Order, PendingPayment, TransactionStateName } from '../store/orders.ts';
import type { Services } from './services.ts';

/** The page of the redirect payment: where a payment provider would ask for money. */

const TEXTS = {
  title: { 'en-US': 'Demo payment', 'de-DE': 'Demo-Zahlung' },
  lead: { 'en-US': 'No money moves here: choose how the payment ends.', 'de-DE': 'Hier fließt kein Geld: Wählen Sie, wie die Zahlung ausgeht.' },
  order: { 'en-US': 'Order', 'de-DE': 'Bestellung' },
  amount: { 'en-US': 'Amount', 'de-DE': 'Betrag' },
  pay: { 'en-US': 'Pay now', 'de-DE': 'Jetzt bezahlen' },
  cancel: { 'en-US': 'Cancel the payment', 'de-DE': 'Zahlung abbrechen' },
  over: { 'en-US': 'This payment is over. Please return to the shop.', 'de-DE': 'Diese Zahlung ist beendet. Bitte kehren Sie zum Shop zurück.' },
} satisfies Record<string, LocalizedText>;

const STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { margin: 0; min-block-size: 100dvh; display: grid; place-items: center; background: light-dark(#f6f3ee, #16140f); color: light-dark(#221f1a, #f2eee6); }
main { inline-size: min(28rem, calc(100% - 2rem)); padding: 2rem; box-sizing: border-box; border: 1px solid light-dark(#d9d2c6, #3b372f); border-radius: 0.75rem; background: light-dark(#fffdf9, #1f1c16); }
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin: 1.5rem 0; }
dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 0.75rem; }
button { min-block-size: 2.75rem; padding-inline: 1.25rem; font: inherit; font-weight: 600; border: 1px solid currentColor; border-radius: 0.5rem; background: transparent; color: inherit; cursor: pointer; }
button[value='paid'] { background: light-dark(#1f4d3a, #bfe3d0); border-color: transparent; color: light-dark(#ffffff, #10261c); }
button:focus-visible { outline: 3px solid light-dark(#1f4d3a, #bfe3d0); outline-offset: 2px; }
`;

const HEADERS = {
  'content-type': 'text/html; charset=UTF-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

function pageLanguage(services: Services, order: Order): { locale: LocaleCode; text: (key: keyof typeof TEXTS) => string } {
  const locale = services.index.languages.get(order.languageId)?.code ?? 'en-US';
  return {
    locale,
    text: (key) => {
      const entry: LocalizedText = TEXTS[key];
      return entry[locale] ?? entry['en-US'];
    },
  };
}

function render(services: Services, order: Order, payment: PendingPayment): string {
  const { locale, text } = pageLanguage(services, order);
  const currency = services.index.currencies.get(order.currencyId)?.isoCode ?? 'EUR';
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(order.price.totalPrice);
  const body = payment.used
    ? html`<p>${text('over')}</p>`
    : html`<p>${text('lead')}</p>
        <dl>
          <dt>${text('order')}</dt>
          <dd>${order.orderNumber}</dd>
          <dt>${text('amount')}</dt>
          <dd>${amount}</dd>
        </dl>
        <form method="post">
          <button name="result" value="paid">${text('pay')}</button>
          <button name="result" value="cancelled">${text('cancel')}</button>
        </form>`;
  return String(html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${text('title')}</title>
        <style>${STYLE}</style>
      </head>
      <body>
        <main>
          <h1>${text('title')}</h1>
          ${body}
        </main>
      </body>
    </html>`);
}

/** Ends the payment; it leads on to the shop's own page, once. */
function finish(services: Services, order: Order, payment: PendingPayment, state: TransactionStateName): void {
  const updatedAt = isoDate(Date.now());
  services.database.transaction(() => {
    services.orders.save({
      ...order,
      updatedAt,
      transactions: order.transactions.map((entry) => (entry.id === payment.transactionId ? { ...entry, state, updatedAt } : entry)),
    });
    services.orders.savePayment({ ...payment, used: true });
  });
}

function withErrorCode(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}error-code=CHECKOUT__CUSTOMER_CANCELED_EXTERNAL_PAYMENT`;
}

export function mountPaymentPage(app: Hono, services: Services): void {
  const find = (transactionId: string): { order: Order; payment: PendingPayment } | null => {
    const payment = services.orders.payment(transactionId);
    const order = payment ? services.orders.find(payment.orderId) : undefined;
    return payment && order ? { order, payment } : null;
  };

  app.get('/demo-store/pay/:transactionId', (c) => {
    const found = find(c.req.param('transactionId'));
    return found ? new Response(render(services, found.order, found.payment), { headers: HEADERS }) : c.notFound();
  });

  app.post('/demo-store/pay/:transactionId', async (c) => {
    const found = find(c.req.param('transactionId'));
    if (!found) return c.notFound();
    const { order, payment } = found;
    const { result } = await c.req.parseBody();
    if (!payment.used) finish(services, order, payment, result === 'paid' ? 'paid' : 'cancelled');
    else return new Response(render(services, order, payment), { status: 410, headers: HEADERS });
    const target = result === 'paid' ? payment.finishUrl : payment.errorUrl === null ? null : withErrorCode(payment.errorUrl);
    return c.redirect(target ?? `${services.config.publicOrigin}/`, 302);
  });
}
