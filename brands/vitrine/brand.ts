import '@fontsource-variable/figtree';
import '@fontsource-variable/fraunces';
import text from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import display from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import type { Brand } from '@vitrine/app-shell';
import type { Merchant } from '@vitrine/commerce';
import icon from './icon.svg?url';

/** The shop as it comes: its name is the store's. */
export const brand: Brand = {
  icons: [{ src: icon, sizes: 'any', type: 'image/svg+xml' }],
  themeColor: { light: '#faf7f1', dark: '#151310' },
  fonts: [text, display],
};

/** What the shop says of its merchant that no store holds; `docs/legal-duties.md` says what each entry is for. What is left out is not claimed. */
export const merchant: Merchant = {};
