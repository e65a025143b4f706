import type { StoreApiClient } from '@vitrine/store-api-client';
import type { SessionConfig } from './config.ts';
import { mintContext } from './minting.ts';
import { createAnonymousClient } from './store-clients.ts';

/** What an anonymous context is for: one per domain and currency. */
export interface AnonymousKey {
  readonly domainUrl: string | undefined;
  readonly currencyId: string | undefined;
  readonly languageId: string | undefined;
}

/** The contexts that visitors without a session share. Their tokens never leave this process except towards the store. */
export interface AnonymousContexts {
  /** A client for reading. It is made without a call to the store once the context exists. */
  client(key: AnonymousKey): Promise<StoreApiClient>;
  /** The token alone, for the relay, and what to call when the store has replaced it. */
  token(key: AnonymousKey): Promise<{ token: string; drop: () => void }>;
}

/** Anonymous contexts of this process. */
export function createAnonymousContexts(config: SessionConfig): AnonymousContexts {
  const contexts = new Map<string, Promise<string>>();

  async function token(key: AnonymousKey): Promise<{ token: string; drop: () => void }> {
    const name = `${key.domainUrl ?? ''} ${key.currencyId ?? ''}`;
    let pending = contexts.get(name);
    if (!pending) {
      pending = mintContext(config, {
        ...(key.languageId ? { languageId: key.languageId } : {}),
        ...(key.currencyId ? { currencyId: key.currencyId } : {}),
      });
      contexts.set(name, pending);
      pending.catch(() => contexts.delete(name));
    }
    const used = pending;
    return {
      token: await used,
      drop: () => {
        if (contexts.get(name) === used) contexts.delete(name);
      },
    };
  }

  return {
    token,
    async client(key) {
      const context = await token(key);
      return createAnonymousClient(config, { token: context.token, languageId: key.languageId, onStaleToken: context.drop });
    },
  };
}
