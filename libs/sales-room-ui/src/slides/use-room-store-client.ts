import { useMemo } from 'react';
import { useShell } from '@vitrine/app-shell';
import { useLocale } from '@vitrine/routing/react-router';
import { PRESENTATION_HEADER, VIEWER_HEADER } from '@vitrine/sales-room-protocol';
import { browserClientOptions, isLocaleCode } from '@vitrine/session';
import { createStoreApiClient, type StoreApiClient } from '@vitrine/store-api-client';
import { useRoomIdentity } from '../room/room-provider.tsx';

/**
 * A client for the calls of this presentation: it names the room and as whom the call is made, for browsers that joined
 * several. For query functions and event handlers, which run in a browser alone.
 */
export function useRoomStoreClient(): () => StoreApiClient {
  const { path, viewerType } = useRoomIdentity();
  const { code } = useLocale();
  const { session } = useShell();
  const { languageId } = session;
  return useMemo(() => {
    let client: StoreApiClient | undefined;
    return () => {
      if (client !== undefined) return client;
      if (!isLocaleCode(code)) throw new Error(`'${code}' is no locale of the shop.`);
      const { endpoint, headers, fetch } = browserClientOptions(code);
      client = createStoreApiClient({
        endpoint,
        relay: true,
        languageId,
        fetch,
        headers: { ...headers, [PRESENTATION_HEADER]: path, [VIEWER_HEADER]: viewerType },
      });
      return client;
    };
  }, [path, viewerType, code, languageId]);
}
