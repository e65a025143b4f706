import { idOf } from '../catalogue/id.ts';
import type { CustomerGroupModel, DomainModel, LocalizedText } from '../catalogue/market-model.ts';
import type { ShopContext } from '../server/shop-context.ts';
import { type Entity, LIVE_VERSION, stamps } from './entity.ts';
import { currencyEntity } from './market.ts';

export const CUSTOMER_GROUP_ID = idOf('customer-group:standard');

/** Of everybody who is in no other. */
export const CUSTOMER_GROUP: CustomerGroupModel = {
  id: CUSTOMER_GROUP_ID,
  name: { 'en-US': 'Standard customer group', 'de-DE': 'Standard-Kundengruppe' },
  displayGross: true,
};

export function customerGroupEntity(ctx: ShopContext, group: CustomerGroupModel = ctx.customerGroup): Entity {
  const { id, name, displayGross, registration } = group;
  const registrationIn = (read: (text: LocalizedText | undefined) => string | null): Entity => ({
    registrationTitle: read(registration?.title),
    registrationIntroduction: read(registration?.introduction),
    registrationOnlyCompanyRegistration: registration?.onlyCompanies ?? null,
    registrationSeoMetaDescription: read(registration?.seoMetaDescription),
  });
  return {
    translated: { name: ctx.full(name), customFields: {}, ...registrationIn(ctx.full) },
    ...stamps(),
    name: ctx.raw(name),
    displayGross,
    registrationActive: registration !== undefined,
    ...registrationIn(ctx.raw),
    customFields: null,
    id,
    apiAlias: 'customer_group',
  };
}

/** The address of a domain follows the public origin. No slash at its end. */
export function domainUrl(publicOrigin: string, domain: DomainModel): string {
  return `${publicOrigin}${domain.path}`;
}

function languageOf(ctx: ShopContext, domain: DomainModel): string | undefined {
  return ctx.index.languageByCode.get(domain.languageCode)?.id;
}

function domainEntity(ctx: ShopContext, domain: DomainModel): Entity {
  return {
    translated: [],
    ...stamps(),
    url: domainUrl(ctx.publicOrigin, domain),
    currencyId: ctx.index.catalogue.currencies.find((currency) => currency.isoCode === domain.currencyCode)?.id,
    currency: null,
    snippetSetId: idOf(`snippet-set:${domain.languageCode}`),
    salesChannelId: ctx.index.catalogue.salesChannel.id,
    languageId: languageOf(ctx, domain),
    language: null,
    salesChannelDefaultHreflang: null,
    hreflangUseOnlyLocale: false,
    customFields: null,
    id: domain.id,
    apiAlias: 'sales_channel_domain',
  };
}

export function salesChannelEntity(ctx: ShopContext): Entity {
  const { salesChannel, currencies } = ctx.index.catalogue;
  const currency = currencies.find((entry) => entry.isoCode === salesChannel.currencyCode);
  return {
    translated: {
      name: ctx.full(salesChannel.name),
      customFields: {},
      homeSlotConfig: null,
      homeEnabled: true,
      homeName: null,
      homeMetaTitle: null,
      homeMetaDescription: null,
      homeKeywords: null,
    },
    ...stamps(),
    languageId: ctx.index.languageByCode.get(salesChannel.languageCode)?.id,
    currencyId: currency?.id,
    paymentMethodId: salesChannel.paymentMethodId,
    shippingMethodId: salesChannel.shippingMethodId,
    countryId: salesChannel.countryId,
    navigationCategoryId: salesChannel.navigationCategoryId,
    navigationCategoryVersionId: LIVE_VERSION,
    navigationCategoryDepth: 3,
    footerCategoryId: salesChannel.footerCategoryId,
    footerCategoryVersionId: LIVE_VERSION,
    serviceCategoryId: salesChannel.serviceCategoryId,
    serviceCategoryVersionId: LIVE_VERSION,
    name: ctx.raw(salesChannel.name),
    shortName: null,
    configuration: null,
    active: true,
    maintenance: false,
    taxCalculationType: 'horizontal',
    currency: currency ? currencyEntity(ctx, currency) : null,
    language: null,
    paymentMethod: null,
    shippingMethod: null,
    country: null,
    domains: salesChannel.domains.map((domain) => domainEntity(ctx, domain)),
    navigationCategory: null,
    footerCategory: null,
    serviceCategory: null,
    mailHeaderFooterId: null,
    customerGroupId: CUSTOMER_GROUP_ID,
    hreflangActive: false,
    hreflangDefaultDomainId: null,
    hreflangDefaultDomain: null,
    customFields: null,
    id: salesChannel.id,
    apiAlias: 'sales_channel',
  };
}
