import { useQueryClient } from '@tanstack/react-query';
import { productName } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { Button, Disclosure, IconButton } from '@vitrine/ui';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { useOpenProduct } from '../room/use-open-product.ts';
import { slideQueries } from '../slides/slide-queries.ts';
import { useRoomStoreClient } from '../slides/use-room-store-client.ts';
import { useSlideProducts } from './use-slide-products.ts';

/** Puts a product of the slide into somebody's cart or wish list; of one with variants, the variant that the store shows first. */
export function AddFromSlide({
  label,
  isDisabled,
  onAdd,
  except = [],
}: {
  label: string;
  isDisabled: boolean;
  onAdd(productId: string): void;
  except?: readonly string[];
}) {
  const t = useTranslate();
  const identity = useRoomIdentity();
  const client = useRoomStoreClient();
  const queryClient = useQueryClient();
  const openProduct = useOpenProduct();
  const add = async (id: string): Promise<void> => {
    const details = await queryClient.fetchQuery(slideQueries.product(client, identity, id)).catch(() => undefined);
    onAdd(details?.product?.id ?? id);
  };
  const products = useSlideProducts().filter(({ id }) => !except.includes(id));
  if (products.length === 0) return null;
  return (
    <Disclosure title={label}>
      <ul className="v-on-behalf-lines">
        {products.map((product) => (
          <li key={product.id} className="v-on-behalf-line" data-product-id={product.id}>
            <Button
              variant="quiet"
              size="sm"
              className="v-on-behalf-line__text v-on-behalf-line__open"
              onPress={() => openProduct(product.id)}
            >
              {productName(product)}
            </Button>
            <IconButton
              icon="plus"
              size="sm"
              variant="secondary"
              label={t('guide.onBehalf.addProduct', { name: productName(product) })}
              isDisabled={isDisabled}
              onPress={() => void add(product.id)}
            />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
