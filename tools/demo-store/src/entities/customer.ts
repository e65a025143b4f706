import type { AssociationTree } from '../criteria/associations.ts';
import type { ShopContext } from '../server/shop-context.ts';
import type { Address, Customer } from '../store/customers.ts';
import { type Entity, searchExtension } from './entity.ts';
import { countryEntity, findSalutation, stateEntity } from './market.ts';
import { paymentMethodEntity } from './methods.ts';
import { CUSTOMER_GROUP_ID, customerGroupEntity } from './sales-channel.ts';

export function addressEntity(ctx: ShopContext, address: Address, withAssociations = true): Entity {
  const country = ctx.index.countries.get(address.countryId);
  const state = country?.states.find((entry) => entry.id === address.countryStateId);
  return {
    translated: [],
    createdAt: address.createdAt,
    updatedAt: address.updatedAt,
    customerId: address.customerId,
    countryId: address.countryId,
    countryStateId: address.countryStateId,
    salutationId: address.salutationId,
    firstName: address.firstName,
    lastName: address.lastName,
    zipcode: address.zipcode,
    city: address.city,
    company: address.company,
    department: address.department,
    title: address.title,
    street: address.street,
    phoneNumber: address.phoneNumber,
    additionalAddressLine1: address.additionalAddressLine1,
    additionalAddressLine2: address.additionalAddressLine2,
    country: withAssociations && country ? countryEntity(ctx, country) : null,
    countryState: withAssociations && country && state ? stateEntity(ctx, country, state) : null,
    salutation: withAssociations ? findSalutation(ctx, address.salutationId) : null,
    customFields: null,
    id: address.id,
    apiAlias: 'customer_address',
  };
}

export interface CustomerParts {
  /** Default and active addresses, as `/context` and register give them. */
  defaultAddresses?: boolean;
  activeAddresses?: boolean;
  /** The address book, with what is wanted of each address. */
  addresses?: AssociationTree;
  paymentMethod?: boolean;
  group?: boolean;
  salutation?: boolean;
  search?: boolean;
  /** Just registered: some fields are blank that are absent later. */
  registered?: boolean;
}

export function customerEntity(ctx: ShopContext, customer: Customer, parts: CustomerParts): Entity {
  const { services } = ctx;
  const address = (wanted: boolean | undefined, id: string | undefined): Entity | null => {
    const found = wanted && id !== undefined ? services.customers.address(id) : undefined;
    return found ? addressEntity(ctx, found) : null;
  };
  const { addresses: book } = parts;
  const method = ctx.index.paymentMethods.get(customer.defaultPaymentMethodId);
  return {
    ...(parts.search
      ? { extensions: searchExtension({ autoIncrement: Number(customer.customerNumber) - 9999, customerNumber: customer.customerNumber }) }
      : {}),
    translated: [],
    createdAt: customer.createdAt,
    updatedAt: customer.updatedAt,
    groupId: customer.groupId ?? CUSTOMER_GROUP_ID,
    ...(services.version === '6.6' ? {} : { requestedGroupId: customer.requestedGroupId ?? null }),
    defaultPaymentMethodId: customer.defaultPaymentMethodId,
    salesChannelId: ctx.index.catalogue.salesChannel.id,
    languageId: customer.languageId,
    lastPaymentMethodId: customer.lastPaymentMethodId,
    defaultBillingAddressId: customer.defaultBillingAddressId,
    defaultShippingAddressId: customer.defaultShippingAddressId,
    customerNumber: customer.customerNumber,
    salutationId: customer.salutationId,
    firstName: customer.firstName,
    lastName: customer.lastName,
    company: customer.company,
    email: customer.email,
    title: customer.title,
    vatIds: customer.vatIds,
    affiliateCode: null,
    campaignCode: null,
    active: customer.active,
    doubleOptInRegistration: customer.optIn !== null,
    doubleOptInEmailSentDate: customer.optIn?.sentAt ?? null,
    doubleOptInConfirmDate: customer.optIn?.confirmedAt ?? null,
    hash: customer.optIn?.hash ?? (parts.registered ? '' : null),
    guest: customer.guest,
    firstLogin: customer.firstLogin,
    lastLogin: customer.lastLogin,
    accountType: customer.accountType,
    birthday: customer.birthday,
    lastOrderDate: customer.lastOrderDate,
    orderCount: customer.orderCount,
    orderTotalAmount: customer.orderTotalAmount,
    reviewCount: customer.reviewCount,
    group: parts.group ? customerGroupEntity(ctx) : null,
    defaultPaymentMethod: parts.paymentMethod && method ? paymentMethodEntity(ctx, method) : null,
    language: null,
    lastPaymentMethod: null,
    salutation: parts.salutation ? findSalutation(ctx, customer.salutationId) : null,
    defaultBillingAddress: address(parts.defaultAddresses, customer.defaultBillingAddressId),
    defaultShippingAddress: address(parts.defaultAddresses, customer.defaultShippingAddressId),
    activeBillingAddress: address(parts.activeAddresses, ctx.billingAddress?.id ?? customer.defaultBillingAddressId),
    activeShippingAddress: address(parts.activeAddresses, ctx.shippingAddress?.id ?? customer.defaultShippingAddressId),
    addresses: book
      ? services.customers.addresses(customer.id).map((entry) => addressEntity(ctx, entry, Object.keys(book).length > 0))
      : null,
    tags: null,
    tagIds: null,
    createdById: null,
    updatedById: null,
    customFields: null,
    id: customer.id,
    apiAlias: 'customer',
  };
}
