import { type PageIdentity, pagePath, type SeoUrlRow, type SitemapEntry } from '@vitrine/routing';
import type { LocaleCode } from '@vitrine/session';
import type { RequestSession } from '@vitrine/session/server';
import { type Category, findSeoUrls, getNavigation, isStoreApiError, listProducts, type StoreApiClient } from '@vitrine/store-api-client';
import { localeLanguages } from './page-addresses.ts';
import { createSharedAnswers } from './shared-answers.ts';

/** The store gives at most this many rows at once. */
const ROWS = 100;
/** Pages of products in one sitemap: 40,000 addresses, with room for categories and landing pages below the format's 50,000. */
const PAGES_OF_PART = 400;
/** Levels of categories that are looked through. */
const DEPTH = 10;
const MENUS = ['main-navigation', 'footer-navigation', 'service-navigation'] as const;

type Languages = readonly (readonly [LocaleCode, StoreApiClient])[];

async function languagesOf(session: RequestSession, origin: string): Promise<Languages> {
  return [...(await localeLanguages(session, origin))].map(([code, languageId]) => [code, session.client.withLanguage(languageId)]);
}

/** What was found of one page in each language. */
interface FoundPage {
  readonly page: PageIdentity;
  readonly rows: Map<LocaleCode, readonly SeoUrlRow[]>;
  lastModified: string | undefined;
}

/** Puts together what the same page is in each language. */
function createFoundPages() {
  const pages = new Map<string, FoundPage>();
  return {
    add(code: LocaleCode, page: PageIdentity, rows: readonly SeoUrlRow[], lastModified?: string): void {
      let found = pages.get(page.foreignKey);
      if (!found) pages.set(page.foreignKey, (found = { page, rows: new Map(), lastModified }));
      found.rows.set(code, rows);
      found.lastModified ??= lastModified;
    },
    entries: (homeCategoryId: string): SitemapEntry[] =>
      [...pages.values()].map(({ page, rows, lastModified }) => ({
        paths: Object.fromEntries([...rows].map(([code, own]) => [code, pagePath(page, own, { homeCategoryId })])),
        lastModified,
      })),
  };
}

type FoundPages = ReturnType<typeof createFoundPages>;

interface Dated {
  updatedAt?: unknown;
  createdAt?: unknown;
}

const changedAt = ({ updatedAt, createdAt }: Dated): string | undefined =>
  [updatedAt, createdAt].find((date): date is string => typeof date === 'string' && date !== '');

/** Pages of a menu: folders, links and what is hidden are none. */
function addCategories(found: FoundPages, code: LocaleCode, categories: readonly Category[]): void {
  for (const category of categories) {
    if (category.type === 'page' && category.visible !== false && category.active !== false) {
      found.add(code, { routeName: 'frontend.navigation.page', foreignKey: category.id }, category.seoUrls ?? [], changedAt(category));
    }
    addCategories(found, code, category.children ?? []);
  }
}

async function categoryEntries(languages: Languages, homeCategoryId: string): Promise<SitemapEntry[]> {
  const found = createFoundPages();
  await Promise.all(
    languages.map(async ([code, client]) => {
      found.add(code, { routeName: 'frontend.navigation.page', foreignKey: homeCategoryId }, []);
      for (const menu of MENUS) {
        const tree = await getNavigation(client, menu, menu, { depth: DEPTH }).catch((error: unknown) => {
          if (isStoreApiError(error) && error.statusCode === 404) return [];
          throw error;
        });
        addCategories(found, code, tree);
      }
    }),
  );
  return found.entries(homeCategoryId);
}

/** Landing pages have no list of their own: their addresses tell of them. */
async function landingPageEntries(languages: Languages, homeCategoryId: string): Promise<SitemapEntry[]> {
  const found = createFoundPages();
  for (let page = 1; ; page += 1) {
    const answers = await Promise.all(
      languages.map(async ([code, client]) => {
        const { elements } = await findSeoUrls(client, {
          filter: [
            { type: 'equals', field: 'routeName', value: 'frontend.landing.page' },
            { type: 'equals', field: 'isCanonical', value: true },
            { type: 'equals', field: 'isDeleted', value: false },
          ],
          sort: [{ field: 'foreignKey' }],
          limit: ROWS,
          page,
        });
        for (const row of elements) found.add(code, { routeName: 'frontend.landing.page', foreignKey: row.foreignKey }, [row]);
        return elements.length;
      }),
    );
    if (answers.every((count) => count < ROWS)) return found.entries(homeCategoryId);
  }
}

/** The store's products that have a page of their own: of a product with variants the variants. */
async function productEntries(
  languages: Languages,
  homeCategoryId: string,
  page: number,
): Promise<{ entries: SitemapEntry[]; isLast: boolean }> {
  const found = createFoundPages();
  const counts = await Promise.all(
    languages.map(async ([code, client]) => {
      const { elements } = await listProducts(client, {
        page,
        limit: ROWS,
        sort: [{ field: 'id' }],
        associations: { seoUrls: {} },
        includes: {
          product: ['id', 'childCount', 'canonicalProductId', 'createdAt', 'updatedAt', 'seoUrls'],
          seo_url: ['routeName', 'foreignKey', 'seoPathInfo', 'isCanonical', 'isDeleted'],
        },
      });
      for (const product of elements) {
        const { childCount, canonicalProductId } = product as { childCount?: number | null; canonicalProductId?: string | null };
        if ((childCount ?? 0) > 0 || (canonicalProductId && canonicalProductId !== product.id)) continue;
        found.add(code, { routeName: 'frontend.detail.page', foreignKey: product.id }, product.seoUrls ?? [], changedAt(product));
      }
      return elements.length;
    }),
  );
  return { entries: found.entries(homeCategoryId), isLast: counts.every((count) => count < ROWS) };
}

/** What was last found, for all: a sitemap is asked for in each locale, and by many. 40,000 products are kept at most. */
const chunks = createSharedAnswers<{ entries: SitemapEntry[]; isLast: boolean }>({ keptMs: 600_000, most: PAGES_OF_PART + 1 });
const counts = createSharedAnswers<number>({ keptMs: 600_000, most: 10 });

/** How many sitemaps each locale needs. */
export function countSitemapParts(session: RequestSession, origin: string): Promise<number> {
  return counts.get(origin, async () => {
    const { total } = await listProducts(session.client, { limit: 1, 'total-count-mode': 'exact', includes: { product: ['id'] } });
    return Math.max(1, Math.ceil(total / (ROWS * PAGES_OF_PART)));
  });
}

/**
 * The pages of one part of the shop, in every language that it has: home, categories and landing pages in the first, and products in all.
 * The store is asked page by page while the answer is on its way.
 * @param part From 1.
 */
export async function* sitemapEntries(
  session: RequestSession,
  origin: string,
  part: number,
): AsyncGenerator<SitemapEntry, void, undefined> {
  const homeCategoryId = session.salesChannel.navigationCategoryId;
  const languages = await languagesOf(session, origin);
  if (part === 1) {
    const { entries } = await chunks.get(`${origin} content`, async () => {
      const found = await Promise.all([categoryEntries(languages, homeCategoryId), landingPageEntries(languages, homeCategoryId)]);
      return { entries: found.flat(), isLast: true };
    });
    yield* entries;
  }
  for (let page = (part - 1) * PAGES_OF_PART + 1; page <= part * PAGES_OF_PART; page += 1) {
    const { entries, isLast } = await chunks.get(`${origin} ${page}`, () => productEntries(languages, homeCategoryId, page));
    yield* entries;
    if (isLast) return;
  }
}
