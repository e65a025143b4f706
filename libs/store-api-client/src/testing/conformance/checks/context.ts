import { at, listAt, textAt } from '../../../json-path.ts';
import { type ConformanceCheck, ensure, given, same } from '../conformance-check.ts';
import { UNKNOWN_ID } from '../conformance-server.ts';

/** The sales channel context, what the channel offers, and the grammar of criteria. */
export const contextChecks: readonly ConformanceCheck[] = [
  {
    id: 'context/domains',
    rule: 'the context lists the channel’s domains with url, language and currency',
    run: async (server) => {
      const domains = listAt(await server.context(), 'salesChannel.domains');
      ensure(domains.length > 0, 'there is no domain');
      for (const domain of domains)
        ensure(
          ['url', 'languageId', 'currencyId'].every((key) => textAt(domain, key) !== ''),
          'a domain lacks a field',
          domain['url'],
        );
    },
  },
  {
    id: 'context/currency',
    rule: 'PATCH /context changes the currency and keeps the token',
    run: async (server) => {
      const other = given(
        (await server.currencies()).find(({ id }) => id !== undefined && id !== null),
        'no currency',
      );
      const own = at(await server.context(), 'currency.id');
      const wanted = (await server.currencies()).find(({ id }) => id !== own) ?? other;
      const visitor = server.visitor();
      await visitor.get('/context');
      const { token } = visitor;
      same((await visitor.patch('/context', { currencyId: wanted['id'] })).outcome, '200', 'PATCH /context');
      const { body } = await visitor.get('/context');
      same([at(body, 'currency.id'), at(body, 'token')], [wanted['id'], token], 'currency and token');
    },
  },
  {
    id: 'context/redirect',
    rule: 'PATCH of another language answers the url of its domain, of the same one null',
    run: async (server) => {
      const context = await server.context();
      const own = textAt(context, 'context.languageIdChain.0');
      const domain = given(
        listAt(context, 'salesChannel.domains').find(({ languageId }) => languageId !== own),
        'one language alone has a domain',
      );
      const visitor = server.visitor();
      same(at((await visitor.patch('/context', { languageId: own })).body, 'redirectUrl'), null, 'redirectUrl of the own language');
      const { body } = await visitor.patch('/context', { languageId: domain['languageId'] });
      const urls = listAt(context, 'salesChannel.domains')
        .filter(({ languageId }) => languageId === domain['languageId'])
        .map(({ url }) => url);
      ensure(urls.includes(at(body, 'redirectUrl')), 'redirectUrl is no domain of the language', at(body, 'redirectUrl'));
    },
  },
  {
    id: 'context/ignores',
    rule: 'PATCH /context ignores null, empty and unknown fields',
    run: async (server) => {
      const { outcome, body } = await server.visitor().patch('/context', { currencyId: null, paymentMethodId: '', nonsense: 1 });
      same([outcome, at(body, 'redirectUrl')], ['200', null], 'PATCH /context');
    },
  },
  {
    id: 'context/address-anonymous',
    rule: 'an address in the context needs a customer: 403',
    run: async (server) =>
      same(
        (await server.visitor().patch('/context', { billingAddressId: UNKNOWN_ID })).outcome,
        '403 CHECKOUT__CUSTOMER_NOT_LOGGED_IN',
        'PATCH /context',
      ),
  },
  {
    id: 'context/unknown-method',
    rule: 'an unknown id in a body is VIOLATION::ENTITY_DOES_NOT_EXISTS with its pointer',
    run: async (server) => {
      const reply = await server.visitor().patch('/context', { shippingMethodId: UNKNOWN_ID });
      same([reply.outcome, reply.pointers], ['400 VIOLATION::ENTITY_DOES_NOT_EXISTS', ['/shippingMethodId']], 'PATCH /context');
    },
  },
  {
    id: 'context/malformed-id',
    rule: 'a malformed id in a body is 400 FRAMEWORK__INVALID_UUID',
    run: async (server) =>
      same((await server.visitor().patch('/context', { currencyId: 'abc' })).outcome, '400 FRAMEWORK__INVALID_UUID', 'PATCH /context'),
  },
  {
    id: 'lists/envelope',
    rule: 'a list answers elements, total, page, limit 100, aggregations [], entity, states and apiAlias',
    run: async (server) => {
      for (const path of ['/language', '/country', '/salutation', '/payment-method', '/shipping-method']) {
        const { body, outcome } = await server.visitor().post(path);
        same(outcome, '200', `POST ${path}`);
        ensure(listAt(body, 'elements').length > 0, `${path} is empty`);
        same([at(body, 'page'), at(body, 'limit'), at(body, 'aggregations'), at(body, 'states')], [1, 100, [], []], `envelope of ${path}`);
        ensure(
          typeof at(body, 'total') === 'number' && textAt(body, 'entity') !== '' && textAt(body, 'apiAlias') !== '',
          `envelope of ${path}`,
        );
      }
    },
  },
  {
    id: 'lists/get',
    rule: 'GET works on lists, with the simple filter of a query',
    run: async (server) => {
      const wanted = textAt(await server.context(), 'salesChannel.countryId');
      const { body } = await server.visitor().get(`/country?${new URLSearchParams({ 'filter[id]': wanted })}`);
      same(
        listAt(body, 'elements').map(({ id }) => id),
        [wanted],
        'GET /country?filter[id]',
      );
    },
  },
  {
    id: 'lists/currency',
    rule: '/currency answers a bare array',
    run: async (server) => {
      const { body } = await server.visitor().get('/currency');
      ensure(Array.isArray(body) && textAt(body[0], 'isoCode') !== '', 'GET /currency is no array of currencies');
    },
  },
  {
    id: 'lists/language-code',
    rule: 'a language’s code stands in translationCode, unasked',
    run: async (server) => {
      const languages = await server.languages();
      ensure(languages.length > 0, 'there is no language');
      for (const language of languages)
        ensure(/^[a-z]{2,3}-[A-Z]{2}$/.test(textAt(language, 'translationCode.code')), 'translationCode.code', language['name']);
    },
  },
  {
    id: 'lists/country-states',
    rule: 'a country’s states come by association alone',
    run: async (server) => {
      const plain = listAt((await server.visitor().post('/country')).body, 'elements');
      ensure(plain.length > 0 && plain.every(({ states }) => states === null), 'states came unasked, or there is no country');
      const { body } = await server.visitor().post('/country', { associations: { states: {} } });
      ensure(
        listAt(body, 'elements').every(({ states }) => Array.isArray(states)),
        'states are no list',
      );
    },
  },
  {
    id: 'lists/only-available',
    rule: 'onlyAvailable is taken from query and body alike',
    run: async (server) => {
      for (const path of ['/payment-method', '/shipping-method']) {
        const inQuery = listAt((await server.visitor().post(`${path}?onlyAvailable=1`)).body, 'elements').map(({ id }) => id);
        const inBody = listAt((await server.visitor().post(path, { onlyAvailable: true })).body, 'elements').map(({ id }) => id);
        same(inBody, inQuery, `the methods of ${path}`);
        ensure(inQuery.length > 0, `${path} has no method that is available`);
      }
    },
  },
  ...(
    [
      ['limit-over-100', 'a limit over 100 is 400', { limit: 101 }, '400 FRAMEWORK__QUERY_LIMIT_EXCEEDED'],
      ['limit-under-1', 'a limit under 1 is 400', { limit: 0 }, '400 FRAMEWORK__INVALID_LIMIT_QUERY'],
      ['limit-text', 'a limit in words is 400', { limit: 'many' }, '400 FRAMEWORK__INVALID_LIMIT_QUERY'],
      ['page-under-1', 'a page under 1 is 400', { page: 0 }, '400 FRAMEWORK__INVALID_PAGE_QUERY'],
      [
        'unknown-field',
        'a filter on an unknown field is 400',
        { filter: [{ type: 'equals', field: 'nope', value: 1 }] },
        '400 FRAMEWORK__UNMAPPED_FIELD',
      ],
      ['unknown-sorting', 'a sorting by an unknown field is 400', { sort: 'nope' }, '400 FRAMEWORK__UNMAPPED_FIELD'],
      [
        'unknown-filter',
        'a filter of an unknown type is 400',
        { filter: [{ type: 'nope', field: 'id', value: 1 }] },
        '400 FRAMEWORK__INVALID_FILTER_QUERY',
      ],
      ['empty-ids', 'an empty list of ids is 400', { ids: [] }, '400 FRAMEWORK__INVALID_API_CRITERIA_IDS'],
      ['unknown-association', 'an unknown association is 500', { associations: { nope: {} } }, '500 FRAMEWORK__ASSOCIATION_NOT_FOUND'],
    ] as const
  ).map(([id, rule, criteria, outcome]): ConformanceCheck => ({
    id: `criteria/${id}`,
    rule,
    run: async (server) => same((await server.visitor().post('/product', criteria)).outcome, outcome, 'POST /product'),
  })),
  {
    id: 'criteria/total',
    rule: 'total counts the page unless total-count-mode is exact',
    run: async (server) => {
      await server.products();
      same(at((await server.visitor().post('/product', { limit: 1 })).body, 'total'), 1, 'total');
      ensure(
        Number(at((await server.visitor().post('/product', { limit: 1, 'total-count-mode': 'exact' })).body, 'total')) > 1,
        'the exact total',
      );
    },
  },
  {
    id: 'criteria/includes',
    rule: 'includes reduce an entity to the named fields and its alias',
    run: async (server) => {
      const product = await server.product();
      const { body } = await server.visitor().post('/product', { ids: [product['id']], includes: { product: ['id', 'productNumber'] } });
      same(Object.keys(listAt(body, 'elements')[0] ?? {}).sort(), ['apiAlias', 'id', 'productNumber'], 'fields');
    },
  },
  {
    id: 'criteria/ignoring-case',
    rule: 'filters compare text without case',
    run: async (server) => {
      const product = await server.product();
      const value = textAt(product, 'productNumber').toLowerCase();
      const { body } = await server.visitor().post('/product', { filter: [{ type: 'equals', field: 'productNumber', value }] });
      same(
        listAt(body, 'elements').map(({ id }) => id),
        [product['id']],
        'the product found',
      );
    },
  },
  {
    id: 'criteria/boolean-text',
    rule: 'a boolean as text counts as 0: "true" finds what is false',
    run: async (server) => {
      const find = async (value: unknown): Promise<unknown[]> => {
        const { body } = await server.visitor().post('/product', { filter: [{ type: 'equals', field: 'available', value }], sort: 'id' });
        return listAt(body, 'elements').map(({ id }) => id);
      };
      ensure((await find(true)).length > 0, 'a boolean matches nothing');
      same(await find('true'), await find(false), 'products found by "true"');
    },
  },
];
