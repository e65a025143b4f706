import { randomBytes } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';

export const ACCESS_KEY = 'SWSCSESSIONTESTACCESSKEY00';
const id = (digit: string) => digit.repeat(32);
export const LANGUAGES = { 'en-US': id('1'), 'en-GB': id('2'), 'de-DE': id('3') } as const;
export const CURRENCIES = { USD: id('a'), GBP: id('b'), EUR: id('c') } as const;

const CURRENCY_WORDS: Record<string, { isoCode: string; symbol: string }> = Object.fromEntries(Object.entries(CURRENCIES).map(([isoCode, currencyId]) => [currencyId, { isoCode, symbol: isoCode }]));

export interface SeenCall {
  readonly method: string;
  readonly path: string;
  readonly token: string | undefined;
  readonly languageId: string | undefined;
  readonly accessKey: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Record<string, unknown>;
  /** When it arrived, in ms. */
  readonly at: number;
}

interface StoredContext {
  languageId: string;
  currencyId: string;
  customer: { id: string; firstName: string; lastName: string; email: string; active: boolean; guest: boolean } | null;
  lines: { id: string; type: string; quantity: number }[];
}

/** A store in memory on a real HTTP server: contexts, cart, login; it writes down every call. */
export interface StoreStub {
  readonly endpoint: string;
  readonly calls: SeenCall[];
  readonly contexts: Map<string, StoredContext>;
  /** Milliseconds before each answer. */
  delay: number;
  /** Answers in place of the next ones that it does not pass on. */
  intercept: ((call: SeenCall, response: ServerResponse) => boolean) | undefined;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}

const header = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

export async function startStoreStub(publicOrigin: string): Promise<StoreStub> {
  const contexts = new Map<string, StoredContext>();
  const domains = [
    { url: publicOrigin, languageId: LANGUAGES['en-US'], currencyId: CURRENCIES.USD },
    { url: `${publicOrigin}/en-GB`, languageId: LANGUAGES['en-GB'], currencyId: CURRENCIES.GBP },
    { url: `${publicOrigin}/de-DE`, languageId: LANGUAGES['de-DE'], currencyId: CURRENCIES.EUR },
  ];
  const fresh = (): StoredContext => ({ languageId: LANGUAGES['en-US'], currencyId: CURRENCIES.USD, customer: null, lines: [] });
  const customerSession: { token: string | undefined } = { token: undefined };

  function answer(call: SeenCall, response: ServerResponse): void {
    const send = (status: number, body: unknown, token: string) => {
      response.writeHead(status, {
        'content-type': 'application/json',
        'sw-context-token': token,
        'access-control-allow-origin': '*',
        'set-cookie': `session-=${token}`,
        'cache-control': 'no-cache, private',
      });
      response.end(body === undefined ? undefined : JSON.stringify(body));
    };
    const refuse = (status: number, code: string, token: string) => send(status, { errors: [{ status: String(status), code, title: '', detail: code }] }, token);
    if (call.accessKey !== ACCESS_KEY) return refuse(412, 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND', '');
    const token = call.token ?? randomBytes(16).toString('hex');
    let context = contexts.get(token);
    if (!context) contexts.set(token, (context = fresh()));
    const path = call.path.split('?', 1)[0];
    const cart = () => ({ apiAlias: 'cart', token, lineItems: context.lines, price: { netPrice: 0, totalPrice: 0, positionPrice: 0, taxStatus: 'gross' }, deliveries: [], errors: [] });
    switch (`${call.method} ${path}`) {
      case 'GET /context':
        return send(
          200,
          {
            apiAlias: 'sales_channel_context',
            token,
            currency: { id: context.currencyId, ...CURRENCY_WORDS[context.currencyId] },
            paymentMethod: { id: id('4'), name: 'Invoice' },
            shippingMethod: { id: id('5'), name: 'Standard' },
            shippingLocation: { country: { id: id('f') } },
            customer: context.customer,
            context: { languageIdChain: [call.languageId ?? context.languageId], taxState: 'gross' },
            salesChannel: { id: id('d'), languageId: LANGUAGES['en-US'], currencyId: CURRENCIES.USD, navigationCategoryId: id('e'), countryId: id('f'), domains },
          },
          token,
        );
      case 'PATCH /context':
        Object.assign(context, call.body);
        return send(200, { apiAlias: 'array_struct', redirectUrl: null }, token);
      case 'GET /language':
        return send(200, { elements: Object.entries(LANGUAGES).map(([code, languageId]) => ({ id: languageId, name: code, translationCode: { code } })), total: 3 }, token);
      case 'GET /currency':
        return send(200, Object.entries(CURRENCIES).map(([isoCode, currencyId]) => ({ id: currencyId, isoCode, symbol: isoCode })), token);
      case 'POST /navigation/main-navigation/main-navigation':
        return send(200, [{ id: id('e'), type: 'page', name: `Menu ${call.languageId}`, children: [] }], token);
      case 'POST /product':
        return send(200, { elements: [{ id: id('9'), productNumber: 'P9', calculatedPrice: { unitPrice: 1, totalPrice: 1, quantity: 1 }, contextToken: token, currency: context.currencyId }], total: 1 }, token);
      case 'GET /checkout/cart':
        return send(200, cart(), token);
      case 'POST /checkout/cart/line-item':
        for (const item of (call.body['items'] ?? []) as { id: string; quantity?: number }[]) context.lines.push({ id: item.id, type: 'product', quantity: item.quantity ?? 1 });
        return send(200, cart(), token);
      case 'POST /account/customer':
        return context.customer ? send(200, context.customer, token) : refuse(403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN', token);
      case 'POST /account/login': {
        const next = customerSession.token ?? randomBytes(16).toString('hex');
        customerSession.token = next;
        const saved = contexts.get(next) ?? { ...fresh(), languageId: LANGUAGES['en-GB'] };
        saved.customer = { id: id('8'), firstName: 'Ann', lastName: 'Example', email: 'ann@shop.example', active: true, guest: false };
        saved.lines.push(...context.lines);
        contexts.set(next, saved);
        contexts.delete(token);
        return send(200, { redirectUrl: null }, next);
      }
      case 'POST /account/logout': {
        const next = randomBytes(16).toString('hex');
        contexts.set(next, fresh());
        return send(200, { redirectUrl: null }, next);
      }
      case 'POST /contact-form':
        return send(200, { individualSuccessMessage: '' }, token);
      default:
        return refuse(404, '0', token);
    }
  }

  const stub: StoreStub = {
    endpoint: '',
    calls: [],
    contexts,
    delay: 0,
    intercept: undefined,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server: Server = createServer((request, response) => {
    void (async () => {
      const call: SeenCall = {
        method: request.method ?? 'GET',
        path: (request.url ?? '').replace(/^\/store-api/, ''),
        token: header(request.headers['sw-context-token']),
        languageId: header(request.headers['sw-language-id']),
        accessKey: header(request.headers['sw-access-key']),
        headers: request.headers,
        body: await bodyOf(request),
        at: performance.now(),
      };
      stub.calls.push(call);
      if (stub.delay > 0) await new Promise((resolve) => setTimeout(resolve, stub.delay));
      if (!stub.intercept?.(call, response)) answer(call, response);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return Object.assign(stub, { endpoint: `http://127.0.0.1:${port}/store-api` });
}
