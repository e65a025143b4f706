import type { RequestSession } from '@vitrine/session/server';
import { getContext, isStoreApiError, type SalesChannelContext, updateContext } from '@vitrine/store-api-client';

/**
 * The start-up rule for prices: a session has the currency of the sales channel's domain that the page is under. After
 * a switch of the language, or a login that brought back another one, it is set once.
 * @returns Whether it has changed: what was loaded beside it is in the old one then.
 */
export async function adoptDomainCurrency(session: RequestSession, context: SalesChannelContext): Promise<boolean> {
  if (session.domain === undefined || context.currency.id === session.currencyId) return false;
  try {
    const client = await session.clientForWrite();
    await updateContext(client, { currencyId: session.currencyId });
    return (await getContext(client)).currency.id === session.currencyId;
  } catch (error) {
    console.error(`Setting the currency of the domain failed: ${isStoreApiError(error) ? `${error.statusCode} ${error.code}` : String(error)}`);
    return false;
  }
}
