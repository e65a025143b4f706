import { defineCatalogue } from './catalogue.ts';

const AMERICAN = defineCatalogue({
  locale: 'en-US',
  name: 'English (US)',
  areas: {
    common: () => import('./messages/en-US/common.ts'),
    shop: () => import('./messages/en-US/shop.ts'),
    checkout: () => import('./messages/en-US/checkout.ts'),
    account: () => import('./messages/en-US/account.ts'),
    room: () => import('./messages/en-US/room.ts'),
    guide: () => import('./messages/en-US/guide.ts'),
    legal: () => import('./messages/en-US/legal.ts'),
    presentations: () => import('./messages/en-US/presentations.ts'),
    consultation: () => import('./messages/en-US/consultation.ts'),
  },
});

const BRITISH = defineCatalogue({
  locale: 'en-GB',
  name: 'English (UK)',
  fallback: 'en-US',
  areas: {
    common: () => import('./messages/en-GB/common.ts'),
    shop: () => import('./messages/en-GB/shop.ts'),
    checkout: () => import('./messages/en-GB/checkout.ts'),
  },
});

const GERMAN = defineCatalogue({
  locale: 'de-DE',
  name: 'Deutsch',
  areas: {
    common: () => import('./messages/de-DE/common.ts'),
    shop: () => import('./messages/de-DE/shop.ts'),
    checkout: () => import('./messages/de-DE/checkout.ts'),
    account: () => import('./messages/de-DE/account.ts'),
    room: () => import('./messages/de-DE/room.ts'),
    guide: () => import('./messages/de-DE/guide.ts'),
    legal: () => import('./messages/de-DE/legal.ts'),
    presentations: () => import('./messages/de-DE/presentations.ts'),
    consultation: () => import('./messages/de-DE/consultation.ts'),
  },
});

/** The languages that the package brings. */
export const BUILT_IN_CATALOGUES = [AMERICAN, BRITISH, GERMAN] as const;

export type BuiltInCatalogue = (typeof BUILT_IN_CATALOGUES)[number];

/** The codes of the languages that the package brings. */
export const LOCALES = ['en-US', 'en-GB', 'de-DE'] as const satisfies readonly BuiltInCatalogue['locale'][];
