import { ORIGIN } from './origin.ts';

/** A customer of the demo shop. */
export const DEMO_SHOPPER = { email: 'shopper@vitrine.example', password: 'shopper-demo', name: 'Nora Lindqvist' } as const;

/** Somebody with a cookie jar and no browser: what they send is what stands here. */
export interface Stranger {
  readonly jar: Map<string, string>;
  /** A call of the Store API through the relay, as a page of the shop makes it. */
  call(method: string, path: string, body?: unknown): Promise<Response>;
  /** Opens a page, at its newer address where it has one. */
  page(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  logIn(account: { readonly email: string; readonly password: string }): Promise<Response>;
  addToCart(productId: string): Promise<Response>;
}

/** @param headers Sent with everything. */
export function createStranger(headers: Readonly<Record<string, string>> = {}): Stranger {
  const jar = new Map<string, string>();
  async function ask(path: string, init: RequestInit & { headers?: Record<string, string> }): Promise<Response> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${ORIGIN}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { ...headers, ...init.headers, ...(cookie ? { cookie } : {}) },
    });
    for (const each of response.headers.getSetCookie()) {
      const [pair = ''] = each.split(';', 1);
      const name = pair.slice(0, pair.indexOf('='));
      if (each.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, pair.slice(name.length + 1));
    }
    return response;
  }
  const stranger: Stranger = {
    jar,
    call: (method, path, body) =>
      ask(`/store-api${path}`, {
        method,
        headers: { origin: ORIGIN, 'x-vitrine-locale': 'en-US', 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    async page(path, extra = {}) {
      const open = (at: string) => ask(at, { headers: { accept: 'text/html', 'sec-fetch-dest': 'document', ...extra } });
      const answer = await open(path);
      const moved = answer.status === 301 ? answer.headers.get('location') : null;
      return moved === null ? answer : open(moved);
    },
    logIn: ({ email, password }) => stranger.call('POST', '/account/login', { username: email, password }),
    addToCart: (productId) =>
      stranger.call('POST', '/checkout/cart/line-item', {
        items: [{ type: 'product', id: productId, referencedId: productId, quantity: 1 }],
      }),
  };
  return stranger;
}

/** A product of the demo shop that can be bought. */
export async function firstProductId(): Promise<string> {
  const answer = await createStranger().call('POST', '/search-suggest', { limit: 1, search: 'harbor mug' });
  const { elements } = (await answer.json()) as { elements: { id: string }[] };
  const [product] = elements;
  if (!product) throw new Error('The demo shop sells no harbor mug.');
  return product.id;
}
