import { toSafePath } from './content-path.ts';
import {
  categoryPath,
  type HomeOption,
  type LinkedEntity,
  type PageRouteName,
  preferredSeoUrl,
  seoPath,
  technicalPath,
} from './page-paths.ts';

/** A category as it stands in a menu. */
export interface NavigationEntry extends LinkedEntity {
  /** `page`, `link` or `folder`. */
  readonly type?: string | null | undefined;
  /** `external`, `category`, `product` or `landing_page`. */
  readonly linkType?: string | null | undefined;
  readonly externalLink?: string | null | undefined;
  /** Id of the link's target. */
  readonly internalLink?: string | null | undefined;
  readonly linkNewTab?: boolean | null | undefined;
  /** The same fields in the visitor's language. */
  readonly translated?: object | null | undefined;
}

/** Where a menu entry leads, and how. */
export interface NavigationLink {
  /** A path without locale prefix, or a web, mail or telephone address. */
  readonly href: string;
  readonly isExternal: boolean;
  readonly newTab: boolean;
}

const LINK_ROUTES: Readonly<Record<string, PageRouteName>> = {
  category: 'frontend.navigation.page',
  product: 'frontend.detail.page',
  landing_page: 'frontend.landing.page',
};
const WEB = /^https?:\/\/[^\s/?#\\]/i;
/** A host of many letters with accents takes a URL parser time that grows with their square. */
const LONGEST_WEB_ADDRESS = 8_000;
const CONTACT = /^(mailto|tel):[^\s]/i;

/** A link an editor typed: a web, mail or telephone address, or a path of this shop; anything else is refused. */
export function externalHref(value: unknown): { href: string; isExternal: boolean } | undefined {
  if (typeof value !== 'string') return undefined;

  const href = value.trim().replace(/[\u0000-\u001f\u007f]/g, '');
  if (WEB.test(href) && href.length <= LONGEST_WEB_ADDRESS && URL.canParse(href)) return { href: new URL(href).href, isExternal: true };
  if (CONTACT.test(href)) return { href, isExternal: true };
  const path = toSafePath(href);
  return path === undefined ? undefined : { href: path, isExternal: false };
}

/** The field in the visitor's language, else as it is. */
function translatedField(entry: NavigationEntry, field: 'linkType' | 'externalLink' | 'internalLink' | 'linkNewTab'): unknown {
  const translated = entry.translated ? (entry.translated as Record<string, unknown>)[field] : undefined;
  return translated ?? entry[field];
}

/**
 * Where a menu entry leads: a page to its own path; a link to its external link, else its SEO path, else the path made of link type
 * and target.
 * @returns `undefined` for folders and for links that lead nowhere: they are text.
 */
export function navigationLink(entry: NavigationEntry, options: HomeOption = {}): NavigationLink | undefined {
  if (entry.type === 'folder') return undefined;
  if (entry.type !== 'link') {
    const href = categoryPath(entry, options);
    return href === '/' && entry.id !== options.homeCategoryId ? undefined : { href, isExternal: false, newTab: false };
  }
  const newTab = translatedField(entry, 'linkNewTab') === true;
  const external = translatedField(entry, 'externalLink');
  if (external) {
    const link = externalHref(external);
    return link && { ...link, newTab };
  }
  const row = preferredSeoUrl(entry.seoUrls);
  const href = (row && seoPath(row)) ?? internalPath(entry, options);
  return href === undefined ? undefined : { href, isExternal: false, newTab };
}

function internalPath(entry: NavigationEntry, { homeCategoryId }: HomeOption): string | undefined {
  const target = translatedField(entry, 'internalLink');
  const routeName = LINK_ROUTES[String(translatedField(entry, 'linkType'))];
  if (!routeName) return undefined;
  if (target !== undefined && target === homeCategoryId && routeName === 'frontend.navigation.page') return '/';
  const path = technicalPath(routeName, target);
  return path === '/' ? undefined : path;
}
