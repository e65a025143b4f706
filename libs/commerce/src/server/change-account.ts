import { redirect } from 'react-router';
import type * as z from 'zod/mini';
import type { RequestScope } from '@vitrine/app-shell/server';
import { localePath } from '@vitrine/routing';
import {
  changeEmail,
  changePassword,
  changePaymentMethod,
  changeProfile,
  createAddress,
  deleteAddress,
  deleteCustomer,
  hasErrorCode,
  isEntityId,
  isStoreApiError,
  setDefaultBillingAddress,
  setDefaultShippingAddress,
  type StoreApiClient,
  subscribeNewsletter,
  unsubscribeNewsletter,
  updateAddress,
} from '@vitrine/store-api-client';
import {
  accountAddressSchema,
  type AccountAnswer,
  type AccountFormName,
  type AddressProblem,
  bareSchema,
  businessProfileSchema,
  changeEmailSchema,
  changePasswordSchema,
  paymentSchema,
  profileSchema,
} from '../account/account-forms.ts';
import { isBusiness, profileInput } from '../account/profile-input.ts';
import { addressChange, addressInput } from '../customer/address-input.ts';
import { readSubmission, submissionFailure } from './form-submission.ts';

interface Work<Values> {
  readonly form: AccountFormName;
  readonly schema: z.ZodMiniType<Values>;
  /** Of the log. */
  readonly what: string;
  /** The page that says that it is done. */
  readonly page: string;
  /** Fields of the store's that the form calls otherwise. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly carryOut: (client: StoreApiClient, values: Values) => Promise<unknown>;
  /** What of a refusal the form's page tells in words of its own. */
  readonly refusal?: (error: unknown) => Partial<AccountAnswer>;
}

/** A form of the account, from what was sent to where it leads. @throws Response to its page, once it is done: a reload does not do it again. */
async function answer<Values>({ session, page }: RequestScope, request: Request, work: Work<Values>): Promise<AccountAnswer> {
  page.markNoStore();
  const { form } = work;
  const submission = await readSubmission(request, work.schema);
  if ('failure' in submission) return { form, ...submission.failure };
  try {
    await work.carryOut(await session.clientForWrite(), submission.values);
  } catch (error) {
    return { form, ...submissionFailure(work.what, error, submission.shown, work.fields), ...work.refusal?.(error) };
  }
  throw redirect(`${localePath(work.page, session.locale)}${work.page.includes('?') ? '&' : '?'}saved=${form}`, 303);
}

/** @throws Response to a page, for a form that it does not have. */
function unknownForm({ session }: RequestScope, page: string): never {
  throw redirect(localePath(page, session.locale), 303);
}

/** Changes the customer's data, e-mail address or password, by the form that the address names. */
export async function changeAccount(scope: RequestScope, request: Request, url: URL): Promise<AccountAnswer> {
  const page = '/account/profile';
  switch (url.searchParams.get('form')) {
    case 'profile': {
      const { customer } = await scope.salesChannelContext();
      const facts = customer ?? {};
      return answer(scope, request, {
        form: 'profile',
        schema: isBusiness(facts) ? businessProfileSchema : profileSchema,
        what: "Changing a customer's data",
        page,
        carryOut: (client, values) => changeProfile(client, profileInput(values, facts)),
      });
    }
    case 'email':
      return answer(scope, request, {
        form: 'email',
        schema: changeEmailSchema,
        what: 'Changing an e-mail address',
        page,
        carryOut: (client, values) => changeEmail(client, values),
      });
    case 'password':
      return answer(scope, request, {
        form: 'password',
        schema: changePasswordSchema,
        what: 'Changing a password',
        page,
        fields: { newPasswordConfirm: 'newPasswordConfirmation' },
        carryOut: (client, { password, newPassword, newPasswordConfirmation }) =>
          changePassword(client, { password, newPassword, newPasswordConfirm: newPasswordConfirmation }),
      });
    default:
      return unknownForm(scope, page);
  }
}

/** Deletes the account, which logs its customer out. */
export const deleteAccount = (scope: RequestScope, request: Request): Promise<AccountAnswer> =>
  answer(scope, request, {
    form: 'delete-account',
    schema: bareSchema,
    what: 'Deleting an account',
    page: '/login',
    carryOut: (client) => deleteCustomer(client),
  });

/** Adds an address, or changes the one with the id. */
export const saveAddress = (scope: RequestScope, request: Request, id?: string): Promise<AccountAnswer> =>
  answer(scope, request, {
    form: 'address',
    schema: accountAddressSchema,
    what: 'Saving an address',
    page: '/account/address',
    carryOut: (client, values) =>
      id === undefined ? createAddress(client, addressInput(values)) : updateAddress(client, id, addressChange(values)),
  });

const PROBLEMS: Readonly<Record<string, AddressProblem>> = {
  CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT: 'default',
  CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE: 'active',
  CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND: 'missing',
};

const ADDRESS_WORK = {
  'delete-address': deleteAddress,
  'default-billing': setDefaultBillingAddress,
  'default-shipping': setDefaultShippingAddress,
} as const;

const isAddressForm = (form: string | null): form is keyof typeof ADDRESS_WORK => form !== null && Object.hasOwn(ADDRESS_WORK, form);

/** Deletes an address or makes it a default, by the form and the id that the page's address names. */
export async function changeAddressBook(scope: RequestScope, request: Request, url: URL): Promise<AccountAnswer> {
  const form = url.searchParams.get('form');
  const id = url.searchParams.get('id') ?? '';
  const page = '/account/address';
  if (!isAddressForm(form) || !isEntityId(id)) return unknownForm(scope, page);
  return answer(scope, request, {
    form,
    schema: bareSchema,
    what: 'Changing an address book',
    page,
    carryOut: (client) => ADDRESS_WORK[form](client, id),
    refusal(error) {
      const code = Object.keys(PROBLEMS).find((name) => isStoreApiError(error) && hasErrorCode(error, name));
      return { address: { id, problem: (code === undefined ? undefined : PROBLEMS[code]) ?? 'failed' } };
    },
  });
}

/** Changes the way to pay. */
export const changePayment = (scope: RequestScope, request: Request): Promise<AccountAnswer> =>
  answer(scope, request, {
    form: 'payment',
    schema: paymentSchema,
    what: "Changing a customer's way to pay",
    page: '/account/payment',
    carryOut: (client, { paymentMethodId }) => changePaymentMethod(client, paymentMethodId),
    // Nobody has typed an id: where it is wrong, the form as a whole says so.
    refusal: (error) => (isStoreApiError(error) && error.statusCode === 400 ? { errors: {}, reason: 'general' } : {}),
  });

/** Subscribes the customer's own address to the newsletter, or ends its subscription. */
export async function changeNewsletter(scope: RequestScope, request: Request, url: URL): Promise<AccountAnswer> {
  const page = '/account/newsletter';
  const form = url.searchParams.get('form');
  const { customer } = await scope.salesChannelContext();
  if (!customer || (form !== 'subscribe' && form !== 'unsubscribe')) return unknownForm(scope, page);
  const { email, firstName, lastName } = customer;
  const { storefrontUrl } = scope.session;
  return answer(scope, request, {
    form,
    schema: bareSchema,
    what: 'Changing a subscription',
    page,
    carryOut: (client) =>
      form === 'subscribe'
        ? subscribeNewsletter(client, { email, firstName, lastName, storefrontUrl })
        : unsubscribeNewsletter(client, email),
  });
}
