import type { SalesChannel, SalesChannelDomain } from '@vitrine/store-api-client';
import { type LocaleCode, prefixOf } from '../locales.ts';
import { matchDomain, routeLanguageId } from '../start-up.ts';
import type { AnonymousKey } from './anonymous-contexts.ts';
import type { SessionConfig } from './config.ts';
import { stateOf } from './session-state.ts';
import { createSharedCatalogue, type SharedCatalogue } from './shared-catalogue.ts';

/** What an address's locale means at the store. */
export interface RouteFacts {
  readonly locale: LocaleCode;
  readonly domain: SalesChannelDomain | undefined;
  /** Address that store mails link to: the domain's, letter for letter; without one, origin plus prefix. */
  readonly storefrontUrl: string;
  readonly languageId: string;
  readonly currencyId: string;
  readonly salesChannel: SalesChannel;
  readonly anonymous: AnonymousKey;
}

const BASE: AnonymousKey = { domainUrl: undefined, currencyId: undefined, languageId: undefined };

/** The facts that no locale changes: the sales channel and its languages. */
export function baseCatalogue(config: SessionConfig): SharedCatalogue {
  const { cache, anonymous } = stateOf(config);
  return createSharedCatalogue(cache, 'base', () => anonymous.client(BASE));
}

/** Domain, language and currency of a locale. Asks the store only when its shared facts are cold. */
export async function routeFacts(config: SessionConfig, locale: LocaleCode): Promise<RouteFacts> {
  const base = baseCatalogue(config);
  const [salesChannel, languages] = await Promise.all([base.salesChannel(), base.languages()]);
  const domain = matchDomain(salesChannel.domains, config.publicOrigin, locale);
  const languageId = routeLanguageId(locale, domain, languages) ?? salesChannel.languageId;
  const currencyId = domain?.currencyId ?? salesChannel.currencyId;
  return {
    locale,
    domain,
    storefrontUrl: domain?.url ?? `${config.publicOrigin}${prefixOf(locale)}`,
    languageId,
    currencyId,
    salesChannel,
    anonymous: { domainUrl: domain?.url, currencyId, languageId },
  };
}

/** Shared facts in a route's language. */
export function catalogueOf(config: SessionConfig, route: RouteFacts): SharedCatalogue {
  const { cache, anonymous } = stateOf(config);
  return createSharedCatalogue(cache, `${route.anonymous.domainUrl ?? ''} ${route.languageId}`, () => anonymous.client(route.anonymous));
}
