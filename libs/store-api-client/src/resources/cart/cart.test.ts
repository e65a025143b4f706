import { afterEach, describe, expect, test } from 'vitest';
import { createStoreApiClient } from '../../client/create-store-api-client.ts';
import type { SendWrapper } from '../../client/send-wrapper.ts';
import type { StoreApiClient } from '../../client/store-api-client.ts';
import type { Fault, FaultServer, ReceivedRequest, ServedAnswer } from '../../testing/node/fault-server.ts';
import { createFaultServers } from '../../testing/node/fault-servers.ts';
import { addLineItems, getCart, removeLineItems, updateLineItems } from './cart.ts';
import { createCartErrorCollector } from './cart-error-collector.ts';

const servers = createFaultServers();
afterEach(() => servers.closeAll());

const SHIRT = '1'.repeat(32);
const SHOES = '2'.repeat(32);
const LINE_ITEM = '/checkout/cart/line-item';

/** A cart on a real server, with the field's rules for adding, changing and removing. */
class CartServer {
  readonly lines = new Map<string, number>();
  readonly codes: string[] = [];
  writes = 0;
  removesByPost = true;

  answer(): ServedAnswer {
    const lineItems = [
      ...[...this.lines].map(([id, quantity]) => ({ id, referencedId: id, type: 'product', quantity })),
      ...this.codes.map((code) => ({ id: `p-${code}`, type: 'promotion', quantity: 1, payload: { code } })),
    ];
    return { body: { apiAlias: 'cart', token: 'secret-t', lineItems, price: { totalPrice: 0 }, deliveries: [], errors: [] } };
  }

  handle(request: ReceivedRequest): ServedAnswer {
    const items =
      (request.json as { items?: { id?: string; type?: string; referencedId?: string; quantity?: number }[] } | undefined)?.items ?? [];
    if (request.path === '/checkout/cart') return this.answer();
    if (request.path === `${LINE_ITEM}/delete` && !this.removesByPost)
      return { status: 404, body: { errors: [{ code: '0', status: '404', detail: 'No route found' }] } };
    this.writes += 1;
    if (request.path === `${LINE_ITEM}/delete` || request.method === 'DELETE') {
      const ids =
        request.method === 'DELETE'
          ? new URL(request.url, 'http://x').searchParams.getAll('ids[]')
          : (request.json as { ids: string[] }).ids;
      if (ids.some((id) => !this.lines.has(id)))
        return { status: 404, body: { errors: [{ code: 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND', status: '404', detail: 'Not found' }] } };
      for (const id of ids) this.lines.delete(id);
    }
    for (const { id = 'random', type, referencedId = '', quantity = 1 } of items) {
      if (type === 'promotion') this.codes.push(referencedId);
      else this.lines.set(id, request.method === 'PATCH' ? quantity : (this.lines.get(id) ?? 0) + quantity);
    }
    return this.answer();
  }
}

/** Writes may take a second, reads as long as ever. */
const hurriedWrites: SendWrapper = (exchange, send) => send(exchange.method === 'GET' ? exchange : { ...exchange, timeoutMs: 1_000 });

async function shop(
  options: { wrap?: readonly SendWrapper[] } = {},
): Promise<{ store: CartServer; server: FaultServer; client: StoreApiClient }> {
  const store = new CartServer();
  const server = await servers.serve((request) => store.handle(request));
  const client = createStoreApiClient({
    endpoint: server.url,
    accessKey: 'k',
    contextToken: 'secret-t',
    retry: { baseDelayMs: 1, maxDelayMs: 2 },
    ...options,
  });
  return { store, server, client };
}

const isWrite = (request: ReceivedRequest): boolean => request.path.startsWith(LINE_ITEM);

describe('the cart', () => {
  test('a product is added with its id, so that it stacks, and with quantity 1 unless told', async () => {
    const { server, client } = await shop();
    await addLineItems(client, [{ referencedId: SHIRT }, { type: 'promotion', referencedId: 'SAVE10' }]);
    expect(server.requests.find(isWrite)?.json).toEqual({
      items: [
        { type: 'product', id: SHIRT, referencedId: SHIRT, quantity: 1 },
        { type: 'promotion', referencedId: 'SAVE10' },
      ],
    });
  });

  test('its token is in no result', async () => {
    const { client } = await shop();
    expect(JSON.stringify([await getCart(client), await addLineItems(client, [{ referencedId: SHIRT }])])).not.toContain('secret-t');
  });

  test('lines are removed by POST, and by DELETE on servers that do not know it', async () => {
    const { store, server, client } = await shop();
    await addLineItems(client, [{ referencedId: SHIRT }, { referencedId: SHOES }]);
    await removeLineItems(client, [SHIRT]);
    store.removesByPost = false;
    const cart = await removeLineItems(client, [SHOES]);
    expect(cart.lineItems).toEqual([]);
    expect(server.requests.filter(isWrite).map(({ method }) => method)).toEqual(['POST', 'POST', 'POST', 'DELETE']);
  });

  test('a line that is not there is a failure, and no reason to try the other form', async () => {
    const { server, client } = await shop();
    await expect(removeLineItems(client, [SHIRT])).rejects.toMatchObject({
      statusCode: 404,
      messages: [{ code: 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND' }],
    });
    expect(server.requests.filter(isWrite)).toHaveLength(1);
  });

  test.each<[string, unknown, unknown]>([
    ['an empty array', [], []],
    ['nothing', undefined, []],
    [
      'a map by key',
      { a: { key: 'a', level: 0, messageKey: 'promotion-discount-added', message: 'ok' } },
      [{ key: 'a', level: 0, messageKey: 'promotion-discount-added', message: 'ok' }],
    ],
    ['a list', [{ key: 'a', level: 20, messageKey: 'm', message: '' }], [{ key: 'a', level: 20, messageKey: 'm', message: '' }]],
    ['a list without keys', [{ messageKey: 'm', level: 0 }], [{ key: 'm', level: 0, messageKey: 'm', message: '' }]],
    ['a map without keys', { a: { messageKey: 'm' } }, [{ key: 'a', level: 20, messageKey: 'm', message: '' }]],
    ['a map of nothing but names', { a: {} }, [{ key: 'a', level: 20, messageKey: 'a', message: '' }]],
    ['null', null, []],
  ])('errors that come as %s become a list', async (_case, errors, expected) => {
    const server = await servers.serve(() => ({ body: { lineItems: [], price: {}, deliveries: [], errors } }));
    expect((await getCart(createStoreApiClient({ endpoint: server.url, accessKey: 'k' }))).errors).toEqual(expected);
  });

  test('collected errors are consumable once', () => {
    const collector = createCartErrorCollector();
    const error = { key: 'a', level: 0, messageKey: 'm', message: '' };
    collector.collect({ errors: [error] });
    collector.collect({ errors: [error, { ...error, key: 'b' }] });
    expect(collector.consume().map(({ key }) => key)).toEqual(['a', 'b']);
    expect(collector.consume()).toEqual([]);
  });
});

describe('no double add', () => {
  const LOST: [string, Fault][] = [
    ['the connection is reset after the server added', { kind: 'reset', when: 'after' }],
    ['the connection is reset inside the answer', { kind: 'reset', when: 'inside-body' }],
    ['the answer is cut', { kind: 'malformed' }],
    ['the server added but never answers', { kind: 'hang', handled: true }],
  ];

  // A short limit only where it is waited for: a busy machine takes its time.
  const hurry = ({ kind }: Fault): { wrap?: readonly SendWrapper[] } => (kind === 'hang' ? { wrap: [hurriedWrites] } : {});

  test.each(LOST)('%s: the cart is read, and the add is not sent again', async (_case, fault) => {
    const { store, server, client } = await shop(hurry(fault));
    await addLineItems(client, [{ referencedId: SHIRT, quantity: 3 }]);
    server.fault(fault, isWrite);
    const cart = await addLineItems(client, [{ referencedId: SHIRT, quantity: 2 }]);
    expect(cart.lineItems).toMatchObject([{ id: SHIRT, quantity: 5 }]);
    expect(store.lines.get(SHIRT)).toBe(5);
    expect(store.writes).toBe(2);
  });

  test.each(LOST)('%s: a promotion code is not sent again', async (_case, fault) => {
    const { store, server, client } = await shop(hurry(fault));
    server.fault(fault, isWrite);
    await addLineItems(client, [{ type: 'promotion', referencedId: 'SAVE10' }]);
    expect(store.codes).toEqual(['SAVE10']);
  });

  test('the connection is reset before the server added: it is added once', async () => {
    const { store, server, client } = await shop();
    server.fault({ kind: 'reset', when: 'before' }, isWrite);
    const cart = await addLineItems(client, [{ referencedId: SHIRT, quantity: 2 }]);
    expect(cart.lineItems).toMatchObject([{ id: SHIRT, quantity: 2 }]);
    expect(store.writes).toBe(1);
  });

  test('a server that is still at work when the connection breaks is waited for', async () => {
    const { store, server, client } = await shop();
    await getCart(client);
    server.fault({ kind: 'reset', when: 'before' }, isWrite);
    const handle = store.handle.bind(store);
    let looks = 0;
    // The write lands after the first look at the cart and before the second.
    store.handle = (request) => {
      looks += 1;
      if (looks === 2) store.lines.set(SHIRT, 1);
      return handle(request);
    };
    await addLineItems(client, [{ referencedId: SHIRT }]);
    expect(looks).toBe(2);
    expect(store.lines.get(SHIRT)).toBe(1);
    expect(store.writes).toBe(0);
  });

  test('a server too slow to have added yet: 408, and nothing is sent again', async () => {
    const { store, server, client } = await shop({ wrap: [hurriedWrites] });
    await getCart(client);
    server.fault({ kind: 'hang', handled: false }, isWrite);
    await expect(addLineItems(client, [{ referencedId: SHIRT }])).rejects.toMatchObject({ statusCode: 408 });
    expect(server.requests.filter(isWrite)).toHaveLength(1);
    expect(store.lines.size).toBe(0);
  });

  test('the shopper tries again after such a 408, and the cart is read first', async () => {
    const { store, server, client } = await shop({ wrap: [hurriedWrites] });
    server.fault({ kind: 'hang', handled: false }, isWrite);
    await addLineItems(client, [{ referencedId: SHIRT }]).catch(() => undefined);
    store.lines.set(SHIRT, 1);
    server.fault({ kind: 'reset', when: 'after' }, isWrite);
    await addLineItems(client, [{ referencedId: SHIRT }]);
    expect(store.lines.get(SHIRT)).toBe(2);
  });

  test('the connection breaks twice: the failure is reported, and the quantity is never more than asked for', async () => {
    const { store, server, client } = await shop();
    server.fault({ kind: 'reset', when: 'before' }, isWrite);
    server.fault({ kind: 'reset', when: 'before' }, isWrite);
    await expect(addLineItems(client, [{ referencedId: SHIRT }])).rejects.toMatchObject({ statusCode: 0 });
    expect(store.lines.size).toBe(0);
  });

  test('a gateway that lost the answer (502, 503, 504) is no reason to add again', async () => {
    for (const status of [502, 503, 504]) {
      const { store, server, client } = await shop();
      await getCart(client);
      server.fault({ kind: 'status', status }, isWrite);
      const adding = addLineItems(client, [{ referencedId: SHIRT }]);
      store.lines.set(SHIRT, 1);
      await expect(adding).resolves.toMatchObject({ lineItems: [{ quantity: 1 }] });
      expect(store.lines.get(SHIRT)).toBe(1);
    }
  });

  test('a refusal is no ambiguity: the cart is not read', async () => {
    const { server, client } = await shop();
    await getCart(client);
    server.fault({ kind: 'status', status: 400, body: { errors: [{ code: 'X', detail: 'no' }] } }, isWrite);
    await expect(addLineItems(client, [{ referencedId: SHIRT }])).rejects.toMatchObject({ statusCode: 400 });
    expect(server.requests).toHaveLength(2);
  });

  test('a cart that cannot be read either: the write’s failure is reported, the next write reads first', async () => {
    const { server, client } = await shop();
    await getCart(client);
    server.fault({ kind: 'reset', when: 'after' }, isWrite);
    for (let attempt = 0; attempt < 3; attempt += 1) server.fault({ kind: 'status', status: 503 }, ({ method }) => method === 'GET');
    await expect(addLineItems(client, [{ referencedId: SHIRT }])).rejects.toMatchObject({ statusCode: 0, operation: 'addLineItems' });
    expect(server.requests.filter(isWrite)).toHaveLength(1);
    const before = server.requests.length;
    await addLineItems(client, [{ referencedId: SHOES }]);
    expect(server.requests.slice(before).map(({ method }) => method)).toEqual(['GET', 'POST']);
  });

  test('60 adds at once through random resets end with exact quantities', async () => {
    const { store, server, client } = await shop();
    let seed = 20;
    const random = (): number => (seed = (seed * 48271) % 2147483647) / 2147483647;
    const wanted = new Map<string, number>();
    const adds = Array.from({ length: 60 }, (_, index) => ({ id: index % 2 === 0 ? SHIRT : SHOES, quantity: 1 + (index % 3) }));
    for (const { id, quantity } of adds) {
      wanted.set(id, (wanted.get(id) ?? 0) + quantity);
      const dice = random();
      // One fault per add at most, on the first attempt.
      const first = `"id":"${id}","referencedId":"${id}","quantity":${quantity}`;
      if (dice < 0.4)
        server.fault(
          { kind: 'reset', when: dice < 0.25 ? 'after' : 'inside-body' },
          (request) => isWrite(request) && request.text.includes(first),
        );
    }
    await Promise.all(adds.map(({ id, quantity }) => addLineItems(client, [{ referencedId: id, quantity }])));
    expect(Object.fromEntries(store.lines)).toEqual(Object.fromEntries(wanted));
    expect(store.writes).toBe(60);
  });
});

describe('changing and removing after an ambiguous failure', () => {
  test.each(['before', 'after'] as const)('a reset %s the change ends with the wanted quantity', async (when) => {
    const { store, server, client } = await shop();
    await addLineItems(client, [{ referencedId: SHIRT }]);
    server.fault({ kind: 'reset', when }, isWrite);
    const cart = await updateLineItems(client, [{ id: SHIRT, quantity: 7 }]);
    expect(cart.lineItems).toMatchObject([{ quantity: 7 }]);
    expect(store.writes).toBe(2);
  });

  test.each(['before', 'after'] as const)('a reset %s the removal ends without the line, and without a 404', async (when) => {
    const { store, server, client } = await shop();
    await addLineItems(client, [{ referencedId: SHIRT }]);
    server.fault({ kind: 'reset', when }, isWrite);
    expect((await removeLineItems(client, [SHIRT])).lineItems).toEqual([]);
    expect(store.writes).toBe(2);
  });

  test('a removal of several lines is over only where none of them is left', async () => {
    const { server, client } = await shop();
    await addLineItems(client, [{ referencedId: SHIRT }]);
    server.fault({ kind: 'reset', when: 'before' }, isWrite);
    await expect(removeLineItems(client, [SHIRT, SHOES])).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe('cancelling', () => {
  test.each([
    ['with a signal', new AbortController().signal],
    ['without one', undefined],
  ])('a newer add of the same action cancels the older one, %s; the next reads the cart first', async (_what, signal) => {
    const { store, server, client } = await shop();
    await getCart(client);
    server.fault({ kind: 'hang', handled: true }, isWrite);
    const older = addLineItems(client, [{ referencedId: SHIRT }], { action: 'addToCart', signal });
    await Promise.all([
      expect(older).rejects.toMatchObject({ code: 'CANCELLED' }),
      expect
        .poll(() => store.writes, { interval: 2, timeout: 30_000 })
        .toBe(1)
        .then(() => addLineItems(client, [{ referencedId: SHOES }], { action: 'addToCart' })),
    ]);
    expect([...store.lines.keys()]).toEqual([SHIRT, SHOES]);
    expect(server.requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET', 'POST']);
  });

  test('adds without action run one after another and all count', async () => {
    const { store, client } = await shop();
    await Promise.all(Array.from({ length: 10 }, () => addLineItems(client, [{ referencedId: SHIRT }])));
    expect(store.lines.get(SHIRT)).toBe(10);
  });
});
