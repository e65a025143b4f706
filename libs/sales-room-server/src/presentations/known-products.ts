import type { SlideDefinition } from '@vitrine/sales-room-protocol';
import type { StoreApiClient } from '@vitrine/store-api-client';
import { RoomError } from '../room-error.ts';
import { visibleIds } from './product-lists.ts';

/** Slides that somebody wants to keep. */
export interface CheckedSlides {
  /** What stands before `slides` in the names of fields: nothing, or `presentations.3.`. */
  readonly at: string;
  readonly slides: readonly SlideDefinition[];
  /** Slides as they are kept: a product that was taken off sale since does not stand in the way of another change. */
  readonly before: readonly SlideDefinition[];
}

/** Most fields that a refusal names. */
const NAMED = 20;

/**
 * Refuses products that the store does not know, as this session sees it: a slide of one would show nothing.
 * @throws RoomError `invalid-payload` that names each field; StoreApiError where the store can't be asked.
 */
export async function refuseUnknownProducts(client: StoreApiClient, checked: readonly CheckedSlides[]): Promise<void> {
  const wanted = checked.flatMap(({ at, slides, before }) => {
    const kept = new Set(before.flatMap(productsOf).map(({ id }) => id));
    return slides.flatMap((slide, index) =>
      productsOf(slide).flatMap(({ id, field }) => (kept.has(id) ? [] : [{ id, path: `${at}slides.${index}.${field}` }])),
    );
  });
  const ids = [...new Set(wanted.map(({ id }) => id))];
  if (ids.length === 0) return;
  const known = new Set(await visibleIds(client, ids));
  const unknown = wanted.filter(({ id }) => !known.has(id));
  if (unknown.length === 0) return;
  throw new RoomError(
    'invalid-payload',
    `The store knows no product ${unknown
      .map(({ id }) => id)
      .slice(0, NAMED)
      .join(', ')}.`,
    {
      issues: unknown.slice(0, NAMED).map(({ path }) => ({ path, message: 'the store knows no product with this id: choose another one' })),
    },
  );
}

function productsOf(slide: SlideDefinition): { id: string; field: string }[] {
  if (slide.kind === 'product') return [{ id: slide.productId, field: 'productId' }];
  if (slide.kind === 'listing') return slide.productIds.map((id, place) => ({ id, field: `productIds.${place}` }));
  return [];
}
