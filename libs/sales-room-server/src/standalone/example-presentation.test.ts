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

test.each([
  ['Lamp\nfor\u2028two', 'Lamp for two'],
  ['x'.repeat(400), 'x'.repeat(255)],
  [`${'x'.repeat(254)}😀`, 'x'.repeat(254)],
  ['half \uD83D', 'half \uFFFD'],
  ['\u0000', 'A product'],
  [null, 'A product'],
])('a name of the store that no slide could have is made to fit: %j', async (name, fitting) => {
  const file = presentationFileSchema.parse(await examplePresentation(storeOf([{ id: 'a'.repeat(32), name }]), ENDPOINT));
  expect(file.presentations[0]?.slides.at(1)?.name).toBe(fitting);
});

test('a store that sells nothing is refused with what to do', async () => {
  await expect(examplePresentation(storeOf([]), ENDPOINT)).rejects.toThrow(/^--example: .* assign products/);
});
