import { alternateLookup, type PageIdentity, pagePath, SHOP_LOCALES } from '@vitrine/routing';
import { isLocaleCode, type LocaleCode, matchDomain, routeLanguageId } from '@vitrine/session';
import type { RequestSession } from '@vitrine/session/server';
import { findSeoUrls } from '@vitrine/store-api-client';
import { createSharedAnswers } from './shared-answers.ts';

/** Addresses seldom change, and an old one leads on to the new one. */
const addresses = createSharedAnswers<string>({ keptMs: 300_000, most: 5_000 });

/** The store's language of each locale, as far as it has one. */
export async function localeLanguages(session: RequestSession, origin: string): Promise<Map<LocaleCode, string>> {
  const languages = await session.shared.languages();
  return new Map(
    SHOP_LOCALES.locales.flatMap(({ code }): [LocaleCode, string][] => {
      if (!isLocaleCode(code)) return [];
      const id = routeLanguageId(code, matchDomain(session.salesChannel.domains, origin, code), languages);
      return id === undefined ? [] : [[code, id]];
    }),
  );
}

/**
 * A page's own path in each other language, by locale code and without prefix: what a language switch and the search engines need.
 * All visitors share the answer, so that a page asks the store for it seldom. Where the store does not answer, the path that holds in every
 * language stands in its place.
 */
export async function otherAddresses(
  session: RequestSession,
  page: PageIdentity,
  origin: string,
): Promise<Partial<Record<LocaleCode, string>>> {
  const homeCategoryId = session.salesChannel.navigationCategoryId;
  const fallback = pagePath(page, [], { homeCategoryId });
  const languages = await localeLanguages(session, origin).catch(() => new Map<LocaleCode, string>());
  const entries = SHOP_LOCALES.locales
    .map(({ code }) => code)
    .filter((code): code is LocaleCode => isLocaleCode(code) && code !== session.locale)
    .map(async (code): Promise<[LocaleCode, string]> => {
      const languageId = languages.get(code);
      if (fallback === '/' || languageId === undefined) return [code, fallback];
      return [code, await addressIn(session, page, languageId).catch(() => fallback)];
    });
  return Object.fromEntries(await Promise.all(entries));
}

function addressIn(session: RequestSession, page: PageIdentity, languageId: string): Promise<string> {
  return addresses.get(`${languageId} ${page.routeName} ${page.foreignKey}`, async () => {
    const { elements } = await findSeoUrls(session.client.withLanguage(languageId), alternateLookup(page));
    return pagePath(page, elements);
  });
}
