import type { AppOrigins } from '@vitrine/session';
import type { NavigationItem } from '@vitrine/ui';
import type { ShopPages } from './shop-pages.ts';

/** What every page knows of the visitor. Holds neither token nor address. */
export interface SessionSummary {
  /** A context token exists: cart and customer can be asked for. */
  hasSession: boolean;
  /** Registered, active and signed in. */
  isLoggedIn: boolean;
  isGuest: boolean;
  /** False where the store did not say who the visitor is: they are shown as not signed in, and may well be. */
  isKnown: boolean;
  customerName: string | null;
  /** ISO 4217. */
  currencyIsoCode: string;
  taxState: string;
  languageId: string;
  navigationCategoryId: string;
  countryId: string;
  /** URL of the sales channel's domain for this locale, character for character: the store checks it. */
  storefrontUrl: string;
}

/** A language that a page can be switched to. */
export interface ShellLanguage {
  /** Locale code. */
  code: string;
  name: string;
  /** This page in that language. */
  href: string;
}

/** What the root loader of both apps gives to the root view. */
export interface ShellData {
  locale: string;
  /** The name that the store gives its sales channel, in this language; empty where it gives none. */
  shopName: string;
  session: SessionSummary;
  /** Of the main menu the entries at the top: what is below them comes when a menu opens. */
  navigation: { main: NavigationItem[]; service: NavigationItem[]; footer: NavigationItem[] };
  /** Terms, privacy, imprint and the like, as far as the shop has them. */
  shopPages: ShopPages;
  /** Public origin, for absolute addresses. */
  origin: string;
  /** Robots may index the shop. */
  isIndexable: boolean;
  /** Parent domain that both apps' cookies are shared on, where they live on several hosts. */
  cookieDomain: string | null;
  /** Origin of each app, where they live on sibling subdomains; empty on one origin. */
  appOrigins: AppOrigins;
  /** Origins of payment providers that the store may send to; null: every https origin. */
  paymentOrigins: readonly string[] | null;
  /** Origins of other sites whose pages may hold a room in a frame. Left out: none. */
  embedOrigins?: readonly string[] | undefined;
  /** Guides of the sales rooms are asked from the shop's pages. Left out: they are not. */
  hasGuides?: boolean | undefined;
  /** The server's clock when it read this, in ms since 1970, to the minute: what depends on the day is rendered alike on both sides. */
  now: number;
  /** Stamp of the session that the page shows; null without one. */
  stamp: string | null;
}

/** Start-up could not reach the store: the page still renders, says so, and the browser tries again. */
export interface ShellFailure {
  locale: string;
  failure: { statusCode: number };
}

export type ShellResult = ShellData | ShellFailure;

export const isShellFailure = (shell: ShellResult): shell is ShellFailure => 'failure' in shell;
