import type { ConsultationProduct } from '@vitrine/sales-room-protocol';
import { listProducts, type Product, type StoreApiClient } from '@vitrine/store-api-client';
import { RoomError } from '../room-error.ts';

/** Sharp enough for a card, in pixels. */
const PICTURE_WIDTH = 200;

/**
 * The product that a shopper asks about, as their own session sees it.
 * @throws RoomError `invalid-payload` for one that the store does not show them; StoreApiError where it can't be asked.
 */
export async function requestedProduct(client: StoreApiClient, id: string | undefined): Promise<ConsultationProduct | null> {
  if (id === undefined) return null;
  const { elements } = await listProducts(client, { ids: [id], limit: 1 });
  const product = elements.find((each) => each.id === id);
  if (product === undefined)
    throw new RoomError('invalid-payload', `The store knows no product ${id}.`, {
      issues: [{ path: 'productId', message: 'the store knows no product with this id' }],
    });
  return { id, name: nameOf(product), imageUrl: imageOf(product) };
}

function nameOf(product: Product): string {
  const name = product.translated.name ?? product.name ?? product.productNumber;
  // One line, as it stands in a presentation's name.
  return (
    name
      .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .trim()
      .slice(0, 150) || product.productNumber
  );
}

function imageOf({ cover }: Product): string | null {
  const media = cover?.media;
  const smallest = (media?.thumbnails ?? []).filter(({ width }) => width >= PICTURE_WIDTH).sort((a, b) => a.width - b.width)[0];
  return smallest?.url ?? media?.url ?? null;
}
