import { getContext, hasErrorCode, isStoreApiError, type StoreApiClient, type StoreApiError } from '@vitrine/store-api-client';

const KEY_STATUS = new Set([401, 403, 412]);

/** Whether it is the access key that the store objects to: one that has not the form of a key is answered with 500. */
const isKeyRefused = (error: StoreApiError): boolean =>
  KEY_STATUS.has(error.statusCode) || hasErrorCode(error, 'FRAMEWORK__API_INVALID_ACCESS_KEY');

/** Why the store does not answer as one: the variable that is wrong, and the mend. */
function mistakeOf(error: unknown, endpoint: string): string {
  if (!isStoreApiError(error)) return `STORE_API_ENDPOINT: ${endpoint} can't be asked: right the address.`;
  const { code, statusCode } = error;
  if (code === 'NETWORK' || code === 'TIMEOUT')
    return `STORE_API_ENDPOINT: no store answers at ${endpoint}: start it, or right the address.`;
  if (isKeyRefused(error))
    return `STORE_API_ACCESS_KEY: the store at ${endpoint} refuses this key: take that of its sales channel (status ${statusCode}).`;
  if (code === 'REFUSED' && statusCode >= 500)
    return `STORE_API_ENDPOINT: the store at ${endpoint} is broken or in maintenance: mend it and start again (status ${statusCode}).`;
  return `STORE_API_ENDPOINT: what answers at ${endpoint} is no Store API: its address ends with /store-api (status ${statusCode}).`;
}

/** Asks the store once. @throws Error that names the wrong variable, and what to do. */
export async function checkStore(client: StoreApiClient, endpoint: string): Promise<void> {
  try {
    await getContext(client);
  } catch (cause) {
    throw new Error(mistakeOf(cause, endpoint), { cause });
  }
}
