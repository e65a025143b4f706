import { at, isJson, type Json, listAt, textAt } from '../../../json-path.ts';
import { type ConformanceCheck, ensure, given, same } from '../conformance-check.ts';
import { UNKNOWN_ID } from '../conformance-server.ts';
import type { Reply, Visitor } from '../visitor.ts';

const LINES = '/checkout/cart/line-item';
const add = (visitor: Visitor, ...items: Json[]): Promise<Reply> =>
  visitor.post(LINES, { items: items.map((item) => ({ type: 'product', ...item })) });
const lines = (body: unknown): unknown[] => listAt(body, 'lineItems').map(({ id, quantity }) => [id, quantity]);
/** The message keys of a cart's errors. */
const errors = (body: unknown): string[] => {
  const map = at(body, 'errors');
  return isJson(map) ? Object.values(map).map((entry) => textAt(entry, 'messageKey')) : [];
};

/** The cart. */
export const cartChecks: readonly ConformanceCheck[] = [
  {
    id: 'cart/empty',
    rule: 'a new cart is empty, errors [], with a hash of 64 hex digits',
    run: async (server) => {
      const { body } = await server.visitor().get('/checkout/cart');
      same([at(body, 'lineItems'), at(body, 'errors'), at(body, 'price.totalPrice')], [[], [], 0], 'lineItems, errors, total');
      ensure(/^[0-9a-f]{64}$/.test(textAt(body, 'hash')), 'hash', at(body, 'hash'));
    },
  },
  {
    id: 'cart/stacking',
    rule: 'lines of the same id add up',
    run: async (server) => {
      const { id } = await server.product();
      const visitor = server.visitor();
      await add(visitor, { id, quantity: 2 });
      same(lines((await add(visitor, { id, quantity: 3 })).body), [[id, 5]], 'lines');
    },
  },
  {
    id: 'cart/no-id',
    rule: 'a line without id is a new line each time',
    run: async (server) => {
      const { id } = await server.product();
      const visitor = server.visitor();
      await add(visitor, { referencedId: id });
      const { body } = await add(visitor, { referencedId: id });
      const found = listAt(body, 'lineItems');
      same(
        found.map(({ referencedId, quantity }) => [referencedId, quantity]),
        [
          [id, 1],
          [id, 1],
        ],
        'lines',
      );
      ensure(found[0]?.['id'] !== found[1]?.['id'] && !found.some((line) => line['id'] === id), 'ids are not made up');
    },
  },
  {
    id: 'cart/defaults',
    rule: 'an id alone suffices; the quantity is 1',
    run: async (server) => {
      const { id } = await server.product();
      const { body } = await add(server.visitor(), { id });
      same(
        [
          at(body, 'lineItems.0.referencedId'),
          at(body, 'lineItems.0.quantity'),
          at(body, 'lineItems.0.good'),
          at(body, 'lineItems.0.stackable'),
        ],
        [id, 1, true, true],
        'line',
      );
    },
  },
  {
    id: 'cart/nothing',
    rule: 'no items change nothing, 200',
    run: async (server) => {
      const reply = await server.visitor().post(LINES, { items: [] });
      same([reply.outcome, at(reply.body, 'lineItems')], ['200', []], 'POST without items');
    },
  },
  {
    id: 'cart/line',
    rule: 'a line shows label, price, limits of its quantity and its product number',
    run: async (server) => {
      const product = await server.product();
      const line = at((await add(server.visitor(), { id: product['id'], quantity: 2 })).body, 'lineItems.0');
      const unit = Number(at(product, 'calculatedPrice.unitPrice'));
      same([at(line, 'price.unitPrice'), at(line, 'price.totalPrice')], [unit, Math.round(unit * 200) / 100], 'unit and total price');
      same(
        [at(line, 'quantityInformation.minPurchase'), at(line, 'quantityInformation.purchaseSteps'), at(line, 'payload.productNumber')],
        [1, 1, product['productNumber']],
        'limits and number',
      );
      same(at(line, 'label'), at(product, 'translated.name'), 'label');
    },
  },
  {
    id: 'cart/price-ignored',
    rule: 'a price that the client sends is ignored',
    run: async (server) => {
      const product = await server.product();
      const { body } = await add(server.visitor(), { id: product['id'], price: { unitPrice: 0.01, quantity: 1, totalPrice: 0.01 } });
      same(at(body, 'lineItems.0.price.unitPrice'), at(product, 'calculatedPrice.unitPrice'), 'unitPrice');
    },
  },
  {
    id: 'cart/price-definition',
    rule: 'a price definition that the client sends is 403 and adds nothing',
    run: async (server) => {
      const visitor = server.visitor();
      const reply = await add(visitor, {
        id: (await server.product())['id'],
        priceDefinition: { price: 0.01, quantity: 1, type: 'quantity' },
      });
      same(reply.outcome, '403 CHECKOUT__INSUFFICIENT_PERMISSION', 'POST');
      same(lines((await visitor.get('/checkout/cart')).body), [], 'lines');
    },
  },
  {
    id: 'cart/sum',
    rule: 'positions and shipping make the total',
    run: async (server) => {
      const { id } = await server.product();
      const { body } = await add(server.visitor(), { id, quantity: 2 });
      const sum = Number(at(body, 'lineItems.0.price.totalPrice'));
      same(at(body, 'price.positionPrice'), sum, 'positionPrice');
      const shipping = listAt(body, 'deliveries').reduce((total, delivery) => total + Number(at(delivery, 'shippingCosts.totalPrice')), 0);
      same(at(body, 'price.totalPrice'), Math.round((sum + shipping) * 100) / 100, 'totalPrice');
    },
  },
  {
    id: 'cart/unknown-product',
    rule: 'an unknown product is 200 with the error product-not-found, for one answer',
    run: async (server) => {
      const visitor = server.visitor();
      const reply = await add(visitor, { id: UNKNOWN_ID });
      same([reply.outcome, errors(reply.body)], ['200', ['product-not-found']], 'POST');
      const entry = Object.values(at(reply.body, 'errors') as Json)[0];
      same([at(entry, 'level'), Object.keys(at(reply.body, 'errors') as Json)], [20, [`product-not-found${UNKNOWN_ID}`]], 'level and key');
      same(at((await visitor.get('/checkout/cart')).body, 'errors'), [], 'errors of the next answer');
    },
  },
  {
    id: 'cart/parent',
    rule: 'a parent of variants is never added, and nothing is said',
    run: async (server) => {
      const { body } = await add(server.visitor(), { id: (await server.parent())['id'] });
      same([at(body, 'lineItems'), at(body, 'errors')], [[], []], 'lineItems, errors');
    },
  },
  {
    id: 'cart/too-many',
    rule: 'over the highest quantity the line is corrected, product-stock-reached, for one answer',
    run: async (server) => {
      const { id } = await server.product();
      const visitor = server.visitor();
      const { body } = await add(visitor, { id, quantity: 5000 });
      same(errors(body), ['product-stock-reached'], 'errors');
      const quantity = Number(at(body, 'lineItems.0.quantity'));
      ensure(quantity > 0 && quantity < 5000, 'quantity', quantity);
      same(at((await visitor.get('/checkout/cart')).body, 'errors'), [], 'errors of the next answer');
    },
  },
  {
    id: 'cart/min-purchase',
    rule: 'below the least quantity the line is raised to it, min-order-quantity',
    run: async (server) => {
      const product = await server.productThat(
        'with a least quantity',
        ({ minPurchase, available }) => Number(minPurchase) > 1 && available === true,
      );
      const { body } = await add(server.visitor(), { id: product['id'], quantity: 1 });
      same([lines(body), errors(body)], [[[product['id'], product['minPurchase']]], ['min-order-quantity']], 'line and errors');
    },
  },
  {
    id: 'cart/purchase-steps',
    rule: 'between two steps the line is lowered to the one below, purchase-steps-quantity',
    run: async (server) => {
      const product = await server.productThat(
        'with steps',
        ({ purchaseSteps, available }) => Number(purchaseSteps) > 1 && available === true,
      );
      const least = Number(product['minPurchase']);
      const step = Number(product['purchaseSteps']);
      const { body } = await add(server.visitor(), { id: product['id'], quantity: least + 2 * step - 1 });
      same([lines(body), errors(body)], [[[product['id'], least + step]], ['purchase-steps-quantity']], 'line and errors');
    },
  },
  {
    id: 'cart/sold-out',
    rule: 'what is sold out is not added, product-out-of-stock',
    run: async (server) => {
      const product = await server.productThat(
        'that is sold out',
        ({ available, isCloseout }) => available === false && isCloseout === true,
      );
      const { body, outcome } = await add(server.visitor(), { id: product['id'] });
      same([outcome, at(body, 'lineItems'), errors(body)], ['200', [], ['product-out-of-stock']], 'POST');
    },
  },
  {
    id: 'cart/tiers',
    rule: 'a tier’s price holds up to its quantity, the last one’s from it on',
    run: async (server) => {
      const product = await server.productThat(
        'with tiers',
        (entry) => listAt(entry, 'calculatedPrices').length > 1 && entry['minPurchase'] === 1 && entry['purchaseSteps'] === 1,
      );
      const tiers = listAt(product, 'calculatedPrices').map((tier) => [Number(tier['quantity']), Number(tier['unitPrice'])] as const);
      for (const [quantity, unitPrice] of tiers) {
        const { body } = await add(server.visitor(), { id: product['id'], quantity });
        same(at(body, 'lineItems.0.price.unitPrice'), unitPrice, `unit price of ${quantity}`);
      }
      const [, second] = tiers;
      const { body } = await add(server.visitor(), { id: product['id'], quantity: (tiers[0]?.[0] ?? 0) + 1 });
      same(at(body, 'lineItems.0.price.unitPrice'), second?.[1], 'unit price of the second tier’s first piece');
    },
  },
  ...(
    [
      ['zero', 'a quantity of 0', 0, 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY'],
      ['negative', 'a negative quantity', -1, 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY'],
      ['text', 'a quantity as text', '2', 'VIOLATION::INVALID_TYPE_ERROR'],
      ['fraction', 'a broken quantity', 1.5, 'VIOLATION::INVALID_TYPE_ERROR'],
    ] as const
  ).map(([id, rule, quantity, code]): ConformanceCheck => ({
    id: `cart/quantity-${id}`,
    rule: `${rule} is 400 and changes nothing`,
    run: async (server) => {
      const product = await server.product();
      const visitor = server.visitor();
      await add(visitor, { id: product['id'], quantity: 2 });
      same((await visitor.patch(LINES, { items: [{ id: product['id'], quantity }] })).outcome, `400 ${code}`, 'PATCH');
      same(lines((await visitor.get('/checkout/cart')).body), [[product['id'], 2]], 'lines');
    },
  })),
  {
    id: 'cart/patch',
    rule: 'PATCH sets the quantity; without one it keeps it',
    run: async (server) => {
      const { id } = await server.product();
      const visitor = server.visitor();
      await add(visitor, { id, quantity: 2 });
      same(lines((await visitor.patch(LINES, { items: [{ id, quantity: 4 }] })).body), [[id, 4]], 'with a quantity');
      same(lines((await visitor.patch(LINES, { items: [{ id }] })).body), [[id, 4]], 'without');
    },
  },
  {
    id: 'cart/unknown-line',
    rule: 'changing an unknown line is 404',
    run: async (server) =>
      same(
        (await server.visitor().patch(LINES, { items: [{ id: UNKNOWN_ID, quantity: 1 }] })).outcome,
        '404 CHECKOUT__CART_LINE_ITEM_NOT_FOUND',
        'PATCH',
      ),
  },
  {
    id: 'cart/type',
    rule: 'a line of no or an unknown type is 400, of type custom 403',
    run: async (server) => {
      const { id } = await server.product();
      const post = async (item: Json): Promise<string> => (await server.visitor().post(LINES, { items: [item] })).outcome;
      same(await post({ id, quantity: 1 }), '400 CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED', 'no type');
      same(await post({ id, type: 'nonsense' }), '400 CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED', 'unknown type');
      same(await post({ id, type: 'custom', label: 'x', quantity: 1 }), '403 CHECKOUT__INSUFFICIENT_PERMISSION', 'type custom');
    },
  },
  {
    id: 'cart/remove',
    rule: 'lines are removed by query, by JSON body, and by POST',
    run: async (server) => {
      const { id } = await server.product();
      const ways: [string, (visitor: Visitor) => Promise<Reply>][] = [
        ['DELETE with a query', (visitor) => visitor.delete(`${LINES}?${new URLSearchParams([['ids[]', String(id)]])}`)],
        ['DELETE with a body', (visitor) => visitor.delete(LINES, { ids: [id] })],
        ['POST', (visitor) => visitor.post(`${LINES}/delete`, { ids: [id] })],
      ];
      for (const [name, remove] of ways) {
        const visitor = server.visitor();
        await add(visitor, { id });
        const reply = await remove(visitor);
        same([reply.outcome, at(reply.body, 'lineItems')], ['200', []], name);
      }
    },
  },
  {
    id: 'cart/remove-unknown',
    rule: 'where one line is unknown, 404, and none is removed',
    run: async (server) => {
      const { id } = await server.product();
      const visitor = server.visitor();
      await add(visitor, { id });
      same((await visitor.post(`${LINES}/delete`, { ids: [id, UNKNOWN_ID] })).outcome, '404 CHECKOUT__CART_LINE_ITEM_NOT_FOUND', 'POST');
      same(lines((await visitor.get('/checkout/cart')).body), [[id, 1]], 'lines');
    },
  },
  {
    id: 'cart/delete',
    rule: 'DELETE of the cart is 204 and empties it, the token stays',
    run: async (server) => {
      const visitor = server.visitor();
      await add(visitor, { id: (await server.product())['id'] });
      const { token } = visitor;
      same((await visitor.delete('/checkout/cart')).status, 204, 'status');
      same([visitor.token, at((await visitor.get('/checkout/cart')).body, 'lineItems')], [token, []], 'token and lines');
    },
  },
  {
    id: 'cart/apart',
    rule: 'two sessions never share a cart',
    run: async (server) => {
      const [one, two] = [server.visitor(), server.visitor()];
      await add(one, { id: (await server.product())['id'] });
      same(at((await two.get('/checkout/cart')).body, 'lineItems'), [], 'lines of the other session');
    },
  },
  {
    id: 'cart/unknown-code',
    rule: 'an unknown promotion code is 200 with promotion-not-found',
    run: async (server) => {
      const visitor = server.visitor();
      await add(visitor, { id: (await server.product())['id'] });
      const reply = await add(visitor, { type: 'promotion', referencedId: 'NO-SUCH-CODE' });
      same([reply.outcome, errors(reply.body)], ['200', ['promotion-not-found']], 'POST');
    },
  },
  {
    id: 'cart/code-without-product',
    rule: 'a valid code sent while the cart holds no product is lost without a word',
    run: async (server) => {
      const code = given(server.target.promotionCode, 'no promotion code was given');
      const visitor = server.visitor();
      const { body } = await add(visitor, { type: 'promotion', referencedId: code });
      same([at(body, 'lineItems'), at(body, 'errors')], [[], []], 'lineItems, errors');
      const { id } = await server.product();
      same(lines((await add(visitor, { id })).body), [[id, 1]], 'lines of a product added afterwards');
    },
  },
  {
    id: 'cart/unknown-code-without-product',
    rule: 'an unknown promotion code is told to an empty cart, too',
    run: async (server) => {
      const reply = await add(server.visitor(), { type: 'promotion', referencedId: 'NO-SUCH-CODE' });
      same([reply.outcome, errors(reply.body)], ['200', ['promotion-not-found']], 'POST');
    },
  },
  {
    id: 'cart/promotion',
    rule: 'a promotion is a line that is neither good nor stackable, with its success as a notice',
    run: async (server) => {
      const code = given(server.target.promotionCode, 'no promotion code was given');
      const visitor = server.visitor();
      await add(visitor, { id: (await server.product())['id'], quantity: 3 });
      const { body } = await add(visitor, { type: 'promotion', referencedId: code });
      same(errors(body), ['promotion-discount-added'], 'errors');
      const line = listAt(body, 'lineItems').find(({ type }) => type === 'promotion');
      same([at(line, 'quantity'), at(line, 'good'), at(line, 'stackable')], [1, false, false], 'line');
      ensure(Number(at(line, 'price.totalPrice')) <= 0, 'the discount is a surcharge');
    },
  },
  {
    id: 'cart/promotion-once',
    rule: 'a code counts once, in any case; the quantity of its line cannot be changed: 400',
    run: async (server) => {
      const code = given(server.target.promotionCode, 'no promotion code was given');
      const visitor = server.visitor();
      await add(visitor, { id: (await server.product())['id'], quantity: 3 });
      const once = (await add(visitor, { type: 'promotion', referencedId: code })).body;
      await add(visitor, { type: 'promotion', referencedId: code.toLowerCase() });
      const twice = (await visitor.get('/checkout/cart')).body;
      same([lines(twice), at(twice, 'price.totalPrice')], [lines(once), at(once, 'price.totalPrice')], 'lines and total');
      const id = listAt(once, 'lineItems').find(({ type }) => type === 'promotion')?.['id'];
      same((await visitor.patch(LINES, { items: [{ id, quantity: 2 }] })).outcome, '400 CHECKOUT__CART_LINE_ITEM_NOT_STACKABLE', 'PATCH');
    },
  },
];
