import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemoStore } from '@vitrine/demo-store';
import { addLineItems, createStoreApiClient, listProducts } from '@vitrine/store-api-client';
import { CART, headersOf } from './candidates/settings.ts';

/** The embedded store's key. */
export const ACCESS_KEY = 'SWSCVITRINEDEMOACCESSKEY00';

/** A cart of three products as a server writes it, and the token that reads it. */
export async function readCartAnswer(): Promise<{ text: string; contextToken: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
  const store = await startDemoStore({ port: 0, host: '127.0.0.1', publicOrigin: 'http://localhost:3000', dataDir });
  try {
    const endpoint = `${store.url}/store-api`;
    const client = createStoreApiClient({ endpoint, accessKey: ACCESS_KEY });
    const { elements } = await listProducts(client, { limit: 3, filter: [{ type: 'equals', field: 'available', value: true }] });
    await addLineItems(
      client,
      elements.map(({ id }) => ({ referencedId: id })),
    );
    const contextToken = client.getContextToken() ?? '';
    const answer = await fetch(endpoint + CART, { headers: headersOf({ endpoint, accessKey: ACCESS_KEY, contextToken }) });
    return { text: await answer.text(), contextToken };
  } finally {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
