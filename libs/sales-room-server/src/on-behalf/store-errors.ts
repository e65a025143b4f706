import { getContext, isStoreApiError, type SalesChannelContext, type StoreApiClient } from '@vitrine/store-api-client';
import { isRoomError, RoomError } from '../room-error.ts';

/** Whether the store has said no, so that nothing has changed there. Of a failure without an answer nobody knows. */
export function isRefusedByStore(error: unknown): boolean {
  return isStoreApiError(error) && error.statusCode >= 400 && error.statusCode < 500 && error.statusCode !== 408;
}

/** What the store refuses or doesn't answer, as a refusal of the room. */
export async function withStoreErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (isRoomError(cause)) throw cause;
    if (isStoreApiError(cause) && isRefusedByStore(cause) && cause.statusCode !== 429) {
      throw new RoomError(cause.statusCode === 404 ? 'not-found' : 'wrong-state', cause.messages[0]?.detail ?? 'The store refused this.', {
        cause,
      });
    }
    throw new RoomError('store-unavailable', 'The store does not answer.', { cause });
  }
}

/** Currency of a session: `EUR`. */
export async function currencyOf(client: StoreApiClient): Promise<string> {
  return currencyIn(await getContext(client));
}

/** The currency of a context. */
export function currencyIn({ currency }: SalesChannelContext): string {
  return currency?.isoCode ?? '';
}
