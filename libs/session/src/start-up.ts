import { type LocaleCode, prefixOf } from './locales.ts';

/** A sales channel's domain, as far as start-up reads it. */
export interface StartUpDomain {
  readonly url: string;
  readonly languageId?: string | null | undefined;
  readonly currencyId?: string | null | undefined;
}

/** A sales channel context, as far as start-up reads it. */
export interface StartUpContext {
  readonly currency?: { readonly id?: string | undefined } | null | undefined;
  readonly context?: { readonly languageIdChain?: readonly string[] | null | undefined } | null | undefined;
  readonly salesChannel?:
    { readonly languageId?: string | undefined; readonly domains?: readonly StartUpDomain[] | null | undefined } | null | undefined;
}

/** A language, as far as start-up reads it. */
export interface StartUpLanguage {
  readonly id: string;
  readonly translationCode?: { readonly code?: string | undefined } | null | undefined;
}

/** What the stored context would have to become; empty when it fits already. */
export interface ContextPatch {
  readonly languageId?: string;
  readonly currencyId?: string;
}

/** What start-up found. */
export interface StartUpResult<Context, Language> {
  readonly context: Context;
  readonly languages: readonly Language[];
  /** The language of the route: by its domain, else by its locale's code, else the session's own. */
  readonly languageId: string | undefined;
  readonly domain: StartUpDomain | undefined;
  /** What differs between the stored context and the route. */
  readonly patch: ContextPatch;
}

const withoutSlash = (url: string) => url.replace(/(?<!\/)\/+$/, '');

/** The sales channel domain whose URL equals origin plus locale prefix (a slash at the end is no difference). */
export function matchDomain<Domain extends StartUpDomain>(
  domains: readonly Domain[] | null | undefined,
  origin: string,
  locale: LocaleCode,
): Domain | undefined {
  const wanted = withoutSlash(`${withoutSlash(origin)}${prefixOf(locale)}`);
  return domains?.find((domain) => withoutSlash(domain.url) === wanted);
}

/** The id of a route's language: its domain's, else that of the language with the locale's code. */
export function routeLanguageId(
  locale: LocaleCode,
  domain: StartUpDomain | undefined,
  languages: readonly StartUpLanguage[],
): string | undefined {
  return domain?.languageId ?? languages.find((language) => language.translationCode?.code?.toLowerCase() === locale.toLowerCase())?.id;
}

/**
 * The start-up rule of both apps: context and languages come in parallel; the language is changed only where the
 * route's and the session's differ; the currency is that of the domain whose URL matches origin plus prefix.
 * The result says what differs; {@link StartUpPorts.updateContext}, where given, is called with it once and the
 * context is read again. Leave it out while rendering: the URL's language goes as a header, and the stored context
 * changes only once a session exists, before a login, a cart write or an order.
 */
export async function startUp<Context extends StartUpContext, Language extends StartUpLanguage>(
  ports: StartUpPorts<Context, Language>,
  route: { readonly origin: string; readonly locale: LocaleCode },
): Promise<StartUpResult<Context, Language>> {
  const [context, languages] = await Promise.all([ports.loadContext(), ports.loadLanguages()]);
  const domain = matchDomain(context.salesChannel?.domains, route.origin, route.locale);
  const sessionLanguageId = context.context?.languageIdChain?.[0] ?? context.salesChannel?.languageId;
  const languageId = routeLanguageId(route.locale, domain, languages) ?? sessionLanguageId;
  const patch: ContextPatch = {
    ...(languageId && languageId !== sessionLanguageId ? { languageId } : {}),
    ...(domain?.currencyId && domain.currencyId !== context.currency?.id ? { currencyId: domain.currencyId } : {}),
  };
  if (!ports.updateContext || Object.keys(patch).length === 0) return { context, languages, languageId, domain, patch };
  await ports.updateContext(patch);
  return { context: await ports.loadContext(), languages, languageId, domain, patch };
}

/** How start-up reaches the store. */
export interface StartUpPorts<Context, Language> {
  loadContext(): Promise<Context>;
  loadLanguages(): Promise<readonly Language[]>;
  updateContext?: (patch: ContextPatch) => Promise<unknown>;
}
