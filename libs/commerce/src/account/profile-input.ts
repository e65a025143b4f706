import type * as z from 'zod/mini';
import type { Customer, ProfileInput } from '@vitrine/store-api-client';
import type { profileSchema } from './account-forms.ts';

/** A business has a company and a number for value added tax; both are asked of it alone. */
export const isBusiness = (customer: Pick<Customer, 'accountType'>): boolean => customer.accountType === 'business';

/** The day of a store's date, as a form shows it. */
export const dayOf = (date: unknown): string => (typeof date === 'string' ? (/^\d{4}-\d{2}-\d{2}/.exec(date)?.[0] ?? '') : '');

/**
 * A customer's own data as the store takes them. It takes them as a whole: what the form does not ask for is sent as it was, and
 * what was emptied is null.
 */
export function profileInput(
  { salutationId, firstName, lastName, birthday, company, vatIds }: z.output<typeof profileSchema>,
  customer: Pick<Customer, 'accountType' | 'title'>,
): ProfileInput {
  const [year = null, month = null, day = null] = birthday === '' ? [] : birthday.split('-').map(Number);
  return {
    firstName,
    lastName,
    salutationId: salutationId || null,
    title: customer.title ?? null,
    birthdayDay: day,
    birthdayMonth: month,
    birthdayYear: year,
    ...(isBusiness(customer) ? { accountType: 'business' as const, company, vatIds: vatIds === '' ? [] : [vatIds] } : {}),
  };
}
