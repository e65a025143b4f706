import { expect, test } from '@playwright/test';
import type { Locale } from '@vitrine/i18n';
import { LIVING, MUG, PREFIX } from './support/demo-data.ts';
import { type OwnStorefront, startOwnStorefront } from './support/own-storefront.ts';
import { CURRENCIES } from './support/texts.ts';

const VISITORS = 200;
/** How many are on their way at the same time: enough to mix, and few enough that no call waits ten seconds for its turn on a busy machine. */
const AT_ONCE = 6;
/** Tells this run from others against the same store. */
const RUN = Date.now().toString(36);
const LOCALES = ['en-US', 'en-GB', 'de-DE'] as const satisfies readonly Locale[];
const KINDS = ['stranger', 'cart', 'guest', 'customer'] as const;
const SIGNS = { USD: '$', GBP: '£', EUR: '€' } as const;

let storefront: OwnStorefront;
let origin: string;

test.beforeAll(async ({ baseURL }) => {
  origin = baseURL ?? '';
  storefront = await startOwnStorefront({ publicOrigin: origin, port: 3195 });
});
test.afterAll(() => storefront?.stop());

interface Answer {
  readonly path: string;
  readonly status: number;
  readonly text: string;
  /** Without `Set-Cookie`. */
  readonly headers: string;
  readonly setCookies: readonly string[];
}

/** Somebody with a browser: cookies, a name that nobody else has, and every answer they ever got. */
function createVisitor(index: number) {
  const locale = LOCALES[index % LOCALES.length] ?? 'en-US';
  const kind = KINDS[Math.floor(index / LOCALES.length) % KINDS.length] ?? 'stranger';
  const name = `Visitor${String(index).padStart(4, '0')}x`;
  const jar = new Map<string, string>();
  const answers: Answer[] = [];
  async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers({ origin, 'x-vitrine-locale': locale, ...(init.headers as Record<string, string>) });
    if (jar.size > 0) headers.set('cookie', [...jar].map(([key, value]) => `${key}=${value}`).join('; '));
    const response = await fetch(`${storefront.url}${path}`, { redirect: 'manual', ...init, headers });
    const setCookies = response.headers.getSetCookie();
    for (const cookie of setCookies) {
      const [pair = ''] = cookie.split(';', 1);
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const answer = {
      path,
      status: response.status,
      text: await response.text(),
      headers: JSON.stringify([...response.headers].filter(([key]) => key !== 'set-cookie')),
      setCookies,
    };
    answers.push(answer);
    return answer;
  }
  return {
    locale,
    kind,
    name,
    answers,
    ask,
    call: (path: string, body: unknown) =>
      ask(`/store-api${path}`, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    async page(path: string): Promise<Answer> {
      const answer = await ask(`${PREFIX[locale]}${path}`, { headers: { accept: 'text/html' } });
      // A variant has an address of its own.
      const [, moved] = /"location","([^"]+)"/.exec(answer.headers) ?? [];
      return answer.status === 301 && moved !== undefined ? ask(moved, { headers: { accept: 'text/html' } }) : answer;
    },
    token: () => jar.get('sw-context-token'),
  };
}
type Visitor = ReturnType<typeof createVisitor>;

/** Runs a task for each, many at the same time, beginning the next as soon as one ends. */
async function interleave<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await run(item);
    }),
  );
}

test(`${VISITORS} interleaved strangers, guests and customers in three locales leave no trace in others`, async () => {
  test.setTimeout(420_000);
  const setUp = createVisitor(VISITORS);
  const ids = async (path: string) =>
    (JSON.parse((await setUp.call(path, { limit: 1, search: 'harbor mug' })).text) as { elements: { id: string }[] }).elements[0]?.id ?? '';
  const [countryId, productId] = await Promise.all([ids('/country'), ids('/search-suggest')]);

  const begin = async ({ kind, name, call, locale }: Visitor): Promise<void> => {
    if (kind === 'stranger') return;
    const line = await call('/checkout/cart/line-item', {
      items: [{ type: 'product', id: productId, referencedId: productId, quantity: 1 }],
    });
    expect(line.status).toBe(200);
    if (kind === 'cart') return;
    const person = { firstName: name, lastName: 'Byron' };
    const registered = await call('/account/register', {
      ...person,
      email: `${name}-${RUN}@vitrine.example`,
      ...(kind === 'guest' ? { guest: true } : { password: 'a-password-of-one' }),
      acceptedDataProtection: true,
      storefrontUrl: `${origin}${PREFIX[locale]}`,
      billingAddress: { ...person, street: '12 Mill Lane', city: 'Berlin', zipcode: '10115', countryId },
    });
    expect(registered.status).toBe(200);
  };
  const lookAround = async (visitor: Visitor): Promise<void> => {
    const { kind, locale, name, page, ask } = visitor;
    const paths = [
      LIVING[locale],
      MUG[locale].path,
      '/checkout/cart',
      ...(kind === 'customer' ? ['/account'] : kind === 'guest' ? ['/checkout'] : []),
    ];
    for (const path of paths) {
      const { status, text } = await page(path);
      expect(status, `${path}: ${storefront.written().slice(-500)}`).toBe(200);
      expect(text).toContain(`<html lang="${locale}"`);
      const prices = [...text.matchAll(/v-price__amount">([^<]*)/g)].flatMap(([, price = '']) => price.match(/[$£€]/g) ?? []);
      if (path !== '/checkout/cart' && path !== '/checkout' && path !== '/account')
        expect(prices.length, `${path} shows prices`).toBeGreaterThan(0);
      expect(
        prices.filter((sign) => sign !== SIGNS[CURRENCIES[locale]]),
        `${path} in one currency`,
      ).toEqual([]);
      if (path === '/account') expect(text).toContain(name);
    }
    const data = await ask(`${PREFIX[locale] || ''}/checkout/cart.data`);
    expect(data.status).toBe(200);
    if (kind === 'customer') expect(data.text).toContain(name);
    expect((await ask('/store-api/context')).status).toBe(200);
  };

  const visitors = Array.from({ length: VISITORS }, (_, index) => createVisitor(index));
  await interleave(visitors, async (visitor) => {
    await begin(visitor);
    await lookAround(visitor);
  });

  const withSession = visitors.filter(({ kind }) => kind !== 'stranger');
  const own = withSession.map(({ token }) => token());
  expect(new Set(own).size, 'each has a session of their own').toBe(withSession.length);
  for (const visitor of visitors.filter(({ kind }) => kind === 'stranger')) {
    expect(visitor.token()).toBeUndefined();
    expect(visitor.answers.flatMap(({ setCookies }) => setCookies)).toEqual([]);
  }

  // The tokens of all, those that all strangers share and those that were left behind: the proxy has seen every one.
  const tokens = [...storefront.proxy.tokens];
  expect(own.filter((token) => token === undefined || !storefront.proxy.tokens.has(token))).toEqual([]);
  expect(tokens.length, 'shared contexts of three domains, and sessions before and after a registration').toBeGreaterThan(
    withSession.length + 3,
  );
  const names = visitors.filter(({ kind }) => kind === 'guest' || kind === 'customer').map(({ name }) => name);
  const found: string[] = [];
  for (const { name, answers, token } of visitors) {
    for (const { path, text, headers, setCookies } of answers) {
      const place = `${name} ${path}`;
      if (tokens.some((each) => text.includes(each) || headers.includes(each))) found.push(`a token: ${place}`);
      if (/SWSC[A-Z0-9]{22}/.test(text + headers)) found.push(`the access key: ${place}`);
      for (const other of text.match(/Visitor\d{4}x/g) ?? []) if (other !== name) found.push(`${other}: ${place}`);
      for (const cookie of setCookies)
        if (cookie.startsWith('sw-context-token=') && !tokens.includes(/=([^;]*)/.exec(cookie)?.[1] ?? ''))
          found.push(`an unknown token: ${place}`);
    }
    const others = answers
      .flatMap(({ setCookies }) => setCookies)
      .filter((cookie) => own.some((each) => each !== undefined && each !== token() && cookie.includes(each)));
    if (others.length > 0) found.push(`a cookie of somebody else: ${name}`);
  }
  expect(found).toEqual([]);
  expect(names.length).toBeGreaterThan(VISITORS / 3);
  const written = storefront.written();
  expect(
    tokens.filter((token) => written.includes(token)),
    'tokens in the log',
  ).toEqual([]);
  expect(
    names.filter((name) => written.includes(name)),
    'names in the log',
  ).toEqual([]);
});
