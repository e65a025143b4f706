import { idOf } from '../id.ts';
import type {
  CountryModel,
  CurrencyModel,
  DeliveryTimeModel,
  DomainModel,
  LanguageModel,
  LocaleCode,
  SalutationModel,
  TaxModel,
  UnitModel,
} from '../market-model.ts';
import { same, t } from '../text.ts';
import { GERMAN_STATES, US_STATES } from './states.ts';

/** What stands between the origin and a path, by language. */
export const DOMAIN_PATHS: Readonly<Record<LocaleCode, string>> = { 'en-US': '', 'en-GB': '/en-GB', 'de-DE': '/de-DE' };

export const LANGUAGES: readonly LanguageModel[] = [
  { id: idOf('language:en-US'), code: 'en-US', name: 'English (US)' },
  { id: idOf('language:en-GB'), code: 'en-GB', name: 'English (UK)' },
  { id: idOf('language:de-DE'), code: 'de-DE', name: 'Deutsch' },
];

export const CURRENCIES: readonly CurrencyModel[] = [
  { id: idOf('currency:EUR'), isoCode: 'EUR', symbol: '€', name: same('Euro'), factor: 1 },
  { id: idOf('currency:USD'), isoCode: 'USD', symbol: '$', name: t('US dollar', 'US-Dollar'), factor: 1.1 },
  { id: idOf('currency:GBP'), isoCode: 'GBP', symbol: '£', name: t('Pound sterling', 'Pfund Sterling'), factor: 0.87 },
];

export const DOMAINS: DomainModel[] = [
  { id: idOf('domain:en-US'), path: DOMAIN_PATHS['en-US'], languageCode: 'en-US', currencyCode: 'USD' },
  { id: idOf('domain:en-GB'), path: DOMAIN_PATHS['en-GB'], languageCode: 'en-GB', currencyCode: 'GBP' },
  { id: idOf('domain:de-DE'), path: DOMAIN_PATHS['de-DE'], languageCode: 'de-DE', currencyCode: 'EUR' },
];

export const TAXES: readonly TaxModel[] = [
  { id: idOf('tax:standard'), name: 'Standard rate', rate: 19 },
  { id: idOf('tax:reduced'), name: 'Reduced rate', rate: 7 },
];

export const DELIVERY_TIMES: readonly DeliveryTimeModel[] = [
  { id: idOf('delivery-time:instant'), name: t('Instant download', 'Sofort per Download'), min: 0, max: 1, unit: 'hour' },
  { id: idOf('delivery-time:days'), name: t('2–4 days', '2–4 Tage'), min: 2, max: 4, unit: 'day' },
  { id: idOf('delivery-time:express'), name: t('1–2 days', '1–2 Tage'), min: 1, max: 2, unit: 'day' },
  { id: idOf('delivery-time:week'), name: t('1–2 weeks', '1–2 Wochen'), min: 1, max: 2, unit: 'week' },
  { id: idOf('delivery-time:weeks'), name: t('4–6 weeks', '4–6 Wochen'), min: 4, max: 6, unit: 'week' },
];

export const UNITS: readonly UnitModel[] = [
  { id: idOf('unit:ml'), shortCode: same('ml'), name: t('Milliliter', 'Milliliter', 'Millilitre') },
  { id: idOf('unit:g'), shortCode: same('g'), name: t('Gram', 'Gramm') },
];

export const SALUTATIONS: readonly SalutationModel[] = [
  {
    id: idOf('salutation:not_specified'),
    salutationKey: 'not_specified',
    displayName: t('Not specified', 'Keine Angabe'),
    letterName: t('Hello', 'Guten Tag'),
  },
  {
    id: idOf('salutation:mrs'),
    salutationKey: 'mrs',
    displayName: t('Ms.', 'Frau', 'Ms'),
    letterName: t('Dear Ms.', 'Sehr geehrte Frau', 'Dear Ms'),
  },
  {
    id: idOf('salutation:mr'),
    salutationKey: 'mr',
    displayName: t('Mr.', 'Herr', 'Mr'),
    letterName: t('Dear Mr.', 'Sehr geehrter Herr', 'Dear Mr'),
  },
];

interface CountryData {
  readonly iso: string;
  readonly iso3: string;
  readonly name: readonly [english: string, german: string];
  readonly states?: readonly (readonly [code: string, english: string, german?: string])[];
  readonly forced?: true;
  readonly free?: true;
  readonly noShipping?: true;
  readonly noZip?: true;
}

const COUNTRY_DATA: readonly CountryData[] = [
  { iso: 'DE', iso3: 'DEU', name: ['Germany', 'Deutschland'], states: GERMAN_STATES },
  { iso: 'AT', iso3: 'AUT', name: ['Austria', 'Österreich'] },
  { iso: 'CH', iso3: 'CHE', name: ['Switzerland', 'Schweiz'], free: true },
  { iso: 'GB', iso3: 'GBR', name: ['United Kingdom', 'Vereinigtes Königreich'] },
  { iso: 'US', iso3: 'USA', name: ['United States', 'Vereinigte Staaten'], states: US_STATES, forced: true },
  { iso: 'FR', iso3: 'FRA', name: ['France', 'Frankreich'] },
  { iso: 'NL', iso3: 'NLD', name: ['Netherlands', 'Niederlande'] },
  { iso: 'BE', iso3: 'BEL', name: ['Belgium', 'Belgien'] },
  { iso: 'DK', iso3: 'DNK', name: ['Denmark', 'Dänemark'] },
  { iso: 'SE', iso3: 'SWE', name: ['Sweden', 'Schweden'] },
  { iso: 'IT', iso3: 'ITA', name: ['Italy', 'Italien'] },
  { iso: 'ES', iso3: 'ESP', name: ['Spain', 'Spanien'] },
  { iso: 'IE', iso3: 'IRL', name: ['Ireland', 'Irland'], noZip: true },
  { iso: 'NO', iso3: 'NOR', name: ['Norway', 'Norwegen'], noShipping: true },
];

/** The id of a country by its two letters. */
export function countryId(iso: string): string {
  return idOf(`country:${iso}`);
}

/** The id of a state, e.g. `US-NY`. */
export function stateId(code: string): string {
  return idOf(`country-state:${code}`);
}

export const COUNTRIES: readonly CountryModel[] = COUNTRY_DATA.map((country, position) => ({
  id: countryId(country.iso),
  iso: country.iso,
  iso3: country.iso3,
  name: t(country.name[0], country.name[1]),
  position: position + 1,
  forceStateInRegistration: country.forced ?? false,
  postalCodeRequired: country.noZip !== true,
  taxDisplay: country.free === true ? 'free' : 'gross',
  shippingAvailable: country.noShipping !== true,
  states: (country.states ?? []).map(([code, english, german]) => ({
    id: stateId(code),
    shortCode: code,
    name: t(english, german ?? english),
  })),
}));
