import { ID, type Visitor } from '@vitrine/demo-store/testing';
import { UNKNOWN_ID } from './entity-pairs.ts';
import { isJson } from './id-mapping.ts';
import { EXTRA, replayCountries } from './replay-shop.ts';
import { at, listAt, type Prepared, type Scene } from './scene.ts';

type Json = Record<string, unknown>;

const CODE = 'SAVE10';
const SOLO = 'ONLYONE';

const errorsIn = (cart: unknown): Json[] => {
  const errors = at(cart, 'errors');
  return isJson(errors) ? Object.values(errors).filter(isJson) : [];
};
const says = (cart: unknown, messageKey: string): boolean => errorsIn(cart).some((error) => error['messageKey'] === messageKey);

/** Country, shipping and payment of the session, by what the cart shows of them. */
async function chooseAsIn(visitor: Visitor, cart: unknown): Promise<void> {
  const [delivery] = listAt(cart, 'deliveries');
  const iso = at(delivery, 'location.country.iso');
  const shippingBlocked = says(cart, 'shipping-method-blocked');
  const country = replayCountries.find((entry) => entry.iso === iso)?.id;
  const choice = {
    ...(shippingBlocked
      ? { countryId: country === ID.germany ? EXTRA.austria : (country ?? EXTRA.austria), shippingMethodId: ID.germanyOnly }
      : country !== undefined && country !== ID.germany
        ? { countryId: country }
        : {}),
    ...(says(cart, 'payment-method-blocked') ? { paymentMethodId: EXTRA.blockedPayment } : {}),
  };
  if (Object.keys(choice).length > 0) await visitor.patch('/context', choice);
}

const asked = (scene: Scene): Json[] => listAt(scene.recording.request.body, 'items');
/** The lines that are to go: named by the query, or by the body. */
const removedIds = ({ recording: { request } }: Scene): string[] => {
  const listed = at(request.body, 'ids');
  return [...request.query.getAll('ids[]'), ...(Array.isArray(listed) ? listed.map(String) : [])];
};
/** Lines whose quantity the shop itself set right say nothing of what was there before. */
const ADJUSTED = new Set(['min-order-quantity', 'purchase-steps-quantity', 'product-stock-reached', 'product-out-of-stock']);

/** Fills a cart so that the recorded write leaves it as the recorded answer shows it. */
async function fillBefore(scene: Scene, visitor: Visitor): Promise<void> {
  const { recording, pairs } = scene;
  const removed = removedIds(scene);
  const isAdding = recording.request.method === 'POST' && removed.length === 0;
  const requested = new Map(asked(scene).map((item) => [String(item['referencedId'] ?? item['id']), Number(item['quantity'] ?? 1)]));
  const corrected = errorsIn(recording.response.body).some((error) => ADJUSTED.has(String(error['messageKey'])));
  for (const line of listAt(recording.response.body, 'lineItems')) {
    const recorded = String(line['referencedId']);
    if (line['type'] !== 'product') continue;
    const surplus = Number(line['quantity']) - (requested.get(recorded) ?? 0);
    if (requested.has(recorded) && isAdding && (corrected || surplus <= 0)) continue;
    await scene.add(
      visitor,
      pairs.id(recorded, 'product'),
      isAdding && requested.has(recorded) ? surplus : requested.has(recorded) ? 1 : Number(line['quantity']),
    );
  }
  // What is changed or removed was there, unless it is told to be missing.
  const touched = isAdding ? [] : [...asked(scene).map((item) => String(item['id'])), ...removed];
  if (!scene.refusedWith('CHECKOUT__CART_LINE_ITEM_NOT_FOUND')) {
    const there = new Set(listAt(recording.response.body, 'lineItems').map((line) => String(line['referencedId'])));
    for (const id of touched) if (!UNKNOWN_ID.test(id) && !there.has(id)) await scene.add(visitor, pairs.id(id, 'product'));
  }
  const promotions = listAt(recording.response.body, 'lineItems').filter((line) => line['type'] === 'promotion').length;
  const isNew = says(recording.response.body, 'promotion-discount-added');
  const displaces = says(recording.response.body, 'promotion-excluded');
  const isThere = scene.refusedWith('CHECKOUT__CART_LINE_ITEM_NOT_STACKABLE');
  // A code needs a product that it can count for.
  if (isThere) await scene.add(visitor, ID.stool);
  if (isThere || displaces || (promotions > 0 && !isNew))
    await visitor.post('/checkout/cart/line-item', { items: [{ type: 'promotion', referencedId: CODE }] });
}

/** Codes are the shop's own: one that was taken is taken here, one that displaces displaces here. */
function withOwnCodes(scene: Scene): unknown {
  const body = scene.body;
  if (!isJson(body) || !Array.isArray(body['items'])) return body;
  const unknown = says(scene.recording.response.body, 'promotion-not-found');
  const isThere = scene.refusedWith('CHECKOUT__CART_LINE_ITEM_NOT_STACKABLE');
  // The same spelling again changes nothing; only another one is refused.
  const code = isThere ? CODE.toLowerCase() : says(scene.recording.response.body, 'promotion-excluded') ? SOLO : CODE;
  return {
    ...body,
    items: body['items'].map((item: unknown) =>
      isJson(item) && item['type'] === 'promotion' && !unknown ? { ...item, referencedId: code } : item,
    ),
  };
}

export async function cartScenario(scene: Scene): Promise<Partial<Prepared>> {
  const visitor = scene.shop.visitor();
  await chooseAsIn(visitor, scene.recording.response.body);
  await fillBefore(scene, visitor);
  if (scene.recording.request.method === 'PATCH' && scene.refusedWith('CHECKOUT__CART_LINE_ITEM_NOT_STACKABLE')) {
    const lines = listAt((await visitor.get('/checkout/cart')).body, 'lineItems');
    const discount = lines.find((line) => line['type'] === 'promotion')?.['id'];
    return { visitor, body: { items: asked(scene).map((item) => ({ ...item, id: discount })) } };
  }
  return { visitor, body: withOwnCodes(scene) };
}
