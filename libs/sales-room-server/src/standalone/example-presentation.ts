import type { PresentationFile } from '@vitrine/sales-room-protocol';
import { listProducts, type StoreApiClient } from '@vitrine/store-api-client';

/** Where the example is found. */
const EXAMPLE_PATH = 'example';

/** Products of the list, and of them those with a slide of their own. */
const LISTED = 6;
const SHOWN = 3;

/** A name of the store as a slide takes it: one line, of a length. */
const slideName = (name: string): string =>
  name
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 255)
    // Half of a pair, which the cut has left.
    .replace(/\p{Cs}$/u, '') || 'A product';

/**
 * A presentation of the first products that the store sells.
 * @throws Error that says what to do where it sells none.
 */
export async function examplePresentation(client: StoreApiClient, endpoint: string): Promise<PresentationFile> {
  const { elements } = await listProducts(client, {
    limit: LISTED,
    filter: [{ type: 'equals', field: 'parentId', value: null }],
    includes: { product: ['id', 'name', 'translated'] },
  });
  if (elements.length === 0)
    throw new Error(`--example: the store at ${endpoint} sells nothing through this sales channel: assign products to it.`);
  return {
    presentations: [
      {
        path: EXAMPLE_PATH,
        name: 'Example',
        slides: [
          { kind: 'listing', name: 'First products', productIds: elements.map(({ id }) => id) },
          ...elements.slice(0, SHOWN).map(({ id, name, translated }) => ({
            kind: 'product' as const,
            name: slideName(translated?.name ?? name ?? ''),
            productId: id,
          })),
        ],
      },
    ],
  };
}
