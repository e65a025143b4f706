import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { LocaleCode, LocalizedText } from '../catalogue/market-model.ts';
import { isoDate } from '../store/ids.ts';
import type { Order, PendingPayment, TransactionStateName } from '../store/orders.ts';
import { page } from './page.ts';
import type { Services } from './services.ts';

/** The page of the redirect payment: where a payment provider would ask for money. */

const TEXTS = {
  title: { 'en-US': 'Demo payment', 'de-DE': 'Demo-Zahlung' },
  lead: {
    'en-US': 'No money moves here: choose how the payment ends.',
    'de-DE': 'Hier fließt kein Geld: Wählen Sie, wie die Zahlung ausgeht.',
  },
  order: { 'en-US': 'Order', 'de-DE': 'Bestellung' },
  payer: { 'en-US': 'Payer', 'de-DE': 'Zahlungspflichtig' },
  amount: { 'en-US': 'Amount', 'de-DE': 'Betrag' },
  pay: { 'en-US': 'Pay now', 'de-DE': 'Jetzt bezahlen' },
  cancel: { 'en-US': 'Cancel the payment', 'de-DE': 'Zahlung abbrechen' },
  fail: { 'en-US': 'Let the payment fail', 'de-DE': 'Zahlung fehlschlagen lassen' },
  over: {
    'en-US': 'This payment is over. Please return to the shop.',
    'de-DE': 'Diese Zahlung ist beendet. Bitte kehren Sie zum Shop zurück.',
  },
  choose: { 'en-US': 'Please choose how the payment ends.', 'de-DE': 'Bitte wählen Sie, wie die Zahlung ausgeht.' },
} satisfies Record<string, LocalizedText>;

interface Ending {
  state: TransactionStateName;
  /** What the error page is told; `null`: nothing went wrong. */
  errorCode: string | null;
}

const ENDINGS: Readonly<Record<string, Ending>> = {
  paid: { state: 'paid', errorCode: null },
  cancelled: { state: 'cancelled', errorCode: 'CHECKOUT__CUSTOMER_CANCELED_EXTERNAL_PAYMENT' },
  failed: { state: 'failed', errorCode: 'CHECKOUT__ASYNC_PAYMENT_FINALIZE_INTERRUPTED' },
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

function render(services: Services, order: Order, payment: PendingPayment, status = 200): Promise<Response> {
  const { locale, text } = pageLanguage(services, order);
  const currency = services.index.currencies.get(order.currencyId)?.isoCode ?? 'EUR';
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(order.price.totalPrice);
  const content = payment.used
    ? html`<p>${text('over')}</p>`
    : html`<p>${text(status === 400 ? 'choose' : 'lead')}</p>
        <dl>
          <dt>${text('order')}</dt>
          <dd>${order.orderNumber}</dd>
          <dt>${text('payer')}</dt>
          <dd>${order.orderCustomer.firstName} ${order.orderCustomer.lastName}</dd>
          <dt>${text('amount')}</dt>
          <dd>${amount}</dd>
        </dl>
        <form method="post">
          <button name="result" value="paid">${text('pay')}</button>
          <button name="result" value="cancelled">${text('cancel')}</button>
          <button name="result" value="failed">${text('fail')}</button>
        </form>`;
  return page({ locale, title: text('title'), content, status });
}

/** Ends the payment, once. */
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

/** The shop's own page to return to. Any web address will do, as in the real one; anything else leads to the shop. */
function returnUrl(services: Services, payment: PendingPayment, errorCode: string | null): string {
  const target = errorCode === null ? payment.finishUrl : payment.errorUrl;
  const absolute =
    target !== null && URL.canParse(target, services.config.publicOrigin) ? new URL(target, services.config.publicOrigin) : null;
  if (absolute?.protocol !== 'http:' && absolute?.protocol !== 'https:') return `${services.config.publicOrigin}/`;
  if (errorCode === null) return target ?? absolute.href;
  absolute.searchParams.set('error-code', errorCode);
  return absolute.href;
}

export function mountPaymentPage(app: Hono, services: Services): void {
  const find = (transactionId: string): { order: Order; payment: PendingPayment } | null => {
    const payment = services.orders.payment(transactionId);
    const order = payment ? services.orders.find(payment.orderId) : undefined;
    return payment && order ? { order, payment } : null;
  };

  app.get('/demo-store/pay/:transactionId', (c) => {
    const found = find(c.req.param('transactionId'));
    return found ? render(services, found.order, found.payment) : c.notFound();
  });

  app.post('/demo-store/pay/:transactionId', async (c) => {
    const { result } = await c.req.parseBody();
    // Looked up after the body has come: from here on nothing waits, so that two answers cannot both end it.
    const found = find(c.req.param('transactionId'));
    if (!found) return c.notFound();
    const { order, payment } = found;
    if (payment.used) return render(services, order, payment, 410);
    const ending = typeof result === 'string' && Object.hasOwn(ENDINGS, result) ? ENDINGS[result] : undefined;
    if (!ending) return render(services, order, payment, 400);
    finish(services, order, payment, ending.state);
    return c.redirect(returnUrl(services, payment, ending.errorCode), 302);
  });
}
