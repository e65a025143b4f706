import { at, textAt } from '../../../json-path.ts';
import { type ConformanceCheck, ensure, given, same } from '../conformance-check.ts';
import { UNKNOWN_ID } from '../conformance-server.ts';

const TOKEN = /^[0-9A-Za-z]{32}$/;
const unknownKey = (key: string): string => `SWSC${[...key.slice(4)].reverse().join('')}`;

/** Keys, tokens, languages and HTTP itself. */
export const transportChecks: readonly ConformanceCheck[] = [
  {
    id: 'key/missing',
    rule: 'without an access key the answer is 401 with code "0"',
    run: async (server) => same((await server.visitor().get('/context', { 'sw-access-key': null })).outcome, '401 0', 'GET /context'),
  },
  {
    id: 'key/header-only',
    rule: 'an access key in the query is not read',
    run: async (server) =>
      same(
        (await server.visitor().get(`/context?sw-access-key=${server.target.accessKey}`, { 'sw-access-key': null })).outcome,
        '401 0',
        'GET /context',
      ),
  },
  {
    id: 'key/unknown',
    rule: 'a well-formed access key that nobody knows is 412',
    run: async (server) => {
      const reply = await server.visitor().get('/context', { 'sw-access-key': unknownKey(server.target.accessKey) });
      same(reply.outcome, '412 FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND', 'GET /context');
    },
  },
  {
    id: 'key/malformed',
    rule: 'what is not shaped like an access key is 500',
    run: async (server) =>
      same(
        (await server.visitor().get('/context', { 'sw-access-key': 'nonsense' })).outcome,
        '500 FRAMEWORK__API_INVALID_ACCESS_KEY',
        'GET /context',
      ),
  },
  {
    id: 'token/invented',
    rule: 'without a token the server invents one of 32 letters or digits',
    run: async (server) => {
      const token = (await server.visitor().get('/context')).headers.get('sw-context-token');
      ensure(TOKEN.test(token ?? ''), 'the token has another form', token?.length);
    },
  },
  {
    id: 'token/not-in-query',
    rule: 'a token in the query is not taken',
    run: async (server) => {
      const wanted = 'q'.repeat(32);
      const reply = await server.visitor().get(`/context?sw-context-token=${wanted}`);
      const token = reply.headers.get('sw-context-token') ?? '';
      ensure(token !== '' && token !== wanted, 'the token of the query was taken, or none was given');
    },
  },
  {
    id: 'token/any',
    rule: 'a made-up token is taken as it is and holds a cart',
    run: async (server) => {
      const token = `made-up-${Date.now()}-${Math.random().toString(36).slice(2)}`;
      const product = await server.product();
      const reply = await server.visitor(token).post('/checkout/cart/line-item', { items: [{ type: 'product', id: product['id'] }] });
      same(reply.headers.get('sw-context-token'), token, 'the echoed token');
      same(at((await server.visitor(token).get('/checkout/cart')).body, 'lineItems.0.id'), product['id'], 'the line of the cart');
    },
  },
  {
    id: 'token/echo',
    rule: 'every answer echoes the token, refusals too',
    run: async (server) => {
      const visitor = server.visitor();
      await visitor.get('/context');
      const { token } = visitor;
      for (const path of [`/product/${UNKNOWN_ID}`, '/product/xyz', '/search']) {
        same((await visitor.post(path)).headers.get('sw-context-token'), token, `the token of POST ${path}`);
      }
    },
  },
  {
    id: 'token/in-context',
    rule: 'the context names the token of the header',
    run: async (server) => {
      const reply = await server.visitor().get('/context');
      same(at(reply.body, 'token'), reply.headers.get('sw-context-token'), 'token');
    },
  },
  {
    id: 'language/echo',
    rule: 'the language of the header is echoed',
    run: async (server) => {
      const id = textAt(await server.context(), 'context.languageIdChain.0');
      same((await server.visitor().get('/context', { 'sw-language-id': id })).headers.get('sw-language-id'), id, 'sw-language-id');
    },
  },
  {
    id: 'language/once',
    rule: 'the language of the header wins for that call only',
    run: async (server) => {
      const own = textAt(await server.context(), 'context.languageIdChain.0');
      const other = textAt(
        given(
          (await server.languages()).find(({ id }) => id !== own),
          'one language alone',
        ),
        'id',
      );
      const visitor = server.visitor();
      same(
        at((await visitor.get('/context', { 'sw-language-id': other })).body, 'context.languageIdChain.0'),
        other,
        'the language of the call',
      );
      same(at((await visitor.get('/context')).body, 'context.languageIdChain.0'), own, 'the language of the next call');
    },
  },
  {
    id: 'language/malformed',
    rule: 'an empty or malformed language is 412',
    run: async (server) => {
      same((await server.visitor().get('/context', { 'sw-language-id': '' })).outcome, '412 SYSTEM__LANGUAGE_INVALID_EXCEPTION', 'empty');
      same(
        (await server.visitor().get('/context', { 'sw-language-id': 'german' })).outcome,
        '412 SYSTEM__LANGUAGE_INVALID_EXCEPTION',
        'malformed',
      );
    },
  },
  {
    id: 'language/upper-case',
    rule: 'a language id in upper case is 412',
    run: async (server) => {
      const id = textAt(await server.context(), 'context.languageIdChain.0').toUpperCase();
      if (!/[A-F]/.test(id)) given(undefined, 'the id has no letter');
      same(
        (await server.visitor().get('/context', { 'sw-language-id': id })).outcome,
        '412 SYSTEM__LANGUAGE_INVALID_EXCEPTION',
        'GET /context',
      );
    },
  },
  {
    id: 'language/foreign',
    rule: 'a language that the channel does not have is 412',
    run: async (server) =>
      same(
        (await server.visitor().get('/context', { 'sw-language-id': UNKNOWN_ID })).outcome,
        '412 SYSTEM__SALES_CHANNEL_LANGUAGE_NOT_AVAILABLE_EXCEPTION',
        'GET /context',
      ),
  },
  {
    id: 'currency/header-ignored',
    rule: 'the currency of a header is ignored',
    run: async (server) => {
      const own = at(await server.context(), 'currency.id');
      const other = given(
        (await server.currencies()).find(({ id }) => id !== own),
        'one currency alone',
      );
      same(at((await server.visitor().get('/context', { 'sw-currency-id': textAt(other, 'id') })).body, 'currency.id'), own, 'currency.id');
    },
  },
  {
    id: 'http/broken-json',
    rule: 'broken JSON is 400 with code "0"',
    run: async (server) => same((await server.visitor().post('/product', '{"limit":')).outcome, '400 0', 'POST /product'),
  },
  {
    id: 'http/other-content-type',
    rule: 'a body of another content type counts as no parameters',
    run: async (server) => {
      const reply = await server.visitor().ask('POST', '/search', { body: '{"search":"a"}', contentType: 'text/plain' });
      same(reply.outcome, '400 FRAMEWORK__MISSING_REQUEST_PARAMETER', 'POST /search');
    },
  },
  {
    id: 'http/form-body',
    rule: 'a form body is read',
    run: async (server) => {
      const reply = await server.visitor().ask('POST', '/search', { body: 'search=a', contentType: 'application/x-www-form-urlencoded' });
      same([reply.outcome, at(reply.body, 'currentFilters.search')], ['200', 'a'], 'POST /search');
    },
  },
  {
    id: 'http/unknown-path',
    rule: 'an unknown path is 404 with code "0", even without a key',
    run: async (server) =>
      same((await server.visitor().get('/no-such-call', { 'sw-access-key': null })).outcome, '404 0', 'GET /no-such-call'),
  },
  {
    id: 'http/wrong-method',
    rule: 'a wrong method is 405 with code "0"',
    run: async (server) => {
      same((await server.visitor().delete('/context')).outcome, '405 0', 'DELETE /context');
      same((await server.visitor().get('/account/login')).outcome, '405 0', 'GET /account/login');
    },
  },
  {
    id: 'http/options',
    rule: 'OPTIONS is 200 for any path without a key',
    run: async (server) => {
      const { status, headers } = await server.visitor().ask('OPTIONS', '/no-such-call', { headers: { 'sw-access-key': null } });
      same(status, 200, 'OPTIONS /no-such-call');
      for (const method of ['GET', 'POST', 'PATCH', 'DELETE'])
        ensure((headers.get('access-control-allow-methods') ?? '').includes(method), `access-control-allow-methods lacks ${method}`);
    },
  },
  {
    id: 'http/head',
    rule: 'HEAD works where GET does',
    run: async (server) => {
      const reply = await server.visitor().ask('HEAD', '/context');
      same([reply.status, reply.body ?? null], [200, null], 'HEAD /context');
    },
  },
  {
    id: 'http/cors',
    rule: 'every origin may call with the Store API’s own headers and read the token',
    run: async (server) => {
      const { headers } = await server.visitor().get('/context');
      same(headers.get('access-control-allow-origin'), '*', 'access-control-allow-origin');
      for (const header of ['access-control-allow-headers', 'access-control-expose-headers']) {
        for (const name of ['sw-context-token', 'sw-access-key', 'sw-language-id', 'sw-include-seo-urls']) {
          ensure((headers.get(header) ?? '').toLowerCase().includes(name), `${header} lacks ${name}`);
        }
      }
    },
  },
  {
    id: 'http/private',
    rule: 'no answer may be kept by a shared cache',
    run: async (server) => {
      for (const path of ['/context', '/language', '/checkout/cart']) {
        const value = (await server.visitor().get(path)).headers.get('cache-control') ?? '';
        ensure(value.includes('no-cache') && value.includes('private'), `cache-control of GET ${path}`, value);
      }
    },
  },
  {
    id: 'http/malformed-id',
    rule: 'a malformed id in a path is 400 without pointer',
    run: async (server) => {
      const reply = await server.visitor().post('/product/xyz');
      same([reply.outcome, reply.pointers], ['400 FRAMEWORK__INVALID_UUID', ['undefined']], 'POST /product/xyz');
    },
  },
];
