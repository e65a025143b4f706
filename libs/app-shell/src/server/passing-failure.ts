import { data } from 'react-router';
import { isStoreApiError } from '@vitrine/store-api-client';

/** Statuses of a store that is away for a moment: none at all, too slow, a gateway without it, maintenance. */
const PASSING: readonly number[] = [0, 408, 502, 503, 504];

/** Seconds after which to try again. */
export const RETRY_AFTER = 10;

/** What a page answers where the store is away: 503, which passes, instead of an error of the shop's own. Any other failure is itself. */
export function passingFailure(error: unknown): unknown {
  if (!isStoreApiError(error) || !PASSING.includes(error.statusCode)) return error;
  console.error(`A page could not be loaded: the store answered ${error.statusCode} ${error.code} to ${error.operation ?? 'a call'}`);
  return data({}, { status: 503 });
}

/** A loader whose page answers 503 where the store is away. */
/* @__NO_SIDE_EFFECTS__ */
export function withPassingFailure<Args extends unknown[], Result>(
  load: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return async (...args) => {
    try {
      return await load(...args);
    } catch (error) {
      throw passingFailure(error);
    }
  };
}
