import { describe, expect, test } from 'vitest';
import { examine, SHOPWARE_CLIENT } from '../examine.ts';
import { createConsumer } from '../testing/consumer.ts';

const MADE = "import { client } from './client.ts';\n";
const CLIENT_FILE =
  "import { createAPIClient } from '@shopware/api-client';\nexport const client = createAPIClient({ baseURL: '/store-api', accessToken: 'SWSC' });\n";

/** One file before and after, and what is left of it for a hand. */
function migrated(text: string, more: Record<string, string> = {}) {
  using consumer = createConsumer({
    files: { 'src/client.ts': CLIENT_FILE, 'src/shop.ts': text, ...more },
    dependencies: { [SHOPWARE_CLIENT]: '1.6.0' },
    isBare: true,
  });
  const { changed, findings } = examine(consumer.folder, { from: SHOPWARE_CLIENT });
  const left = findings
    .filter(({ file, mend }) => file === 'src/shop.ts' && mend === 'hand')
    .map(({ change, write }) => `${change}: ${write}`);
  return { text: changed.get('src/shop.ts') ?? text, left };
}

/** What a call becomes, without the imports. */
const bodyOf = (call: string): string => migrated(MADE + call).text.replaceAll(/^import .*\n/gm, '');

describe('client.invoke', () => {
  test.each([
    ["const { data: cart } = await client.invoke('readCart get /checkout/cart');", 'const cart = await getCart(client);'],
    [
      "const { data: { elements } } = await client.invoke('readProduct post /product', { body: {} });",
      'const { elements } = await listProducts(client, {});',
    ],
    [
      "const r = await client.invoke('readCart get /checkout/cart');\nr.data.price;\nr.data?.price;",
      'const r = await getCart(client);\nr.price;\nr?.price;',
    ],
    [
      "const r = await client.invoke('readCart get /checkout/cart');\nconst { data } = r;",
      'const r = await getCart(client);\nconst data = r;',
    ],
    [
      "const body = {};\n(await client.invoke('readOrder post /order', { body })).data;",
      'const body = {};\n(await listOrders(client, body));',
    ],
    [
      "client.invoke('readContext get /context').then((answer) => answer.data.token);",
      'getContext(client).then((answer) => answer.token);',
    ],
    ["await client.invoke('addLineItem post /checkout/cart/line-item', { body });", 'await addLineItems(client, body.items);'],
    [
      "await client.invoke('logoutCustomer post /account/logout', { fetchOptions: { timeout: 50 }, headers: { a: 'b' } });",
      "await logout(client, { timeoutMs: 50, headers: { a: 'b' } });",
    ],
    ["await client.invoke('readOrder post /order', { fetchOptions: { signal } });", 'await listOrders(client, undefined, { signal });'],
    [
      "await client.invoke('readNavigation post /navigation/{activeId}/{rootId}', { body: { depth: 2 }, pathParams: { rootId: 'main-navigation', activeId: id } });",
      "await getNavigation(client, id, 'main-navigation', { depth: 2 });",
    ],
    // The new client always asks for them.
    ["await client.invoke('readContext get /context', { headers: { 'sw-include-seo-urls': true } });", 'await getContext(client);'],
    // Inside of one another, each of them is mended.
    [
      "await client.invoke('readProductDetail post /product/{productId}', { pathParams: { productId: (await client.invoke('readCart get /checkout/cart')).data.lineItems[0].id } });",
      'await getProduct(client, (await getCart(client)).lineItems[0].id);',
    ],
  ])('%s', (before, after) => {
    expect(bodyOf(before)).toBe(after);
  });

  test('goes by client.request where there is no function, and says that the answer has no type', () => {
    const { text, left } = migrated(
      `${MADE}const { data } = await client.invoke('myBadge post /badge/{id}', { pathParams: { id }, body: { a: 1 }, query: { b: 2 } });`,
    );
    expect(text).toContain(
      "const data = await client.request({ operation: 'myBadge', method: 'POST', path: `/badge/${encodeURIComponent(id)}`, query: { b: 2 }, body: { a: 1 } });",
    );
    expect(left).toEqual([expect.stringContaining('POST /badge/{id} has no function of its own, so its answer has no type')]);
  });

  test('goes by client.request where a function would not take all that is given', () => {
    expect(bodyOf("await client.invoke('readCart get /checkout/cart', { query: { name: 'b' } });")).toContain(
      "client.request({ operation: 'readCart', method: 'GET', path: '/checkout/cart', query: { name: 'b' } })",
    );
  });

  test.each([
    ["export const load = () => client.invoke('readCart get /checkout/cart');", 'hands on { data, status }'],
    ["const r = await client.invoke('readCart get /checkout/cart');\nconsole.log(r.status);", 'hands on { data, status }'],
    ["const r = await client.invoke('readCart get /checkout/cart');\nsend(r);", 'hands on { data, status }'],
    ["const { data, status } = await client.invoke('readCart get /checkout/cart');", 'hands on { data, status }'],
    ["export const r = await client.invoke('readCart get /checkout/cart');\nr.data;", 'hands on { data, status }'],
    ['await client.invoke(name);', 'the operation is not written out'],
    ["await client.invoke('readOrder post /order', options);", 'what it is called with stands elsewhere'],
    ["await client.invoke('readOrder post /order', { ...options });", 'stands in parts elsewhere'],
    [
      "await client.invoke('readOrder post /order', { fetchOptions: { cache: 'no-store' } });",
      'nothing is called as fetchOptions.cache is',
    ],
    [
      "await client.invoke('readProductExport get /product-export/{accessKey}/{fileName}', { pathParams: makeParams() });",
      "takes its path's parameters from elsewhere",
    ],
    ["await client.invoke('readOrder post /order', { accept: 'text/csv' });", 'accept is another than application/json'],
  ])('is left for a hand, untouched: %s', (text, why) => {
    const found = migrated(MADE + text);
    expect(found.text).toBe(MADE + text);
    expect(found.left).toEqual([expect.stringContaining(why)]);
  });

  test('of a client that comes from where it is not seen is reported', () => {
    const text = "const { apiClient } = useShopwareContext();\nawait apiClient.invoke('readCart get /checkout/cart');";
    expect(migrated(text)).toEqual({ text, left: [expect.stringContaining('of a client that comes from where it is not seen')] });
  });

  test('of something else is nobody’s business', () => {
    const text =
      "const client = { invoke: (name: string) => name };\nclient.invoke('readCart');\nfunction f(client: Tauri) { client.invoke('read'); }";
    expect(migrated(text)).toEqual({ text, left: [] });
  });

  test('says of getCustomer and login what differs, where somebody looks at the answer', () => {
    const read = "const { data } = await client.invoke('readCustomer post /account/customer', { body: {} });";
    expect(migrated(MADE + read).left).toEqual([expect.stringContaining('gives null where nobody is logged in')]);
    expect(migrated(`${MADE}await client.invoke('loginCustomer post /account/login', { body: given });`).left).toEqual([]);
  });

  test.each([
    ['a function', 'function api() { return client; }', 'api()'],
    ['a field', 'class Shop { private api = client; load() { return HERE; } }', 'this.api'],
    ['a parameter', "import type { ApiClient } from './client.ts';\nexport const load = (api: ApiClient) => HERE;", 'api'],
  ])('is found through %s', (_, frame, name) => {
    const call = `${name}.invoke('readCart get /checkout/cart').then(({ data }) => data)`;
    const text = MADE + (frame.includes('HERE') ? frame.replace('HERE', call) : `${frame}\n${call};`);
    const more = { 'src/client.ts': `${CLIENT_FILE}export type ApiClient = ReturnType<typeof createAPIClient>;\n` };
    expect(migrated(text, more).text).toContain(`getCart(${name}).then((data) => data)`);
  });
});

describe('createAPIClient', () => {
  const make = (options: string): string =>
    migrated(`import { createAPIClient } from '@shopware/api-client';\nconst api = createAPIClient(${options});`).text;

  test('has options of other names', () => {
    expect(make("{ baseURL, accessToken: KEY, contextToken, defaultHeaders: { 'sw-language-id': id }, fetchOptions: { retry: 1 } }")).toBe(
      "import { createStoreApiClient } from '@vitrine/store-api-client';\nconst api = createStoreApiClient({ endpoint: baseURL, accessKey: KEY, contextToken, headers: { 'sw-language-id': id }, retry: { limit: 1 } });",
    );
  });

  test('takes a hook along that stands beside it, in a function too', () => {
    const lines = [
      "import { createAPIClient } from '@shopware/api-client';",
      'export function make() {',
      "  const api = createAPIClient({ baseURL: '/store-api' });",
      "  api.hook('onContextChanged', (token) => save(token));",
      '  return api;',
      '}',
      '',
    ];
    expect(migrated(lines.join('\n'))).toEqual({
      text: [
        "import { createStoreApiClient } from '@vitrine/store-api-client';",
        'export function make() {',
        "  const api = createStoreApiClient({ endpoint: '/store-api', onContextToken: (token) => save(token) });",
        '  return api;',
        '}',
        '',
      ].join('\n'),
      left: [],
    });
  });

  test('joins what the file imports of the new client already', () => {
    const before = `${MADE}import { getCart as read, type Cart } from '@vitrine/store-api-client';\nlet cart: Cart = await read(other);\n`;
    const { text } = migrated(
      `${before}await client.invoke('readCart get /checkout/cart');\nawait client.invoke('readContext get /context');`,
    );
    expect(text).toBe(`${before.replace('type Cart }', 'type Cart, getContext }')}await read(client);\nawait getContext(client);`);
  });

  test.each(['options', '{ ...options }', "{ baseURL: '/', fetchOptions: { retryDelay: 5 } }", "{ accessToken: 'a' }"])(
    'is left for a hand with %s',
    (options) => {
      const text = `import { createAPIClient } from '@shopware/api-client';\nconst api = createAPIClient(${options});`;
      expect(migrated(text)).toEqual({ text, left: [expect.stringContaining('createAPIClient is createStoreApiClient')] });
    },
  );

  test.each([
    ["client.hook('onContextChanged', save);", 'onContextToken'],
    ["client.hook('onResponseError', (response) => report(response));", 'catch StoreApiError'],
    ["client.hook('onSuccessResponse', () => {});", 'wrap:'],
    ["client.defaultHeaders.apply({ 'sw-language-id': id });", 'client.withLanguage(id)'],
    ["client.updateBaseConfig({ baseURL: '/' });", 'another client'],
  ])('%s is left for a hand, with advice', (text, advice) => {
    expect(migrated(MADE + text)).toEqual({ text: MADE + text, left: [expect.stringContaining(advice)] });
  });

  test('of the Admin API is left for a hand', () => {
    const text = "import { createAdminAPIClient } from '@shopware/api-client';\nconst admin = createAdminAPIClient({ baseURL: '/api' });";
    expect(migrated(text)).toEqual({ text, left: [expect.stringContaining('@vitrine/store-api-client/admin')] });
  });
});

describe('ApiClientError', () => {
  const IMPORT = "import { ApiClientError } from '@shopware/api-client';\n";
  const errorsOf = (text: string): { text: string; left: string[] } => {
    const found = migrated(`${IMPORT}declare const error: unknown;\n${text}`);
    return { ...found, text: found.text.replaceAll(/^(?:import|declare) .*\n/gm, '') };
  };

  test.each([
    [
      'if (error instanceof ApiClientError) { error.status; error.details.errors[0]; }\nerror.status;',
      'if (isStoreApiError(error)) { error.statusCode; error.messages[0]; }\nerror.status;',
    ],
    [
      'const s = error instanceof ApiClientError ? error.status : error.status;',
      'const s = isStoreApiError(error) ? error.statusCode : error.status;',
    ],
    ['(error as ApiClientError<{ errors: [] }>).details.errors;', '(error as StoreApiError).messages;'],
    ['function f(error: ApiClientError<any>) { return error.status; }', 'function f(error: StoreApiError) { return error.statusCode; }'],
    ['function f(error: { status: number }) { return error.status; }', 'function f(error: { status: number }) { return error.status; }'],
  ])('%s', (before, after) => {
    expect(errorsOf(before)).toEqual({ text: after, left: [] });
  });

  test.each(['expect(error).toBeInstanceOf(ApiClientError);', 'const all = [ApiClientError];', 'throw new ApiClientError(response);'])(
    'as a value is left for a hand, and its import stays: %s',
    (text) => {
      expect(migrated(`${IMPORT}declare const error: unknown;\n${text}`)).toEqual({
        text: `${IMPORT}declare const error: unknown;\n${text}`,
        left: [expect.stringContaining('ApiClientError of @shopware/api-client has no equal here: StoreApiError')],
      });
    },
  );

  test('fields without an equal are left for a hand', () => {
    const { text, left } = errorsOf('if (error instanceof ApiClientError) { error.url; }');
    expect(text).toBe('if (isStoreApiError(error)) { error.url; }');
    expect(left).toEqual([expect.stringContaining('url of an error is gone')]);
  });
});

describe('types', () => {
  test.each([
    [
      "import type { Schemas } from '@shopware/api-client/store-api-types';\nlet a: Schemas['Cart'];",
      "import type { Cart } from '@vitrine/store-api-client';\nlet a: Cart;",
    ],
    [
      "import type { Schemas } from '#shopware';\nlet a: Schemas['Cart'][];",
      "import type { Cart } from '@vitrine/store-api-client';\nlet a: Cart[];",
    ],
    [
      "import type { components } from '@shopware/api-client/store-api-types';\nlet a: components['schemas']['Cart'];",
      "import type { Cart } from '@vitrine/store-api-client';\nlet a: Cart;",
    ],
    [
      "import type { Schemas } from '@shopware/api-client/store-api-types';\ntype Cart = Schemas['Cart'];",
      "import type { Cart as StoreCart } from '@vitrine/store-api-client';\ntype Cart = StoreCart;",
    ],
  ])('%s', (before, after) => {
    expect(migrated(before)).toEqual({ text: after, left: [] });
  });

  test.each([
    ["import type { Schemas } from '@shopware/api-client/store-api-types';\nlet a: Schemas['B2bEmployee'];", "StoreSchemas['B2bEmployee']"],
    [
      "import type { operations } from '@shopware/api-client/store-api-types';\nlet a: operations['readCart get /checkout/cart']['response'];",
      'operations of @shopware/api-client has no equal here',
    ],
    [
      "import type { components } from '@shopware/api-client/store-api-types';\nlet a: components['parameters'];",
      'components of @shopware/api-client has no equal here',
    ],
    [
      "import type { Schemas } from '@shopware/api-client/store-api-types';\nlet a: keyof Schemas;",
      'Schemas of @shopware/api-client has no equal here',
    ],
    ["declare module '#shopware' {\n  export type Schemas = import('@shopware/api-client/store-api-types').Schemas;\n}", 'is not seen'],
    ["export * from '@shopware/api-client';", 'is not seen'],
  ])('%s is left for a hand', (text, why) => {
    expect(migrated(text)).toEqual({ text, left: [expect.stringContaining(why)] });
  });
});
