import type { Catalogue } from '../catalogue/catalogue-model.ts';
import type { AddressModel, AdminUserModel, ShopperModel } from '../catalogue/market-model.ts';
import type { Address, CustomerStore } from './customers.ts';
import { hashPassword, isoDate, newId } from './ids.ts';
import type { NewsletterStore } from './newsletter.ts';

function addressOf(shopper: ShopperModel, address: AddressModel, createdAt: string): Address {
  return {
    id: address.id,
    customerId: shopper.id,
    countryId: address.countryId,
    countryStateId: address.countryStateId ?? null,
    salutationId: shopper.salutationId,
    firstName: shopper.firstName,
    lastName: shopper.lastName,
    zipcode: address.zipcode,
    city: address.city,
    company: null,
    department: null,
    title: null,
    street: address.street,
    phoneNumber: null,
    additionalAddressLine1: null,
    additionalAddressLine2: null,
    createdAt,
    updatedAt: null,
  };
}

/** Creates the demo shoppers that don't exist yet; those who changed their account keep it. */
export function seedShoppers(catalogue: Catalogue, customers: CustomerStore, newsletter: NewsletterStore): void {
  for (const shopper of catalogue.shoppers) {
    if (customers.find(shopper.id)) continue;
    customers.reserveNumber(Number(shopper.customerNumber));
    const now = isoDate(Date.now());
    const { address } = shopper;
    customers.save({
      id: shopper.id,
      customerNumber: shopper.customerNumber,
      email: shopper.email,
      guest: false,
      active: true,
      passwordHash: hashPassword(shopper.password),
      optIn: null,
      languageId: catalogue.languages.find((language) => language.code === shopper.languageCode)?.id ?? '',
      salutationId: shopper.salutationId,
      firstName: shopper.firstName,
      lastName: shopper.lastName,
      title: null,
      company: shopper.company ?? null,
      vatIds: null,
      accountType: shopper.company === undefined ? 'private' : 'business',
      ...(shopper.customerGroupId === undefined ? {} : { groupId: shopper.customerGroupId }),
      birthday: null,
      defaultPaymentMethodId: catalogue.salesChannel.paymentMethodId,
      lastPaymentMethodId: null,
      defaultBillingAddressId: address.id,
      defaultShippingAddressId: address.id,
      firstLogin: null,
      lastLogin: null,
      lastOrderDate: null,
      orderCount: 0,
      orderTotalAmount: 0,
      reviewCount: 0,
      createdAt: now,
      updatedAt: null,
    });
    for (const entry of [address, ...(shopper.furtherAddresses ?? [])]) customers.saveAddress(addressOf(shopper, entry, now));
    if (shopper.newsletter) {
      newsletter.save({ email: shopper.email, status: 'direct', hash: newId(), firstName: shopper.firstName, lastName: shopper.lastName });
    }
  }
}

/** Admin users with their passwords as hashes: nothing but sign-in needs them. */
export function adminUsers(catalogue: Catalogue): (AdminUserModel & { passwordHash: string })[] {
  return catalogue.adminUsers.map((user) => ({ ...user, passwordHash: hashPassword(user.password) }));
}
