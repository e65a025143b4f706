import fc from 'fast-check';
import * as api from '@vitrine/store-api-client';
import { criteria, email, id, words } from './arbitraries.ts';
import { calls, type OperationCalls } from './operation-calls.ts';

const identified = fc.record({ id });
const nothing = fc.constant<[]>([]);
const methods = fc.tuple(criteria, fc.boolean()).map(([rest, onlyAvailable]): [api.MethodParams] => [{ ...rest, onlyAvailable }]);
const patch = fc
  .record(
    {
      shippingAddressId: id,
      billingAddressId: id,
      currencyId: id,
      languageId: id,
      countryId: id,
      countryStateId: id,
      paymentMethodId: id,
      shippingMethodId: id,
    },
    { requiredKeys: [] },
  )
  .map((values): [api.ContextPatch] => [values]);

export const CHANNEL_CALLS: Record<string, OperationCalls> = {
  getContext: calls(api.getContext, nothing, async ({ visitor, customer, roles }) => {
    await api.getContext(visitor());
    await api.getContext((await customer()).client);
    for (const languageId of roles.languages) await api.getContext(visitor().withLanguage(languageId));
  }),
  updateContext: calls(api.updateContext, patch, async ({ visitor, roles }) => {
    const client = visitor();
    await api.getContext(client);
    for (const languageId of roles.languages) await api.updateContext(client, { languageId });
    await api.updateContext(client, { countryId: roles.countryWithStates });
    await api.getContext(client);
  }),
  setShippingMethod: calls(api.setShippingMethod, fc.tuple(identified), ({ visitor, roles }) =>
    api.setShippingMethod(visitor(), { id: roles.shippingMethods[0] }),
  ),
  setPaymentMethod: calls(api.setPaymentMethod, fc.tuple(identified), ({ visitor, roles }) =>
    api.setPaymentMethod(visitor(), { id: roles.invoice }),
  ),
  setCurrency: calls(api.setCurrency, fc.tuple(identified), async ({ visitor, roles }) => {
    for (const currency of roles.currencies) {
      const client = visitor();
      await api.setCurrency(client, { id: currency });
      await api.getContext(client);
      await api.getProductListing(client, roles.category, { limit: 2 });
    }
  }),
  setShippingAddress: calls(api.setShippingAddress, fc.tuple(identified), async ({ customer }) => {
    const { client } = await customer();
    const { elements } = await api.listAddresses(client);
    await api.setShippingAddress(client, { id: elements[0]?.id ?? '' });
  }),
  setBillingAddress: calls(api.setBillingAddress, fc.tuple(identified), async ({ customer }) => {
    const { client } = await customer();
    const { elements } = await api.listAddresses(client);
    await api.setBillingAddress(client, { id: elements[0]?.id ?? '' });
  }),
  listLanguages: calls(api.listLanguages, nothing, ({ visitor }) => api.listLanguages(visitor())),
  listCurrencies: calls(api.listCurrencies, nothing, ({ visitor }) => api.listCurrencies(visitor())),
  listCountries: calls(api.listCountries, fc.tuple(criteria), ({ visitor }) => api.listCountries(visitor(), { limit: 100 })),
  getCountry: calls(api.getCountry, fc.tuple(id), ({ visitor, roles }) => api.getCountry(visitor(), roles.country)),
  listCountryStates: calls(api.listCountryStates, fc.tuple(id, criteria), async ({ visitor, roles }) => {
    await api.listCountryStates(visitor(), roles.countryWithStates);
    await api.listCountryStates(visitor(), roles.country);
  }),
  listSalutations: calls(api.listSalutations, nothing, ({ visitor }) => api.listSalutations(visitor())),
  getSalutation: calls(api.getSalutation, fc.tuple(id), ({ visitor, roles }) => api.getSalutation(visitor(), roles.salutation)),
  listPaymentMethods: calls(api.listPaymentMethods, methods, async ({ visitor }) => {
    await api.listPaymentMethods(visitor());
    await api.listPaymentMethods(visitor(), { onlyAvailable: true });
  }),
  listShippingMethods: calls(api.listShippingMethods, methods, async ({ visitor }) => {
    await api.listShippingMethods(visitor());
    await api.listShippingMethods(visitor(), { onlyAvailable: true });
  }),
  getShopSettings: calls(api.getShopSettings, nothing, ({ visitor }) => api.getShopSettings(visitor())),
  listMedia: calls(api.listMedia, fc.tuple(fc.array(id, { minLength: 1, maxLength: 3 })), async ({ visitor, roles }) => {
    const { product } = await api.getProduct(visitor(), roles.plain.id);
    await api.listMedia(visitor(), [product.cover?.media?.id ?? '']);
  }),
  listSitemaps: calls(api.listSitemaps, nothing, ({ visitor }) => api.listSitemaps(visitor())),
  downloadSitemap: calls(api.downloadSitemap, fc.tuple(fc.constant('sitemap.xml.gz')), async ({ visitor }) => {
    const [sitemap] = await api.listSitemaps(visitor());
    // Its folder is part of the path, which a description’s parameter cannot be.
    await api.downloadSitemap(visitor(), sitemap?.filename.split('/').at(-1) ?? '');
  }),
  getCookieGroups: calls(api.getCookieGroups, nothing, ({ visitor }) => api.getCookieGroups(visitor())),
  listSnippets: calls(
    api.listSnippets,
    fc.tuple(
      fc.record(
        { prefixes: fc.array(fc.constantFrom('account', 'checkout.cart'), { minLength: 1 }), languageIds: fc.array(id, { minLength: 1 }) },
        { requiredKeys: [] },
      ),
    ),
    async ({ visitor, roles }) => {
      await api.listSnippets(visitor());
      await api.listSnippets(visitor(), { prefixes: ['nothing'], languageIds: roles.languages });
    },
  ),
  getApiDescription: calls(api.getApiDescription, nothing, ({ visitor }) => api.getApiDescription(visitor())),
  listApiRoutes: calls(api.listApiRoutes, nothing, ({ visitor }) => api.listApiRoutes(visitor())),
  getLegalGuaranteeNotice: calls(api.getLegalGuaranteeNotice, nothing, ({ visitor }) => api.getLegalGuaranteeNotice(visitor())),
  callScript: calls(api.callScript, fc.tuple(fc.constantFrom('one', 'two'), fc.constantFrom(undefined, { a: 1 })), async ({ visitor }) => {
    await api.callScript(visitor(), 'one');
    await api.callScript(visitor(), 'one', { a: 1 });
  }),
  callContextGateway: calls(
    api.callContextGateway,
    fc.tuple(fc.record({ appName: words, data: fc.constant({ a: 1 }) }, { requiredKeys: ['appName'] })),
    ({ visitor }) => api.callContextGateway(visitor(), { appName: 'no-app' }).catch(() => undefined),
  ),
  subscribeNewsletter: calls(
    api.subscribeNewsletter,
    fc.tuple(
      fc.record(
        {
          email,
          storefrontUrl: fc.webUrl(),
          option: fc.constantFrom('subscribe' as const, 'direct' as const),
          salutationId: id,
          firstName: words,
          lastName: words,
        },
        { requiredKeys: ['email', 'storefrontUrl'] },
      ),
    ),
    ({ visitor, storefrontUrl }) =>
      api.subscribeNewsletter(visitor(), { email: 'first-reader@example.com', storefrontUrl, firstName: 'Rita', lastName: 'Reader' }),
  ),
  confirmNewsletter: calls(
    api.confirmNewsletter,
    fc.tuple(fc.record({ hash: id, em: words })),
    async ({ visitor, storefrontUrl, mailedLink }) => {
      await api.subscribeNewsletter(visitor(), { email: 'second-reader@example.com', storefrontUrl });
      const link = mailedLink('second-reader@example.com').searchParams;
      await api.confirmNewsletter(visitor(), { hash: link.get('hash') ?? '', em: link.get('em') ?? '' });
    },
  ),
  unsubscribeNewsletter: calls(api.unsubscribeNewsletter, fc.tuple(email), ({ visitor }) =>
    api.unsubscribeNewsletter(visitor(), 'first-reader@example.com'),
  ),
  getNewsletterStatus: calls(api.getNewsletterStatus, nothing, async ({ customer }) => api.getNewsletterStatus((await customer()).client)),
  sendContactForm: calls(
    api.sendContactForm,
    fc.tuple(
      fc.record(
        {
          salutationId: id,
          firstName: words,
          lastName: words,
          email,
          phone: words,
          subject: words,
          comment: words,
          slotId: id,
          navigationId: id,
          cmsPageType: fc.constant('category'),
          entityName: fc.constant('category'),
        },
        { requiredKeys: ['email', 'subject', 'comment'] },
      ),
    ),
    ({ visitor, roles }) =>
      api.sendContactForm(visitor(), {
        salutationId: roles.salutation,
        firstName: 'Ada',
        lastName: 'Example',
        email: 'ada@example.com',
        phone: '123',
        subject: 'Question',
        comment: 'Where is my order?',
      }),
  ),
  sendWithdrawal: calls(
    api.sendWithdrawal,
    fc.tuple(
      fc.record(
        { firstName: words, lastName: words, email, contractNumber: words, comment: words, subject: words },
        { noNullPrototype: true },
      ),
    ),
    ({ visitor }) =>
      api.sendWithdrawal(visitor(), {
        firstName: 'Ada',
        lastName: 'Example',
        email: 'ada@example.com',
        contractNumber: '10001',
        comment: 'I withdraw from the contract.',
        subject: 'Withdrawal',
      }),
  ),
};
