import { defaultLocale, type LocaleCode, localeCodes, prefixOf } from '../locales.ts';
import { matchDomain } from '../start-up.ts';
import type { SessionConfig } from './config.ts';
import { baseCatalogue } from './route-facts.ts';
import { SessionError } from './session-error.ts';

/** What the check of the public origin found. */
export interface PublicOriginReport {
  /** Locales that have no domain of their own: they show the sales channel's default language or currency. */
  readonly localesWithoutDomain: readonly LocaleCode[];
}

/**
 * Checks that the public origin is a domain of the sales channel: the store needs it for mails, and it decides
 * language and currency of each locale.
 * @throws SessionError `PUBLIC_ORIGIN_NOT_A_DOMAIN`, saying how to mend it.
 */
export async function checkPublicOrigin(config: SessionConfig): Promise<PublicOriginReport> {
  const { domains } = await baseCatalogue(config).salesChannel();
  const locales = [...new Set([defaultLocale(), ...localeCodes()])];
  const localesWithoutDomain = locales.filter((locale) => !matchDomain(domains, config.publicOrigin, locale));
  if (localesWithoutDomain.length < locales.length) return { localesWithoutDomain };
  const known = (domains ?? []).map((domain) => domain.url);
  throw new SessionError(
    'PUBLIC_ORIGIN_NOT_A_DOMAIN',
    [
      `PUBLIC_ORIGIN is ${config.publicOrigin}, which is no domain of the sales channel that STORE_API_ACCESS_KEY belongs to.`,
      known.length > 0 ? `Its domains are: ${known.join(', ')}` : 'It has no domains.',
      `Mend it in the administration: Sales Channels → (the channel) → Domains: add ${locales.map((locale) => `${config.publicOrigin}${prefixOf(locale)}`).join(', ')},`,
      'each with its language and currency. Or set PUBLIC_ORIGIN to one of the domains above.',
    ].join('\n'),
  );
}
