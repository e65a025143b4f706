import { productName } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import type { Product } from '@vitrine/store-api-client';
import { Button, Disclosure, IconButton } from '@vitrine/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useOpenProduct } from '../products/use-open-product.ts';
import { roomAtom } from '../room/room-atoms.ts';
import { useRoomPlace } from '../room/room-provider.tsx';
import { pageProducts } from '../slides/page-products.ts';
import { SLIDE_PAGE_SIZE, slideQueries } from '../slides/slide-queries.ts';
import { useRoomStoreClient } from '../slides/use-room-store-client.ts';
import { useSlides } from '../slides/use-slides.ts';

const NOWHERE = { groupId: '', sectionId: '' };

/** The products of the slide on the screen: its own, or those of its listing; the product that is held up comes first. */
function useSlideProducts(): readonly Product[] {
  const place = useRoomPlace();
  const client = useRoomStoreClient();
  const { current } = useSlides();
  const shownProductId = useAtomValue(roomAtom)?.shownProductId ?? null;
  const isListing = current?.kind === 'listing' || current?.kind === 'category';
  const slide = useQuery({ ...slideQueries.slide(client, place, current ?? NOWHERE), enabled: current !== undefined });
  const listing = useQuery({ ...slideQueries.listing(client, place, current ?? NOWHERE, 1, SLIDE_PAGE_SIZE), enabled: isListing });
  const shown = useQuery(slideQueries.product(client, place, shownProductId));
  const found = [shown.data?.product, slide.data?.product, ...pageProducts(slide.data?.page ?? null), ...(isListing ? (listing.data?.elements ?? []) : [])].filter((product) => product != null);
  return [...new Map(found.map((product) => [product.id, product])).values()];
}

/** Puts a product of the slide into somebody's cart or wish list; of one with variants, the variant that the store shows first. */
export function AddFromSlide({ label, isDisabled, onAdd, except = [] }: { label: string; isDisabled: boolean; onAdd(productId: string): void; except?: readonly string[] }) {
  const t = useTranslate();
  const place = useRoomPlace();
  const client = useRoomStoreClient();
  const queryClient = useQueryClient();
  const openProduct = useOpenProduct();
  const add = async (id: string): Promise<void> => {
    const details = await queryClient.fetchQuery(slideQueries.product(client, place, id)).catch(() => undefined);
    onAdd(details?.product?.id ?? id);
  };
  const products = useSlideProducts().filter(({ id }) => !except.includes(id));
  if (products.length === 0) return null;
  return (
    <Disclosure title={label}>
      <ul className="v-acting-lines">
        {products.map((product) => (
          <li key={product.id} className="v-acting-line" data-product-id={product.id}>
            <Button variant="quiet" size="sm" className="v-acting-line__text v-acting-line__open" onPress={() => openProduct(product.id)}>
              {productName(product)}
            </Button>
            <IconButton icon="plus" size="sm" variant="secondary" label={t('guide.acting.addProduct', { name: productName(product) })} isDisabled={isDisabled} onPress={() => void add(product.id)} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
