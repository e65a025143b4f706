import type { Brand } from './brand.ts';

/** What a browser reads who puts the shop on a home screen (W3C Web Application Manifest). */
export interface WebManifest {
  readonly name: string;
  readonly short_name: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** Of this language: a home screen opens the shop in the one that it was put there from. */
  readonly start_url: string;
  readonly scope: '/';
  readonly display: 'minimal-ui';
  readonly theme_color: string;
  readonly background_color: string;
  readonly icons: Brand['icons'];
}

export interface WebManifestPage {
  readonly name: string;
  /** BCP 47. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** Path of the home page in this language. */
  readonly home: string;
}

export const webManifest = ({ icons, themeColor }: Brand, { name, lang, dir, home }: WebManifestPage): WebManifest => ({
  name,
  short_name: name,
  lang,
  dir,
  start_url: home,
  scope: '/',
  // With a way back: whoever pays leaves the shop's own pages.
  display: 'minimal-ui',
  theme_color: themeColor.light,
  background_color: themeColor.light,
  icons,
});
