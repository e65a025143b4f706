import '@fontsource-variable/archivo';
import '@vitrine/ui/brands/stride.css';
import text from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import type { Brand } from '@vitrine/app-shell';
import type { Merchant } from '@vitrine/commerce';
import icon from './icon.svg?url';

/** An example: a bright sport shop, whose name stands in its own letters. */
export const brand: Brand = {
  name: 'Stride',
  icons: [{ src: icon, sizes: 'any', type: 'image/svg+xml' }],
  themeColor: { light: '#ffffff', dark: '#0a0d14' },
  styleName: 'stride',
  fonts: [text],
  texts: {
    'en-US': { common: { footer: { claim: 'Made to be worn out.' } } },
    'de-DE': { common: { footer: { claim: 'Gemacht, um getragen zu werden.' } } },
  },
};

/** What the shop says of its merchant that no store holds; `docs/legal-duties.md` says what each entry is for. What is left out is not claimed. */
export const merchant: Merchant = {};
