import type { CmsPageModel } from '../assortment-model.ts';
import { SHOP_PAGE_TEXTS, type ShopPageKey } from '../data/shop-page-texts.ts';
import type { ShopPageName } from '../market-model.ts';
import { t, words } from '../text.ts';
import { block, type BlockDraft, boxed, cmsPageId, page, type Text } from './draft.ts';
import { form, text } from './slots.ts';

/** Names of the shop pages; they head the shop-page modal, too. */
export const SHOP_PAGE_NAMES: Readonly<Record<ShopPageKey, Text>> = {
  imprint: t('Imprint', 'Impressum'),
  privacy: t('Privacy', 'Datenschutz'),
  terms: t('Terms and conditions', 'AGB'),
  revocation: t('Right of withdrawal', 'Widerrufsrecht'),
  shipping: t('Shipping and payment', 'Versand und Zahlung', 'Delivery and payment'),
  contact: t('Contact', 'Kontakt'),
  newsletter: t('Newsletter', 'Newsletter'),
  faq: t('Questions and answers', 'Fragen und Antworten'),
  notFound: t('Page not found', 'Seite nicht gefunden'),
  maintenance: t('Maintenance', 'Wartung'),
};

/** Shopware's names for them. */
const SHOP_PAGE_CONFIG: Readonly<Record<ShopPageName, ShopPageKey>> = {
  tosPage: 'terms',
  privacyPage: 'privacy',
  imprintPage: 'imprint',
  revocationPage: 'revocation',
  shippingPaymentInfoPage: 'shipping',
  contactPage: 'contact',
  newsletterPage: 'newsletter',
  maintenancePage: 'maintenance',
  http404Page: 'notFound',
};

const FORMS: Partial<Record<ShopPageKey, () => BlockDraft>> = {
  contact: () =>
    block('form', [
      form(
        'contact',
        t('Write to us', 'Schreiben Sie uns'),
        t('Thank you. We will answer within a day.', 'Vielen Dank. Wir antworten innerhalb eines Tages.'),
      ),
    ]),
  newsletter: () =>
    block('form', [
      form(
        'newsletter',
        t('Subscribe', 'Anmelden'),
        t(
          'Please confirm your subscription in the e-mail we have just sent you.',
          'Bitte bestätigen Sie Ihre Anmeldung in der E-Mail, die wir Ihnen gerade geschickt haben.',
        ),
      ),
    ]),
};

function keys(): ShopPageKey[] {
  return Object.keys(SHOP_PAGE_TEXTS).filter((key): key is ShopPageKey => Object.hasOwn(SHOP_PAGE_NAMES, key));
}

/** Imprint, privacy, terms and the other pages that every shop needs. */
export function buildShopPages(): CmsPageModel[] {
  return keys().map((key) => {
    const extra = FORMS[key]?.();
    return page(key, 'page', SHOP_PAGE_NAMES[key], [
      boxed([block('text', [text('content', words(SHOP_PAGE_TEXTS[key]))]), ...(extra === undefined ? [] : [extra])]),
    ]);
  });
}

/** The shop pages by Shopware's config names, as CMS page ids. */
export function shopPageIds(): Record<ShopPageName, string> {
  const id = (name: ShopPageName): string => cmsPageId(SHOP_PAGE_CONFIG[name]);
  return {
    tosPage: id('tosPage'),
    privacyPage: id('privacyPage'),
    imprintPage: id('imprintPage'),
    revocationPage: id('revocationPage'),
    shippingPaymentInfoPage: id('shippingPaymentInfoPage'),
    contactPage: id('contactPage'),
    newsletterPage: id('newsletterPage'),
    maintenancePage: id('maintenancePage'),
    http404Page: id('http404Page'),
  };
}
