import { ID, type Visitor } from '@vitrine/demo-store/testing';
import { UNKNOWN_ID } from './entity-pairs.ts';
import { isJson } from './id-mapping.ts';
import { EXTRA } from './replay-shop.ts';
import { at, errorsOf, listAt, type Prepared, type Scene } from './scene.ts';

type Json = Record<string, unknown>;

const DETAILS = { associations: { documents: {}, lineItems: { associations: { downloads: { associations: { media: {} } } } } } };

async function ordered(visitor: Visitor, id: unknown): Promise<Json> {
  const { body } = await visitor.post('/order', { filter: [{ type: 'equals', field: 'id', value: id }], ...DETAILS });
  return listAt(body, 'orders.elements')[0] ?? {};
}

/** Pays, or does not, on the page of the redirect payment. */
async function endPayment(scene: Scene, visitor: Visitor, orderId: unknown, result: 'paid' | 'cancelled'): Promise<void> {
  const { body } = await visitor.post('/handle-payment', {
    orderId,
    finishUrl: `${scene.shop.publicOrigin}/finish`,
    errorUrl: `${scene.shop.publicOrigin}/error`,
  });
  const page = new URL(String(body['redirectUrl']));
  await fetch(`${scene.shop.pagesUrl}${page.pathname}${page.search}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: scene.shop.publicOrigin },
    body: `result=${result}`,
    redirect: 'manual',
  });
}

/** An order's states, as the recorded list shows them. */
async function listed(scene: Scene): Promise<Partial<Prepared>> {
  const filter = at(scene.body, 'filter.0');
  const [shown] = listAt(scene.recording.response.body, 'orders.elements');
  if (isJson(filter) && filter['field'] === 'deepLinkCode') return deepLink(scene, filter);
  const { visitor } = await scene.customer();
  const isDigital = listAt(shown, 'lineItems').some((line) => Array.isArray(line['states']) && line['states'].includes('is-download'));
  const states = listAt(shown, 'transactions').map((transaction) => at(transaction, 'stateMachineState.technicalName'));
  const ends = states.includes('paid') ? 'paid' : states.includes('cancelled') ? 'cancelled' : undefined;
  const order = await scene.order(visitor, isDigital ? ID.book : ID.stool, ends === undefined ? ID.invoice : ID.demoPay);
  if (ends !== undefined) await endPayment(scene, visitor, order['id'], ends);
  const body =
    isJson(filter) && filter['field'] === 'id' ? { ...(scene.body as object), filter: [{ ...filter, value: order['id'] }] } : scene.body;
  return { visitor, body };
}

async function deepLink(scene: Scene, filter: Json): Promise<Partial<Prepared>> {
  const { visitor, email } = await scene.guest();
  const order = await scene.order(visitor);
  // Codes have 32 characters; anything shorter was made up.
  const code = String(filter['value']).length === 32 ? order['deepLinkCode'] : filter['value'];
  const body = scene.body as Json;
  return { body: { ...body, filter: [{ ...filter, value: code }], ...('email' in body ? { email } : {}) } };
}

async function placing(scene: Scene): Promise<Partial<Prepared>> {
  if (scene.refusedWith('CHECKOUT__CUSTOMER_NOT_LOGGED_IN')) return {};
  const { visitor } = await scene.customer();
  if (scene.refusedWith('CHECKOUT__CART_EMPTY')) return { visitor };
  const detail = errorsOf(scene.recording)
    .map((error) => String(error['detail']))
    .join(' ');
  if (detail.includes('product-out-of-stock')) {
    const { visitor: other } = await scene.customer();
    await scene.add(visitor, ID.few, 3);
    await scene.add(other, ID.few, 3);
    await other.post('/checkout/order');
    return { visitor };
  }
  await scene.add(visitor, ID.stool);
  if (detail.includes('payment-method-blocked')) await visitor.patch('/context', { paymentMethodId: EXTRA.blockedPayment });
  if (detail.includes('shipping-method-blocked'))
    await visitor.patch('/context', { shippingMethodId: ID.germanyOnly, countryId: EXTRA.austria });
  return { visitor };
}

async function download(scene: Scene): Promise<Partial<Prepared>> {
  const { visitor } = await scene.customer();
  const order = await scene.order(visitor, ID.book, ID.demoPay);
  if (scene.recording.response.status < 400) await endPayment(scene, visitor, order['id'], 'paid');
  const file = at(await ordered(visitor, order['id']), 'lineItems.0.downloads.0.id');
  return { visitor, path: `/order/download/${String(order['id'])}/${String(file)}` };
}

async function document(scene: Scene): Promise<Partial<Prepared>> {
  const { visitor } = await scene.customer();
  const order = await scene.order(visitor);
  const [paper] = listAt(await ordered(visitor, order['id']), 'documents');
  const [, id, code] = /^\/document\/download\/(\w+)\/([^/?]+)/.exec(scene.recording.request.path ?? '') ?? [];
  const path = `/document/download/${UNKNOWN_ID.test(id ?? '') ? id : String(paper?.['id'])}/${code?.length === 32 ? String(paper?.['deepLinkCode']) : code}`;
  return { path, ...(scene.refusedWith('CHECKOUT__CUSTOMER_NOT_LOGGED_IN') ? {} : { visitor }) };
}

/** Something that is done with an order: the one that was placed before. */
async function withOrder(scene: Scene): Promise<Partial<Prepared>> {
  if (scene.refusedWith('CHECKOUT__CUSTOMER_NOT_LOGGED_IN')) return {};
  const { visitor } = await scene.customer();
  const { request, response } = scene.recording;
  const recorded = String(at(request.body, 'orderId') ?? request.query.get('orderId') ?? '');
  const isPaid = scene.refusedWith('CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE');
  const redirects = isPaid || typeof at(response.body, 'redirectUrl') === 'string';
  const order = await scene.order(visitor, ID.stool, redirects ? ID.demoPay : ID.invoice);
  if (isPaid) await endPayment(scene, visitor, order['id'], 'paid');
  if (request.query.has('orderId')) return { visitor, path: scene.path.replace(recorded, String(order['id'])) };
  return { visitor, body: isJson(scene.body) && !UNKNOWN_ID.test(recorded) ? { ...scene.body, orderId: order['id'] } : scene.body };
}

export async function orderScenario(scene: Scene): Promise<Partial<Prepared>> {
  const path = scene.recording.request.path ?? '';
  if (path === '/checkout/order') return placing(scene);
  if (path === '/checkout/gateway') {
    const visitor = scene.shop.visitor();
    await scene.add(visitor, ID.stool);
    return { visitor };
  }
  if (path === '/order') return scene.refusedWith('CHECKOUT__CUSTOMER_NOT_LOGGED_IN') ? {} : listed(scene);
  if (path.startsWith('/order/download/')) return download(scene);
  if (path.startsWith('/document/')) return document(scene);
  return withOrder(scene);
}
