import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { QueryState } from '@vitrine/app-shell';
import { AddToCart, ProductCardView } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import type { Recap } from '@vitrine/sales-room-protocol';
import type { Product } from '@vitrine/store-api-client';
import { Button, EmptyState, Heading, Icon, type IconName, Skeleton } from '@vitrine/ui';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { useViewerFormat } from '../room/viewer-zone.ts';
import { useRoomLinkHandler } from '../slides/use-room-link-handler.ts';
import { useRoomStoreClient } from '../slides/use-room-store-client.ts';
import { recapEntries, type RecapEntry, recapProductIds } from './recap-entries.ts';
import { recapQueries } from './recap-queries.ts';

/** Products of one slide that are shown before somebody wants all of them. */
const FIRST = 4;

type Products = ReadonlyMap<string, Product>;

/** Everything that was shown, in its order, with the time of day by the viewer's own clock. */
export function ShownList({ recap }: { recap: Recap }) {
  const t = useTranslate();
  const entries = useMemo(() => recapEntries(recap.shown), [recap]);
  const ids = useMemo(() => recapProductIds(entries), [entries]);
  const products = useQuery(recapQueries.products(useRoomStoreClient(), useRoomIdentity(), ids));
  const keepInRoom = useRoomLinkHandler();
  if (entries.length === 0) {
    return (
      <EmptyState icon="layers" title={t('room.recap.emptyTitle')} headingLevel={3} isCompact>
        <p>{t('room.recap.emptyText')}</p>
      </EmptyState>
    );
  }
  return (
    <QueryState
      query={products}
      errorTitle={t('room.recap.productsUnavailable')}
      headingLevel={3}
      isCompact
      skeleton={<Skeleton lines={8} />}
    >
      {(read) => (
        <ol className="v-recap__list" onClick={keepInRoom}>
          {entries.map((entry) => (
            <ShownEntry key={entry.key} entry={entry} products={read} />
          ))}
        </ol>
      )}
    </QueryState>
  );
}

function ShownEntry({ entry, products }: { entry: RecapEntry; products: Products }) {
  const t = useTranslate();
  const format = useViewerFormat();
  const [isWhole, setWhole] = useState(false);
  const { kind, name, slideKind, productIds, shownAt } = entry;
  const here = productIds.flatMap((id) => products.get(id) ?? []);
  const gone = productIds.length - here.length;
  const shown = isWhole ? here : here.slice(0, FIRST);
  return (
    <li className="v-recap__entry">
      <div className="v-recap__moment">
        <time dateTime={shownAt} className="v-recap__time">
          {format.time(shownAt)}
        </time>
        <Heading level={3} look={5}>
          <Icon name={iconOf(slideKind)} size="text" /> {kind === 'product' ? t('room.recap.heldUp') : name}
        </Heading>
      </div>
      {shown.length === 0 ? null : (
        <ul className="v-recap__products">
          {shown.map((product) => (
            <li key={product.id} data-product-id={product.id}>
              <ProductCardView
                product={product}
                layout="row"
                headingLevel={4}
                hasOwnPrice
                actions={<AddToCart product={product} isCompact />}
              />
            </li>
          ))}
        </ul>
      )}
      {here.length > shown.length ? (
        <Button variant="quiet" icon="plus" onPress={() => setWhole(true)}>
          {t('room.recap.showAll', { count: here.length })}
        </Button>
      ) : null}
      {gone > 0 ? (
        <p className="v-recap__gone">
          <Icon name="info" size="text" /> {t('room.recap.gone', { count: gone })}
        </p>
      ) : null}
    </li>
  );
}

/** A slide of products, or of something to read. */
const iconOf = (slideKind: RecapEntry['slideKind']): IconName => (slideKind === null || slideKind === 'product' ? 'eye' : 'layers');
