import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { QueryState } from '@vitrine/app-shell';
import { ProductCardView } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { EmptyState, type IconName, Skeleton } from '@vitrine/ui';
import { likedProductIdsAtom, roomAtom } from '../room/room-atoms.ts';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { slideQueries } from '../slides/slide-queries.ts';
import { useRoomLinkHandler } from '../slides/use-room-link-handler.ts';
import { useRoomStoreClient } from '../slides/use-room-store-client.ts';

interface ProductListProps {
  ids: readonly string[];
  label: string;
  icon: IconName;
  emptyTitle: string;
  emptyText: string;
  /** What stands beneath a product. */
  beneath?: ((productId: string) => ReactNode) | undefined;
}

/** Products by their ids, as rows. */
export function ProductList({ ids, label, icon, emptyTitle, emptyText, beneath }: ProductListProps) {
  const identity = useRoomIdentity();
  const client = useRoomStoreClient();
  const keepInRoom = useRoomLinkHandler();
  const products = useQuery(slideQueries.products(client, identity, ids));
  if (ids.length === 0) {
    return (
      <EmptyState icon={icon} title={emptyTitle} headingLevel={3} isCompact>
        <p>{emptyText}</p>
      </EmptyState>
    );
  }
  return (
    <QueryState query={products} headingLevel={3} isCompact skeleton={<Skeleton lines={6} />}>
      {(read) => (
        <ul className="v-product-rows" aria-label={label} onClick={keepInRoom}>
          {/* The list may be a moment behind the ids. */}
          {read
            .filter(({ id }) => ids.includes(id))
            .map((product) => (
              <li key={product.id} data-product-id={product.id}>
                <ProductCardView product={product} layout="row" headingLevel={3} />
                {beneath?.(product.id)}
              </li>
            ))}
        </ul>
      )}
    </QueryState>
  );
}

/** The viewer's own likes, newest first. */
export function LikeListPanel() {
  const t = useTranslate();
  const ids = useAtomValue(likedProductIdsAtom);
  return (
    <ProductList
      ids={[...ids]}
      label={t('room.likes.title')}
      icon="heart"
      emptyTitle={t('room.likes.emptyTitle')}
      emptyText={t('room.likes.emptyText')}
    />
  );
}

/** The products that the viewer opened last, newest first. */
export function LastSeenPanel() {
  const t = useTranslate();
  const ids = useAtomValue(roomAtom)?.lastSeen ?? [];
  return (
    <ProductList
      ids={ids}
      label={t('room.lastSeen.title')}
      icon="eye"
      emptyTitle={t('room.lastSeen.emptyTitle')}
      emptyText={t('room.lastSeen.emptyText')}
    />
  );
}
