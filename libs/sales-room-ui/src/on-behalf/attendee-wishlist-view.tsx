import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { productName } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { Button, IconButton } from '@vitrine/ui';
import { roomClientAtom } from '../room/room-atoms.ts';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { useOpenProduct } from '../room/use-open-product.ts';
import { useRoomCommand } from '../room/use-room-command.ts';
import { slideQueries } from '../slides/slide-queries.ts';
import { useRoomStoreClient } from '../slides/use-room-store-client.ts';
import { AddFromSlide } from './add-from-slide.tsx';
import { onBehalfQueries } from './on-behalf-queries.ts';
import { UnreadState } from './unread-state.tsx';

/** An attendee's wish list, to be changed for them: names are the guide's own, since prices are nobody else's. */
export function AttendeeWishlistView({ attendeeId, name }: { attendeeId: string; name: string }) {
  const t = useTranslate();
  const identity = useRoomIdentity();
  const client = useAtomValue(roomClientAtom);
  const storeClient = useRoomStoreClient();
  const queryClient = useQueryClient();
  const openProduct = useOpenProduct();
  const query = onBehalfQueries.wishlist(client, identity, attendeeId, true);
  const read = useQuery(query);
  const wishlist = read.data;
  const ids = wishlist?.productIds ?? [];
  const { data: products } = useQuery(slideQueries.products(storeClient, identity, ids));
  const act = useRoomCommand('wishlist.act');
  const set = async (productId: string, listed: boolean): Promise<void> => {
    const answer = await act.run({ attendeeId, productId, listed });
    if (answer === undefined) await read.refetch();
    else queryClient.setQueryData(query.queryKey, answer.wishlist);
  };
  if (wishlist === undefined) return <UnreadState name={name} query={read} />;
  const isBusy = act.isPending || !act.isAllowed;
  const known = new Map((products ?? []).map((product) => [product.id, productName(product)]));
  return (
    <>
      {ids.length === 0 ? <p>{t('guide.onBehalf.emptyList')}</p> : null}
      <ul className="v-on-behalf-lines" aria-label={t('guide.onBehalf.wishlistTitle', { name })}>
        {ids.map((productId) => {
          const label = known.get(productId) ?? t('guide.onBehalf.unknownProduct');
          return (
            <li key={productId} className="v-on-behalf-line" data-product-id={productId}>
              <Button
                variant="quiet"
                size="sm"
                className="v-on-behalf-line__text v-on-behalf-line__open"
                onPress={() => openProduct(productId)}
              >
                {label}
              </Button>
              <IconButton
                icon="trash"
                size="sm"
                variant="quiet"
                label={t('guide.onBehalf.unlist', { name: label })}
                isDisabled={isBusy}
                onPress={() => void set(productId, false)}
              />
            </li>
          );
        })}
      </ul>
      <AddFromSlide
        label={t('guide.onBehalf.list', { name })}
        isDisabled={isBusy}
        except={ids}
        onAdd={(productId) => void set(productId, true)}
      />
    </>
  );
}
