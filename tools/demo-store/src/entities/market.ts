import { idOf } from '../catalogue/id.ts';
import type {
  CountryModel,
  CountryStateModel,
  CurrencyModel,
  DeliveryTimeModel,
  LanguageModel,
  SalutationModel,
  TaxModel,
  UnitModel,
} from '../catalogue/market-model.ts';
import type { ShopContext } from '../server/shop-context.ts';
import { type Entity, stamps } from './entity.ts';

export const ROUNDING: Entity = {
  decimals: 2,
  interval: 0.01,
  roundForNet: true,
  apiAlias: 'shopware_core_framework_data_abstraction_layer_pricing_cash_rounding_config',
};

const ADDRESS_FORMAT = [
  ['address/company', 'symbol/dash', 'address/department'],
  ['address/first_name', 'address/last_name'],
  ['address/street'],
  ['address/zipcode', 'address/city'],
  ['address/country'],
];

const EU = new Set([
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
]);

const LOCALE_NAMES: Record<string, { name: string; territory: string }> = {
  'en-US': { name: 'English', territory: 'United States' },
  'en-GB': { name: 'English', territory: 'United Kingdom' },
  'de-DE': { name: 'German', territory: 'Germany' },
};

function localeEntity(code: string): Entity {
  const { name, territory } = LOCALE_NAMES[code] ?? { name: code, territory: code };
  return {
    translated: { name, territory, customFields: {} },
    ...stamps(),
    code,
    name,
    territory,
    customFields: null,
    id: idOf(`locale:${code}`),
    apiAlias: 'locale',
  };
}

export function languageEntity(language: LanguageModel, withLocale = false): Entity {
  const localeId = idOf(`locale:${language.code}`);
  return {
    translated: [],
    ...stamps(),
    parentId: null,
    localeId,
    translationCodeId: localeId,
    translationCode: localeEntity(language.code),
    name: language.name,
    locale: withLocale ? localeEntity(language.code) : null,
    parent: null,
    children: null,
    customFields: null,
    id: language.id,
    apiAlias: 'language',
  };
}

export function currencyEntity(ctx: ShopContext, currency: CurrencyModel): Entity {
  return {
    translated: { shortName: currency.isoCode, name: ctx.full(currency.name), customFields: {} },
    ...stamps(),
    isoCode: currency.isoCode,
    factor: currency.factor,
    symbol: currency.symbol,
    shortName: currency.isoCode,
    name: ctx.raw(currency.name),
    position: ctx.index.catalogue.currencies.indexOf(currency) + 1,
    isSystemDefault: currency.isoCode === 'EUR',
    itemRounding: ROUNDING,
    totalRounding: ROUNDING,
    taxFreeFrom: 0,
    customFields: null,
    id: currency.id,
    apiAlias: 'currency',
  };
}

function taxFree(ctx: ShopContext, enabled: boolean): Entity {
  return {
    enabled,
    currencyId: ctx.currency.id,
    amount: 0,
    apiAlias: 'shopware_core_framework_data_abstraction_layer_tax_free_config',
  };
}

export function countryEntity(ctx: ShopContext, country: CountryModel, withStates = false): Entity {
  return {
    translated: { name: ctx.full(country.name), customFields: {}, addressFormat: ADDRESS_FORMAT },
    ...stamps(),
    name: ctx.raw(country.name),
    iso: country.iso,
    position: country.position,
    active: true,
    shippingAvailable: country.shippingAvailable,
    iso3: country.iso3,
    displayStateInRegistration: country.states.length > 0,
    forceStateInRegistration: country.forceStateInRegistration,
    checkVatIdPattern: false,
    vatIdPattern: null,
    vatIdRequired: false,
    customerTax: taxFree(ctx, country.taxDisplay === 'free'),
    companyTax: taxFree(ctx, country.taxDisplay === 'free'),
    states: withStates ? country.states.map((state) => stateEntity(ctx, country, state)) : null,
    translations: null,
    postalCodeRequired: country.postalCodeRequired,
    isEu: EU.has(country.iso),
    checkPostalCodePattern: false,
    checkAdvancedPostalCodePattern: false,
    advancedPostalCodePattern: null,
    defaultPostalCodePattern: country.iso === 'DE' ? '\\d{5}' : null,
    addressFormat: ADDRESS_FORMAT,
    customFields: null,
    id: country.id,
    apiAlias: 'country',
  };
}

export function stateEntity(ctx: ShopContext, country: CountryModel, state: CountryStateModel): Entity {
  return {
    translated: { name: ctx.full(state.name), customFields: {} },
    ...stamps(),
    countryId: country.id,
    shortCode: state.shortCode,
    name: ctx.raw(state.name),
    position: country.states.indexOf(state) + 1,
    active: true,
    customFields: null,
    id: state.id,
    apiAlias: 'country_state',
  };
}

export function salutationEntity(ctx: ShopContext, salutation: SalutationModel): Entity {
  return {
    translated: { displayName: ctx.full(salutation.displayName), letterName: ctx.full(salutation.letterName), customFields: {} },
    ...stamps(),
    salutationKey: salutation.salutationKey,
    displayName: ctx.raw(salutation.displayName),
    letterName: ctx.raw(salutation.letterName),
    customFields: null,
    id: salutation.id,
    apiAlias: 'salutation',
  };
}

export function findSalutation(ctx: ShopContext, id: string | null): Entity | null {
  const salutation = ctx.index.catalogue.salutations.find((entry) => entry.id === id);
  return salutation ? salutationEntity(ctx, salutation) : null;
}

export function taxModelEntity(ctx: ShopContext, tax: TaxModel): Entity {
  return {
    translated: [],
    ...stamps(),
    taxRate: tax.rate,
    name: tax.name,
    position: ctx.index.catalogue.taxes.indexOf(tax) + 1,
    customFields: null,
    id: tax.id,
    apiAlias: 'tax',
  };
}

export function deliveryTimeEntity(ctx: ShopContext, deliveryTime: DeliveryTimeModel): Entity {
  return {
    translated: { name: ctx.full(deliveryTime.name), customFields: {} },
    ...stamps(),
    name: ctx.raw(deliveryTime.name),
    min: deliveryTime.min,
    max: deliveryTime.max,
    unit: deliveryTime.unit,
    customFields: null,
    id: deliveryTime.id,
    apiAlias: 'delivery_time',
  };
}

export function unitEntity(ctx: ShopContext, unit: UnitModel): Entity {
  return {
    translated: { shortCode: ctx.full(unit.shortCode), name: ctx.full(unit.name), customFields: {} },
    ...stamps(),
    shortCode: ctx.raw(unit.shortCode),
    name: ctx.raw(unit.name),
    customFields: null,
    id: unit.id,
    apiAlias: 'unit',
  };
}

export function findDeliveryTime(ctx: ShopContext, id: string | null): DeliveryTimeModel | undefined {
  return ctx.index.catalogue.deliveryTimes.find((entry) => entry.id === id);
}
