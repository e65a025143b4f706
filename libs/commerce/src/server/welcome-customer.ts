import type { RequestSession } from '@vitrine/session/server';
import { isStoreApiError } from '@vitrine/store-api-client';

/** The session of somebody who has just signed in is another one: it gets the language and currency of the page that they came to. */
export async function welcomeCustomer(session: RequestSession): Promise<void> {
  await session.changeContext({ currencyId: session.currencyId }).catch((error: unknown) => {
    console.error(
      `Setting the currency of a customer's session failed: ${isStoreApiError(error) ? `${error.statusCode} ${error.code}` : String(error)}`,
    );
  });
}
