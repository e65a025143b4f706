import type { Locale } from '@vitrine/i18n';

/** What the specs know of the embedded store's catalogue. */
export const PREFIX: Record<Locale, string> = { 'en-US': '', 'en-GB': '/en-GB', 'de-DE': '/de-DE' };

/** A category with more products than one page shows, several manufacturers and colors. */
export const LIVING: Record<Locale, string> = { 'en-US': '/living', 'en-GB': '/living', 'de-DE': '/wohnen' };

/** The mug: variants by color, and three price tiers. */
export const MUG: Record<
  Locale,
  { readonly path: string; readonly name: string; readonly tiers: readonly [number, number, number]; readonly other: string }
> = {
  'en-US': { path: '/harbor-mug', name: 'Harbor mug', tiers: [32, 29, 27], other: 'Sage' },
  'en-GB': { path: '/harbour-mug', name: 'Harbour mug', tiers: [26, 23.5, 22], other: 'Sage' },
  'de-DE': { path: '/hafenbecher', name: 'Hafenbecher', tiers: [28, 25.5, 24], other: 'Salbei' },
};

/** Takes ten per cent off. */
export const PROMOTION_CODE = 'WELCOME10';

/** Leads to a page where one decides how the payment ends. */
export const REDIRECT_PAYMENT = 'Demo Pay';

export const SHOPPER = { email: 'shopper@vitrine.example', password: 'shopper-demo', name: 'Nora Lindqvist' };
