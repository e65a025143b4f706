import '@fontsource-variable/figtree';
import '@fontsource-variable/fraunces';
import './theme.css';
import text from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import display from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import type { Brand } from '@vitrine/app-shell';
import type { Merchant } from '@vitrine/commerce';
import icon from './icon.svg?url';

/** What makes the shop yours. A name that is left out is the one of the store's sales channel. */
export const brand: Brand = {
  icons: [{ src: icon, sizes: 'any', type: 'image/svg+xml' }],
  themeColor: { light: '#f7f9f8', dark: '#101614' },
  // `data-brand` of the document, by which `theme.css` knows its shop.
  styleName: 'own',
  fonts: [text, display],
  // Texts that differ, by locale.
  texts: {
    'en-US': { common: { footer: { claim: 'A shop of our own.' } } },
    'de-DE': { common: { footer: { claim: 'Ein eigener Shop.' } } },
  },
};

/** What the shop says of its merchant that no store holds. What is left out is not claimed. */
export const merchant: Merchant = {};
