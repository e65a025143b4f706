import { getContext, updateContext } from '@vitrine/store-api-client';
import type { ContextPatch } from '../start-up.ts';
import type { SessionConfig } from './config.ts';
import { SessionError } from './session-error.ts';
import { createVisitorClient } from './store-clients.ts';

/** A new context at the store, in the language and currency of a domain. Gives its token. */
export async function mintContext(config: SessionConfig, patch: ContextPatch): Promise<string> {
  const client = createVisitorClient(config, { token: undefined, languageId: patch.languageId });
  // A change of a context that does not exist yet makes it: one call instead of two.
  if (patch.languageId || patch.currencyId) await updateContext(client, patch);
  else await getContext(client);
  const token = client.getContextToken();
  if (!token) throw new SessionError('NO_TOKEN', 'The store answered without a context token.');
  return token;
}
