import type { Locale, MessageDifferences } from '@vitrine/i18n';
import type { Analytics } from '../analytics/analytics.ts';

/** A picture of a brand: its address as a bundler gives it, and its size in CSS pixels, so that nothing moves when it comes. */
export interface BrandPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** The same for dark surroundings. Left out: the one for both. */
  readonly srcDark?: string;
}

/** A picture of the shop for home screens and tabs. */
export interface BrandIcon {
  readonly src: string;
  /** As a web app's manifest has it: `512x512`, or `any` for a drawing. */
  readonly sizes: string;
  /** Media type: `image/svg+xml`, `image/png`. */
  readonly type: string;
}

/** A color for light and for dark surroundings, as `#rrggbb`. */
export interface BrandColor {
  readonly light: string;
  readonly dark: string;
}

/**
 * What makes a shop a merchant's own: the one file that both apps read. It imports its style sheets and letters. What the store knows is left
 * to the store; each part that is left out stays as it is.
 */
export interface Brand {
  /** Left out: the name of the store's sales channel. */
  readonly name?: string;
  /** Stands in place of the name in header and footer. */
  readonly logo?: BrandPicture;
  /** The first is the tab's; home screens take the one that fits. */
  readonly icons: readonly BrandIcon[];
  /** Of the browser's own frame around the shop, and of a home screen that opens it. */
  readonly themeColor: BrandColor;
  /** Value of `data-brand` at the document, by which the brand's style sheet knows it. */
  readonly styleName?: string;
  /** Addresses of the files (woff2) that nearly every word is set in: they come with the first lines of a page, before the style sheet. */
  readonly fonts?: readonly string[];
  /** Texts that differ from the shop's, by locale; a locale takes those of its fallback where it has none of its own (en-GB those of en-US). */
  readonly texts?: Readonly<Partial<Record<Locale, MessageDifferences>>>;
  /** Who counts what happens in the shop. Left out: nobody, and no visitor is asked. */
  readonly analytics?: Analytics;
}
