import { normalizePath, splitHref } from './content-path.ts';
import { type LocaleConfig, type LocaleDefinition, SHOP_LOCALES, type TextDirection } from './locale-config.ts';
import { localePath } from './locale-path.ts';

/** The title of every page without one of its own. */
const DEFAULT_TITLE = 'Digital Sales Rooms';

/** What is read of an entity for its head; `translated` goes before the bare fields. */
export interface TitledEntity {
  readonly name?: string | null | undefined;
  readonly metaTitle?: string | null | undefined;
  readonly metaDescription?: string | null | undefined;
  readonly keywords?: string | null | undefined;
  readonly translated?: object | null | undefined;
}

type TextField = 'name' | 'metaTitle' | 'metaDescription' | 'keywords';

function textOf(entity: TitledEntity | null | undefined, field: TextField): string | undefined {
  const translated = entity?.translated ? (entity.translated as Record<string, unknown>)[field] : undefined;
  for (const value of [translated, entity?.[field]]) if (typeof value === 'string' && value.trim()) return value.trim();
  return undefined;
}

/** Meta title, else name, else {@link DEFAULT_TITLE}. */
export function pageTitle(entity?: TitledEntity | null): string {
  return textOf(entity, 'metaTitle') ?? textOf(entity, 'name') ?? DEFAULT_TITLE;
}

/** A `<meta>` element by its attributes. */
export type HeadMeta = { readonly name: string; readonly content: string } | { readonly property: string; readonly content: string };
/** A `<link>` element by its attributes. */
export interface HeadLink {
  readonly rel: 'canonical' | 'alternate';
  readonly href: string;
  readonly hrefLang?: string;
}

/** A page's head as data: a framework draws it. */
export interface PageHead {
  readonly htmlAttrs: { readonly lang: string; readonly dir: TextDirection };
  readonly title: string;
  readonly meta: readonly HeadMeta[];
  readonly links: readonly HeadLink[];
}

/** What a head is made of. */
export interface PageHeadInput {
  /** Scheme and host of the public site, without a trailing slash. */
  origin: string;
  /** Content path without locale prefix. */
  path: string;
  locale: LocaleDefinition;
  search?: string | undefined;
  entity?: TitledEntity | null | undefined;
  /** Goes before the entity's; for pages that have a text but no entity. */
  title?: string | undefined;
  description?: string | undefined;
  /** `false` (noindex, nofollow) unless given. */
  indexable?: boolean | undefined;
  /** The page's own path in each locale, by code, where it differs; `null` where the page does not exist. */
  alternates?: Readonly<Partial<Record<string, string | null>>> | undefined;
  /** Query parameters that make a page of their own, e.g. `p`; all others are left out of the canonical address. */
  canonicalParams?: readonly string[] | undefined;
  config?: LocaleConfig | undefined;
}

/** The attributes of `<html>` for a locale. */
function htmlAttributes(locale: LocaleDefinition): PageHead['htmlAttrs'] {
  return { lang: locale.iso, dir: locale.dir };
}

/** Everything an address and its locale say in a page's head. */
export function pageHead(input: PageHeadInput): PageHead {
  const config = input.config ?? SHOP_LOCALES;
  const query = canonicalQuery(input.search ?? '', input.canonicalParams ?? []);
  const hrefIn = (locale: LocaleDefinition): string | undefined => {
    const path = input.alternates?.[locale.code];
    if (path === null) return undefined;
    return input.origin + localePath(normalizePath(splitHref(path ?? input.path).pathname), locale, config) + query;
  };
  const canonical = input.origin + localePath(normalizePath(splitHref(input.path).pathname), input.locale, config) + query;
  const title = input.title?.trim() || pageTitle(input.entity);
  const description = input.description?.trim() || textOf(input.entity, 'metaDescription');
  const keywords = textOf(input.entity, 'keywords');
  const available = config.strategy === 'no_prefix' ? [] : config.locales.filter((locale) => hrefIn(locale) !== undefined);
  return {
    htmlAttrs: htmlAttributes(input.locale),
    title,
    meta: [
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
      { name: 'robots', content: input.indexable ? 'index, follow' : 'noindex, nofollow' },
      { property: 'og:title', content: title },
      ...(description ? [{ property: 'og:description', content: description }] : []),
      { property: 'og:url', content: canonical },
      { property: 'og:locale', content: openGraphLocale(input.locale) },
      ...available
        .filter((locale) => locale.code !== input.locale.code)
        .map((locale) => ({ property: 'og:locale:alternate', content: openGraphLocale(locale) })),
    ],
    links: [{ rel: 'canonical', href: canonical }, ...alternateLinks(available, hrefIn, config)],
  };
}

/** Each locale, its bare language once (the flagged or first locale of it), and `x-default`. */
export function alternateLinks(
  available: readonly LocaleDefinition[],
  hrefIn: (locale: LocaleDefinition) => string | undefined,
  config: LocaleConfig,
): HeadLink[] {
  const targets = new Map<string, LocaleDefinition>();
  for (const locale of available) {
    const language = locale.iso.split('-', 1)[0] ?? locale.iso;
    if (!targets.has(language) || (locale.isCatchall && !targets.get(language)?.isCatchall)) targets.set(language, locale);
  }
  for (const locale of available) targets.set(locale.iso, locale);
  if (available.includes(config.defaultLocale)) targets.set('x-default', config.defaultLocale);
  return [...targets].flatMap(([hrefLang, locale]) => {
    const href = hrefIn(locale);
    return href === undefined ? [] : [{ rel: 'alternate' as const, href, hrefLang }];
  });
}

function canonicalQuery(search: string, allowed: readonly string[]): string {
  const kept = new URLSearchParams();
  const given = new URLSearchParams(search);
  for (const name of allowed) for (const value of given.getAll(name)) kept.append(name, value);
  return kept.size > 0 ? `?${kept.toString()}` : '';
}

const openGraphLocale = (locale: LocaleDefinition): string => locale.iso.replaceAll('-', '_');
