import { useTranslate } from '@vitrine/i18n/react';

/** Fields of a store by their own names, and those of our texts. */
const LABELS = {
  salutationId: 'salutation',
  title: 'title',
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  password: 'password',
  accountType: 'accountType',
  company: 'company',
  department: 'department',
  vatIds: 'vatId',
  vatId: 'vatId',
  street: 'street',
  additionalAddressLine1: 'additionalAddressLine1',
  additionalAddressLine2: 'additionalAddressLine2',
  zipcode: 'zipcode',
  city: 'city',
  countryId: 'country',
  countryStateId: 'state',
  phoneNumber: 'phone',
  phone: 'phone',
  birthday: 'birthday',
} as const;

const isKnown = (name: string): name is keyof typeof LABELS => Object.hasOwn(LABELS, name);

/** Words for a store's field by its name, such as `billingAddress.phoneNumber`: ours, else the name itself as words. */
export function useFieldLabel(): (name: string) => string {
  const t = useTranslate();
  return (name) => {
    const last = name.split('.').at(-1) ?? name;
    if (isKnown(last)) return t(`common.field.${LABELS[last]}`);
    const words = last
      .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
      .replaceAll(/[_-]+/g, ' ')
      .toLowerCase();
    return words.charAt(0).toUpperCase() + words.slice(1);
  };
}
