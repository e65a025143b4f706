import type { Entity, StoreDate } from './entity.ts';
import type { Country, CountryState, PaymentMethod, Salutation } from './sales-channel-context.ts';

/** An address of a customer. */
export interface CustomerAddress extends Entity<'customer_address'> {
  customerId?: string;
  salutationId?: string | null;
  salutation?: Salutation | null;
  firstName: string;
  lastName: string;
  street: string;
  zipcode?: string | null;
  city: string;
  countryId: string;
  country?: Country | null;
  countryStateId?: string | null;
  countryState?: CountryState | null;
  company?: string | null;
  department?: string | null;
  title?: string | null;
  phoneNumber?: string | null;
  additionalAddressLine1?: string | null;
  additionalAddressLine2?: string | null;
}

/** A person who shops: registered, or a guest. */
export interface Customer extends Entity<'customer'> {
  customerNumber?: string;
  salutationId?: string | null;
  salutation?: Salutation | null;
  title?: string | null;
  firstName: string;
  lastName: string;
  email: string;
  company?: string | null;
  vatIds?: string[] | null;
  accountType?: 'private' | 'business' | (string & {});
  active: boolean;
  guest: boolean;
  groupId?: string;
  /** The group that the shop’s owner has not yet let the customer into. From 6.7 on. */
  requestedGroupId?: string | null;
  birthday?: StoreDate | null;
  languageId?: string;
  orderCount?: number;
  defaultBillingAddressId?: string;
  defaultShippingAddressId?: string;
  defaultBillingAddress?: CustomerAddress | null;
  defaultShippingAddress?: CustomerAddress | null;
  /** The session's choice; filled in the session context only. */
  activeBillingAddress?: CustomerAddress | null;
  activeShippingAddress?: CustomerAddress | null;
  addresses?: CustomerAddress[] | null;
  /** Gone in 6.7: read `lastPaymentMethod` then. */
  defaultPaymentMethodId?: string;
  defaultPaymentMethod?: PaymentMethod | null;
  lastPaymentMethodId?: string | null;
  lastPaymentMethod?: PaymentMethod | null;
  doubleOptInRegistration?: boolean;
  doubleOptInConfirmDate?: StoreDate | null;
}

/** An address as a form sends it. Updates are never partial. */
export interface AddressInput {
  salutationId?: string | null;
  title?: string;
  firstName: string;
  lastName: string;
  street: string;
  zipcode?: string;
  city: string;
  countryId: string;
  countryStateId?: string | null;
  company?: string | null;
  department?: string | null;
  phoneNumber?: string | null;
  additionalAddressLine1?: string | null;
  additionalAddressLine2?: string | null;
}

/** A registration. Companies are read from `billingAddress.company`. */
export interface RegistrationInput {
  salutationId?: string | null;
  title?: string;
  firstName: string;
  lastName: string;
  email: string;
  /** Left out for guests. */
  password?: string;
  guest?: boolean;
  accountType?: 'private' | 'business';
  company?: string;
  vatIds?: string[];
  birthdayDay?: number;
  birthdayMonth?: number;
  birthdayYear?: number;
  acceptedDataProtection?: boolean;
  /** A domain URL of the sales channel, character for character: no trailing slash. */
  storefrontUrl: string;
  billingAddress: Omit<AddressInput, 'firstName' | 'lastName'> & Partial<Pick<AddressInput, 'firstName' | 'lastName'>>;
  shippingAddress?: AddressInput;
  affiliateCode?: string;
  campaignCode?: string;
  /** A group that takes registrations: `getCustomerGroupRegistration`. The shop’s owner lets the customer in, or not. */
  requestedGroupId?: string;
}

/** Customers with common conditions, and how one registers for them. Texts in the session’s language are in `translated`. */
export interface CustomerGroup extends Entity<'customer_group'> {
  name?: string | null;
  /** Its customers see prices with tax. */
  displayGross?: boolean;
  registrationActive?: boolean;
  registrationTitle?: string | null;
  /** Merchant’s HTML: sanitise it before it is shown. */
  registrationIntroduction?: string | null;
  /** Only companies may register. Servers do not check it. */
  registrationOnlyCompanyRegistration?: boolean | null;
  registrationSeoMetaDescription?: string | null;
  translated: {
    name?: string | null;
    registrationTitle?: string | null;
    /** Merchant’s HTML: sanitise it before it is shown. */
    registrationIntroduction?: string | null;
    registrationOnlyCompanyRegistration?: boolean | null;
    registrationSeoMetaDescription?: string | null;
  };
}

/** A change of one's own data. */
export interface ProfileInput {
  salutationId?: string | null;
  title?: string | null;
  firstName: string;
  lastName: string;
  accountType?: 'private' | 'business';
  company?: string | null;
  vatIds?: string[] | null;
  birthdayDay?: number | null;
  birthdayMonth?: number | null;
  birthdayYear?: number | null;
}

/** Where a newsletter subscription stands. */
export type NewsletterStatus = 'undefined' | 'notSet' | 'optIn' | 'optOut' | 'direct' | (string & {});
