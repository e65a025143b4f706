import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { Product } from '@vitrine/store-api-client';
import { roomAtom } from '../room/room-atoms.ts';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { pageProducts } from '../slides/page-products.ts';
import { SLIDE_PAGE_SIZE, slideQueries } from '../slides/slide-queries.ts';
import { useRoomStoreClient } from '../slides/use-room-store-client.ts';
import { useSlides } from '../slides/use-slides.ts';

const NOWHERE = { groupId: '', sectionId: '' };

/** The products of the slide on the screen: its own, or those of its listing; the product that is held up comes first. */
export function useSlideProducts(): readonly Product[] {
  const identity = useRoomIdentity();
  const client = useRoomStoreClient();
  const { current } = useSlides();
  const shownProductId = useAtomValue(roomAtom)?.shownProductId ?? null;
  const isListing = current?.kind === 'listing' || current?.kind === 'category';
  const slide = useQuery({ ...slideQueries.slide(client, identity, current ?? NOWHERE), enabled: current !== undefined });
  const listing = useQuery({ ...slideQueries.listing(client, identity, current ?? NOWHERE, 1, SLIDE_PAGE_SIZE), enabled: isListing });
  const shown = useQuery(slideQueries.product(client, identity, shownProductId));
  const found = [
    shown.data?.product,
    slide.data?.product,
    ...pageProducts(slide.data?.page ?? null),
    ...(isListing ? (listing.data?.elements ?? []) : []),
  ].filter((product) => product != null);
  return [...new Map(found.map((product) => [product.id, product])).values()];
}
