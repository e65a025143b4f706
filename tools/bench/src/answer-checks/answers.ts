import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemoStore } from '@vitrine/demo-store';
import {
  addLineItems,
  createStoreApiClient,
  getCart,
  getNavigation,
  getProduct,
  getProductListing,
  type StoreApiClient,
} from '@vitrine/store-api-client';
import { ACCESS_KEY } from '../api-client/cart-answer.ts';

/** A call and the text that a server answered to it. */
export interface RecordedAnswer {
  readonly name: string;
  readonly text: string;
  readonly call: (client: StoreApiClient) => Promise<unknown>;
}

/** A cart of three lines, a page of 24 products with all filters, and a product with its layout, as the embedded store writes them. */
export async function readAnswers(): Promise<RecordedAnswer[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
  const store = await startDemoStore({ port: 0, host: '127.0.0.1', publicOrigin: 'http://localhost:3000', dataDir });
  try {
    let text = '';
    const client = createStoreApiClient({
      endpoint: `${store.url}/store-api`,
      accessKey: ACCESS_KEY,
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        text = await response.clone().text();
        return response;
      },
    });
    const answers: RecordedAnswer[] = [];
    const record = async (name: string, call: RecordedAnswer['call']): Promise<void> => {
      await call(client);
      answers.push({ name, text, call });
    };
    const categories = (await getNavigation(client, 'main-navigation', 'main-navigation')).filter(({ type }) => type === 'page');
    let [categoryId, products] = ['', (await getProductListing(client, categories[0]?.id ?? '', { limit: 24 })).elements];
    for (const { id } of categories) {
      const { elements } = await getProductListing(client, id, { limit: 24 });
      if (categoryId === '' || elements.length > products.length) [categoryId, products] = [id, elements];
    }
    await addLineItems(
      client,
      products.slice(0, 3).map(({ id }) => ({ referencedId: id })),
    );
    await record('a cart', (c) => getCart(c));
    await record(`a listing of ${products.length} products`, (c) => getProductListing(c, categoryId, { limit: 24 }));
    const productId = products[0]?.id ?? '';
    await record('a product with its page', (c) => getProduct(c, productId));
    return answers;
  } finally {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
