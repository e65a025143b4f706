import { isStoreApiError } from '../errors/store-api-error.ts';

/**
 * Whether a failure means that the server does not know the call at all: a wrong method, or the
 * framework's own 404 (code "0"), unlike the 404 of a missing entity.
 */
function isUnknownCall(error: unknown): boolean {
  if (!isStoreApiError(error)) return false;
  if (error.statusCode === 405) return true;
  return (
    error.statusCode === 404 &&
    error.code === 'REFUSED' &&
    error.messages.every(({ code }) => code === '0' || code === '404' || code === undefined)
  );
}

/** Tries the current form of a call, then the one that other versions of the server know. */
export async function withFallback<T>(current: () => Promise<T>, other: () => Promise<T>): Promise<T> {
  try {
    return await current();
  } catch (error) {
    if (isUnknownCall(error)) return other();
    throw error;
  }
}
