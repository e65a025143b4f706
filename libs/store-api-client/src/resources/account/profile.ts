import { entityId } from '../../client/path.ts';
import { requestBody } from '../../client/request-body.ts';
import type { CallOptions, StoreApiClient } from '../../client/store-api-client.ts';
import type { Criteria } from '../../criteria/criteria.ts';
import type { Customer, ProfileInput } from '../../entities/customer.ts';
import type { Success } from '../../entities/entity.ts';
import { isStoreApiError } from '../../errors/store-api-error.ts';
import { withFallback } from '../fallback.ts';

/** The session's customer, guests included; null when nobody is logged in (403). */
export async function getCustomer(client: StoreApiClient, criteria: Criteria = {}, options?: CallOptions): Promise<Customer | null> {
  try {
    return await requestBody<Customer>(
      client,
      { operation: 'getCustomer', method: 'POST', path: '/account/customer', body: criteria },
      options,
    );
  } catch (error) {
    if (isStoreApiError(error) && error.statusCode === 403) return null;
    throw error;
  }
}

/** Deletes the customer's account. */
export async function deleteCustomer(client: StoreApiClient, options?: CallOptions): Promise<void> {
  await client.request({ operation: 'deleteCustomer', method: 'DELETE', path: '/account/customer', changesSession: true }, options);
}

/** Changes name, company and birthday. */
export async function changeProfile(client: StoreApiClient, input: ProfileInput, options?: CallOptions): Promise<Success> {
  return client.request<Success>({ operation: 'changeProfile', method: 'POST', path: '/account/change-profile', body: input }, options);
}

/** Changes the e-mail address. */
export async function changeEmail(
  client: StoreApiClient,
  input: { email: string; emailConfirmation: string; password: string },
  options?: CallOptions,
): Promise<Success> {
  return client.request<Success>({ operation: 'changeEmail', method: 'POST', path: '/account/change-email', body: input }, options);
}

/** Changes the password; other sessions of the customer end. */
export async function changePassword(
  client: StoreApiClient,
  input: { password: string; newPassword: string; newPasswordConfirm: string },
  options?: CallOptions,
): Promise<void> {
  await client.request(
    { operation: 'changePassword', method: 'POST', path: '/account/change-password', body: input, changesSession: true },
    options,
  );
}

/**
 * Makes a guest a customer: the account is the guest's own, with their orders and addresses, and has a password from then on. From 6.7 on.
 *
 * @throws StoreApiError 404 on older servers; 400 `VIOLATION` at `/password`, or at `/email` where another customer has the address;
 * 400 for who is a customer already, 403 for who is neither.
 */
export async function convertGuest(client: StoreApiClient, input: { password: string }, options?: CallOptions): Promise<Success> {
  return client.request<Success>(
    { operation: 'convertGuest', method: 'POST', path: '/account/convert-guest', body: input, changesSession: true },
    options,
  );
}

/** Sends a recovery mail. Show success for an unknown address (401) too. */
export async function recoverPassword(
  client: StoreApiClient,
  input: { email: string; storefrontUrl: string },
  options?: CallOptions,
): Promise<Success> {
  return client.request<Success>(
    { operation: 'recoverPassword', method: 'POST', path: '/account/recovery-password', body: input },
    options,
  );
}

/** Whether a recovery link is too old. @throws StoreApiError 404 `CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH`. */
export async function isRecoveryExpired(client: StoreApiClient, hash: string, options?: CallOptions): Promise<boolean> {
  const { isExpired } = await requestBody<{ isExpired: boolean }>(
    client,
    { operation: 'isRecoveryExpired', method: 'POST', path: '/account/customer-recovery-is-expired', body: { hash } },
    options,
  );
  return isExpired;
}

/** Sets a new password by recovery link. @throws StoreApiError 410 `CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED`. */
export async function confirmPasswordRecovery(
  client: StoreApiClient,
  input: { hash: string; newPassword: string; newPasswordConfirm: string },
  options?: CallOptions,
): Promise<Success> {
  return client.request<Success>(
    { operation: 'confirmPasswordRecovery', method: 'POST', path: '/account/recovery-password-confirm', body: input },
    options,
  );
}

/** Changes the customer's way to pay; on servers without that call, the session's. */
export async function changePaymentMethod(client: StoreApiClient, paymentMethodId: string, options?: CallOptions): Promise<void> {
  const operation = 'changePaymentMethod';
  const id = entityId(paymentMethodId, 'payment method');
  await withFallback<unknown>(
    () => client.request({ operation, method: 'POST', path: `/account/change-payment-method/${id}`, body: {} }, options),
    () => client.request({ operation, method: 'PATCH', path: '/context', body: { paymentMethodId: id } }, options),
  );
}

/** Changes the customer's language for mails. */
export async function changeLanguage(client: StoreApiClient, languageId: string, options?: CallOptions): Promise<Success> {
  return client.request<Success>(
    { operation: 'changeLanguage', method: 'POST', path: '/account/change-language', body: { languageId } },
    options,
  );
}
