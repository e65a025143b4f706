import { expect, test } from 'vitest';
import { presentationFileSchema } from '@vitrine/sales-room-protocol';
import { createStoreApiClient, getProduct } from '@vitrine/store-api-client';
import { createInMemoryStore } from '@vitrine/store-api-client/testing';
import { examplePresentation } from './example-presentation.ts';

const ENDPOINT = 'https://shop.example/store-api';

/** A store whose products are these. */
const storeOf = (products: readonly object[]) =>
  createStoreApiClient({
    endpoint: ENDPOINT,
    accessKey: 'SWSCEXAMPLE',
    fetch: () => Promise.resolve(Response.json({ elements: products })),
  });

test('each product of the example is one of the store', async () => {
  const store = createInMemoryStore();
  const client = createStoreApiClient({ endpoint: ENDPOINT, accessKey: store.accessKey, fetch: store.fetch });
  const [example] = presentationFileSchema.parse(await examplePresentation(client, ENDPOINT)).presentations;
  const ids = example?.slides.flatMap((slide) =>
    slide.kind === 'listing' ? slide.productIds : slide.kind === 'product' ? [slide.productId] : [],
  );
  expect(ids?.length).toBeGreaterThan(1);
  for (const id of ids ?? []) await expect(getProduct(client, id)).resolves.toHaveProperty('product');
});

test('names of the store that no slide could have are made to fit', async () => {
  const products = ['Lamp\nfor\u2028two', 'x'.repeat(400), '\u0000', null].map((name, index) => ({ id: `${index}`.repeat(32), name }));
  const file = presentationFileSchema.parse(await examplePresentation(storeOf(products), ENDPOINT));
  expect(file.presentations[0]?.slides.slice(1).map(({ name }) => name)).toEqual(['Lamp for two', 'x'.repeat(255), 'A product']);
});

test('a store that sells nothing is refused with what to do', async () => {
  await expect(examplePresentation(storeOf([]), ENDPOINT)).rejects.toThrow(/^--example: .* assign products/);
});
