import { listAt, textAt } from '../../json-path.ts';
import { addressOf, type DoctorCheck, type ExaminedStore } from '../examined-store.ts';
import type { Finding } from '../finding.ts';

const DOMAINS = 'Administration: Sales Channels → the channel → Domains.';

function languageFinding({ languages }: ExaminedStore, locale: string): Finding | undefined {
  if (languages.some((language) => textAt(language, 'translationCode.code') === locale)) return undefined;
  const same = languages
    .map((language) => textAt(language, 'translationCode.code'))
    .filter((code) => code.split('-')[0] === locale.split('-')[0]);
  return {
    id: 'language-missing',
    severity: 'error',
    title: `The sales channel lacks the language ${locale}`,
    ...(same.length > 0 ? { detail: `It has ${same.join(', ')}.` } : {}),
    remedy: `Add a language with the locale ${locale} (Settings → Languages), then add it to the sales channel. Or run the apps without that locale.`,
  };
}

function domainFindings(store: ExaminedStore, locale: string): Finding[] {
  const { context, languages, currencies, locales, options } = store;
  const language = languages.find((entry) => textAt(entry, 'translationCode.code') === locale);
  if (!language) return [];
  const domains = listAt(context, 'salesChannel.domains');
  const wanted = options.origin === undefined ? undefined : addressOf(options.origin, locales, locale);
  const domain = domains.find((entry) => (wanted === undefined ? entry['languageId'] === language['id'] : entry['url'] === wanted));
  if (!domain) {
    if (wanted !== undefined && domains.some((entry) => entry['url'] === `${wanted}/`)) {
      return [
        {
          id: 'domain-slash',
          severity: 'error',
          title: `The domain for ${locale} ends with a slash`,
          detail: `${wanted}/`,
          remedy: `Remove the slash: registrations from ${wanted} are refused otherwise. ${DOMAINS}`,
        },
      ];
    }
    return [
      {
        id: 'domain-missing',
        severity: 'error',
        title: `The sales channel has no domain for ${locale}`,
        detail: `${wanted === undefined ? '' : `Expected ${wanted}; `}it has ${domains.map(({ url }) => String(url)).join(', ') || 'none'}.`,
        remedy: `Add ${wanted ?? 'a domain'} with the language ${locale} and its currency. ${DOMAINS}`,
      },
    ];
  }
  const findings: Finding[] = [];
  if (domain['languageId'] !== language['id']) {
    findings.push({
      id: 'domain-language',
      severity: 'error',
      title: `The domain for ${locale} has another language`,
      detail: String(domain['url']),
      remedy: `Set its language to ${locale}. ${DOMAINS}`,
    });
  }
  if (!currencies.some(({ id }) => id === domain['currencyId'])) {
    findings.push({
      id: 'domain-currency',
      severity: 'error',
      title: `The currency of the domain for ${locale} does not belong to the sales channel`,
      detail: String(domain['url']),
      remedy: 'Add the currency to the sales channel (General settings), or choose another one for the domain.',
    });
  }
  return findings;
}

/** A language and a domain with its currency for each locale. */
export const examineDomains: DoctorCheck = (store) =>
  Promise.resolve(store.locales.flatMap((locale) => [languageFinding(store, locale) ?? [], domainFindings(store, locale)].flat()));
