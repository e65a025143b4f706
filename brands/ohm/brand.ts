import '@fontsource-variable/jetbrains-mono';
import '@fontsource-variable/space-grotesk';
import '@vitrine/ui/brands/ohm.css';
import display from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?url';
import text from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2?url';
import type { Brand } from '@vitrine/app-shell';
import type { Merchant } from '@vitrine/commerce';
import icon from './icon.svg?url';
import logo from './logo.svg?url';

/** An example: a dark shop for technical goods, with a drawn logo. */
export const brand: Brand = {
  name: 'Ohm & Sons',
  logo: { src: logo, width: 128, height: 32 },
  icons: [{ src: icon, sizes: 'any', type: 'image/svg+xml' }],
  themeColor: { light: '#f4f7f6', dark: '#0a0e0f' },
  styleName: 'ohm',
  fonts: [text, display],
  texts: {
    'en-US': { common: { footer: { claim: 'Parts that hold what their data sheets say.' } } },
    'de-DE': { common: { footer: { claim: 'Bauteile, die halten, was ihr Datenblatt sagt.' } } },
  },
  // An address that nobody has: the example shows the question, and what would be sent.
  analytics: {
    name: 'Ohm & Sons',
    origins: ['https://events.ohm.example'],
    load: async () => (await import('../adapters/own-endpoint.ts')).ownEndpoint('https://events.ohm.example/collect'),
  },
};

/** What the shop says of its merchant that no store holds; `docs/legal-duties.md` says what each entry is for. What is left out is not claimed. */
export const merchant: Merchant = {};
