import { createContext, type ReactNode, use, useMemo } from 'react';
import { browserClientOptions, isLocaleCode } from '@vitrine/session';
import { createStoreApiClient, type StoreApiClient } from '@vitrine/store-api-client';

const StoreClientContext = createContext<StoreApiClient | null>(null);

/** Gives the components below a client that calls the same-origin relay in the page's language. */
export function StoreClientProvider({
  locale,
  languageId,
  children,
}: {
  locale: string;
  languageId: string | undefined;
  children: ReactNode;
}) {
  const client = useMemo(() => {
    // A server renders queries from its loaders' data; a call from here would have no session.
    if (typeof window === 'undefined' || !isLocaleCode(locale)) return null;
    const { endpoint, headers, fetch } = browserClientOptions(locale);
    return createStoreApiClient({ endpoint, relay: true, headers: { ...headers }, languageId, fetch });
  }, [locale, languageId]);
  return <StoreClientContext value={client}>{children}</StoreClientContext>;
}

/** The page's store client, for event handlers and query functions, which run in a browser alone. */
export function useBrowserStoreClient(): () => StoreApiClient {
  const client = use(StoreClientContext);
  return () => {
    if (client === null) throw new Error('The store client is available in a browser, inside StoreClientProvider.');
    return client;
  };
}
