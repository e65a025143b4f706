import type { Handler } from './bare-rendering.ts';

/** A browser's request for a page. */
export const pageRequest = (origin: string, path: string, cookie?: string) => (): Request =>
  new Request(`${origin}${path}`, {
    headers: {
      'user-agent': 'Mozilla/5.0 bench',
      'accept-language': 'en-US',
      'sec-fetch-dest': 'document',
      ...(cookie === undefined ? {} : { cookie }),
    },
  });

/** The address that a path leads to. */
export async function followed(handler: Handler, origin: string, path: string): Promise<string> {
  const answer = await handler(pageRequest(origin, path)());
  await answer.body?.cancel();
  const target = answer.headers.get('location');
  return answer.status >= 300 && target !== null ? target : path;
}

/** The cookies of a visitor with a product in the cart. */
export async function cookieWithCart(handler: Handler, origin: string): Promise<string> {
  const cookies = new Map<string, string>();
  const call = async (path: string, body: object): Promise<unknown> => {
    const answer = await handler(
      new Request(`${origin}/store-api${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'x-vitrine-locale': 'en-US',
          origin,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
      }),
    );
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer.json();
  };
  const { elements } = (await call('/search-suggest?search=harbor%20mug', {})) as { elements: readonly { id: string }[] };
  const id = elements[0]?.id;
  if (id === undefined) throw new Error('The demo store has no such product.');
  await call('/checkout/cart/line-item', { items: [{ type: 'product', id, referencedId: id, quantity: 2 }] });
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}
