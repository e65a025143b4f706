import { createHash } from 'node:crypto';
import { SNIPPETS } from '../catalogue/data/snippets.ts';
import { idOf } from '../catalogue/id.ts';
import type { LanguageModel } from '../catalogue/market-model.ts';
import type { Entity } from '../entities/entity.ts';
import { maxPurchase } from '../entities/product.ts';
import { SHOP_PAGE_SIZE } from '../listing/page-size.ts';
import type { Call } from '../server/call.ts';
import { fault, missingParameter } from '../server/faults.ts';
import { stringList, text } from '../server/parameters.ts';
import type { Route } from '../server/store-api.ts';
import { MIN_PASSWORD } from './register.ts';

/** What the shop's owner has set; the rest is as after an installation. */
function shopSettings({ context, services }: Call): Entity {
  const { settings } = services;
  return {
    general: {
      shopName: context.full(context.index.catalogue.salesChannel.name),
      metaAuthor: '',
      metaRobots: 'index,follow',
      familyFriendly: true,
      showRevocationButton: true,
      apiAlias: 'shop_settings_general',
    },
    contactForm: {
      firstNameFieldRequired: true,
      lastNameFieldRequired: true,
      phoneNumberFieldRequired: true,
      apiAlias: 'shop_settings_contact_form',
    },
    loginRegistration: {
      passwordMinLength: MIN_PASSWORD,
      createCustomerAccountDefault: false,
      showSalutation: true,
      showTitleField: false,
      requireEmailConfirmation: false,
      requirePasswordConfirmation: false,
      doubleOptInRegistration: settings.doubleOptIn,
      doubleOptInGuestOrder: false,
      showPhoneNumberField: false,
      phoneNumberFieldRequired: false,
      showBirthdayField: false,
      birthdayFieldRequired: false,
      showAccountTypeSelection: true,
      showAdditionalAddressField1: false,
      additionalAddressField1Required: false,
      showAdditionalAddressField2: false,
      additionalAddressField2Required: false,
      addressInputFieldArrangement: '',
      allowCustomerDeletion: true,
      requireDataProtectionCheckbox: settings.dataProtectionRequired,
      apiAlias: 'shop_settings_login_registration',
    },
    cart: {
      maxQuantity: 100,
      lineItemAddLimit: 0,
      showDeliveryTime: true,
      showSubtotal: true,
      columnTaxInsteadUnitPrice: false,
      showCustomerComment: true,
      showTosCheckbox: true,
      openOffcanvasAfterAddToCart: true,
      wishlistEnabled: settings.wishlist,
      logoutGuestAfterCheckout: false,
      enableOrderRefunds: true,
      apiAlias: 'shop_settings_cart',
    },
    listing: {
      productsPerPage: SHOP_PAGE_SIZE,
      allowBuyInListing: true,
      showReview: true,
      reviewsPerPage: 10,
      disableEmptyFilterOptions: false,
      markAsNew: 30,
      hideCloseoutProductsWhenOutOfStock: false,
      showVariantOptionInSearchSuggestionResult: true,
      findBestVariant: false,
      autoplayVideoInListing: false,
      beforeListPriceSnippetKey: '',
      afterListPriceSnippetKey: '',
      apiAlias: 'shop_settings_listing',
    },
    newsletter: { doubleOptIn: settings.newsletterDoubleOptIn, doubleOptInRegistered: false, apiAlias: 'shop_settings_newsletter' },
    apiAlias: 'shop_settings',
  };
}

const hashOf = (value: unknown): string => createHash('md5').update(JSON.stringify(value)).digest('hex');

/** The frontends bring cookies of their own: this shop has none but those that it cannot do without. */
function cookieGroups({ context }: Call): Entity {
  const entry = (cookie: string, name: string, hidden = false): Entity => ({ cookie, name, hidden, apiAlias: 'cookie_entry' });
  const snippet = (key: string): string => context.full(SNIPPETS[key] ?? { 'en-US': key, 'de-DE': key });
  const elements = [
    {
      isRequired: true,
      name: snippet('cookie.groupRequired'),
      description: snippet('cookie.groupRequiredDescription'),
      entries: [entry('session-', snippet('cookie.session')), entry('cookie-preference', snippet('cookie.preference'), true)],
      apiAlias: 'cookie_group',
    },
  ];
  return { elements, hash: hashOf(elements), languageId: context.language.id, apiAlias: 'cookie_groups_hash' };
}

const MOST_PREFIXES = 50;
const commaList = (value: unknown): string[] => [...new Set((text(value) ?? '').split(',').map((part) => part.trim()))].filter(Boolean);

/** The shop's texts by key, in one language or several. A prefix means whole parts of a key. */
function snippets(call: Call): Entity {
  const { index, language } = call.context;
  const prefixes = commaList(call.input('prefixes')).map((prefix) => prefix.replace(/\.$/, ''));
  if (prefixes.length > MOST_PREFIXES)
    throw fault(400, 'SYSTEM__SNIPPET_TOO_MANY_PREFIXES', `At most ${MOST_PREFIXES} prefixes are allowed, ${prefixes.length} given.`);
  const wanted = commaList(call.input('languageIds'));
  const languages = wanted.length === 0 ? [language] : wanted.toSorted().map((id) => index.languages.get(id));
  const setOf = (entry: LanguageModel | undefined, position: number): Entity => {
    if (!entry)
      throw fault(400, 'SYSTEM__SNIPPET_LANGUAGE_NOT_AVAILABLE', `The language "${wanted[position] ?? ''}" is not of this sales channel.`);
    const found = Object.entries(SNIPPETS)
      .filter(([key]) => prefixes.length === 0 || prefixes.some((prefix) => key === prefix || key.startsWith(`${prefix}.`)))
      .map(([key, value]) => [key, value[entry.code] ?? value['en-US']]);
    return {
      languageId: entry.id,
      locale: entry.code,
      fallbackLocale: entry.code.slice(0, 2),
      snippetSetId: idOf(`snippet-set:${entry.code}`),
      hash: hashOf(found),
      // An empty map comes as a list.
      snippets: found.length === 0 ? [] : Object.fromEntries(found),
      apiAlias: 'snippet_set_result',
    };
  };
  return { sets: languages.map(setOf), apiAlias: 'snippet_set_result_list' };
}

/** How many pieces may be bought just now: what pages kept by a cache cannot know. */
function purchaseLimits(call: Call): Entity[] {
  const ids = stringList(call.input('ids'));
  if (ids.length === 0) throw missingParameter('ids');
  return ids.flatMap((id) => {
    const record = call.context.index.products.get(id);
    if (!record?.active) return [];
    const { minPurchase, purchaseSteps } = record.model;
    return [
      {
        productId: id,
        minPurchase,
        purchaseSteps,
        maxPurchase: maxPurchase(call.context, record),
        stock: call.services.stock.of(id),
        apiAlias: 'product_purchase_limit',
      },
    ];
  });
}

export const shopSettingsRoutes: Route[] = [
  { methods: ['GET'], only: '6.7', path: '/shop-settings', handle: shopSettings },
  { methods: ['GET'], only: '6.7', path: '/cookie-groups', handle: cookieGroups },
  { methods: ['GET'], only: '6.7', path: '/snippet', handle: snippets },
  { methods: ['GET'], only: '6.7', path: '/product/purchase-limit', handle: purchaseLimits },
];
