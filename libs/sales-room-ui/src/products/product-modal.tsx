import { useQuery } from '@tanstack/react-query';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { imageOf, QueryState } from '@vitrine/app-shell';
import { CmsNoProductFoundView, SafeHtmlView } from '@vitrine/cms-blocks';
import { BuyBoxView, productName, ReviewList, useCmsLabels } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { productPath } from '@vitrine/routing';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { Product } from '@vitrine/store-api-client';
import { Disclosure, ImageGallery, Link, Modal, Skeleton } from '@vitrine/ui';
import { AddForAttendee } from '../on-behalf/add-for-attendee.tsx';
import { roomAtom, roomClientAtom } from '../room/room-atoms.ts';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { openProductAtom } from '../room/screen-atoms.ts';
import { useRoomCommand } from '../room/use-room-command.ts';
import { SaveButton } from '../saved/save-button.tsx';
import { ShowToAllButton } from '../show-to-all/show-to-all-button.tsx';
import { slideQueries } from '../slides/slide-queries.ts';
import { useRoomStoreClient } from '../slides/use-room-store-client.ts';
import { GuideInView } from '../stage/guide-picture.tsx';
import { recordQuickview } from './quickview-record.ts';

/** A product's details above the presentation: pictures, variants, quantity, one's own cart. */
export function ProductModal() {
  const t = useTranslate();
  const identity = useRoomIdentity();
  const client = useRoomStoreClient();
  const [productId, setProductId] = useAtom(openProductAtom);
  const details = useQuery(slideQueries.product(client, identity, productId));
  useQuickviewRecord(productId);
  const close = (): void => setProductId(null);
  const opened = details.data?.product;
  const turnTo = useTurnVariant(opened?.id);
  return (
    <Modal
      isOpen={productId !== null}
      onClose={close}
      size="xl"
      panelClass="v-product-modal"
      closeLabel={t('common.action.close')}
      titleAside={<GuideInView />}
      title={opened ? productName(opened) : t('shop.product.viewDetails')}
    >
      <QueryState
        query={details}
        headingLevel={3}
        isCompact
        loadingClass="v-product-modal__columns"
        skeleton={
          <>
            <Skeleton variant="box" ratio={1} />
            <Skeleton lines={6} />
          </>
        }
      >
        {({ product, configurator, description }) =>
          product === null ? (
            <CmsNoProductFoundView />
          ) : (
            <div className="v-product-modal__columns" data-product-id={product.id}>
              <ProductPictures product={product} />
              <div className="v-product-modal__facts">
                {product.manufacturer ? (
                  <p className="v-product-modal__manufacturer">{product.manufacturer.translated?.name ?? product.manufacturer.name}</p>
                ) : null}
                <BuyBoxView key={product.id} product={product} configurator={configurator} onVariant={turnTo} />
                <ShowToAllButton productId={product.id} />
                <SaveButton productId={product.id} />
                <AddForAttendee productId={product.id} />
                {description === null ? null : (
                  <Disclosure title={t('shop.product.description')} isDefaultOpen>
                    <SafeHtmlView html={description} />
                  </Disclosure>
                )}
                <ProductReviews product={product} />
                <ShopLink product={product} />
              </div>
            </div>
          )
        }
      </QueryState>
    </Modal>
  );
}

/** Opens another variant of the product that is open; what a guide holds up turns for everybody. */
function useTurnVariant(openedId: string | undefined): (productId: string) => void {
  const identity = useRoomIdentity();
  const client = useRoomStoreClient();
  const setProductId = useSetAtom(openProductAtom);
  // A product that has variants is shown as one of them.
  const shown = useQuery(slideQueries.product(client, identity, useAtomValue(roomAtom)?.shownProductId ?? null)).data?.product;
  const { isAllowed, run } = useRoomCommand('product.show');
  return (productId) => {
    setProductId(productId);
    if (isAllowed && shown != null && shown.id === openedId) void run({ productId });
  };
}

function ProductPictures({ product }: { product: Product }) {
  const labels = useCmsLabels();
  const name = productName(product);
  const media = [...(product.media ?? [])].sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
  const images = (media.length > 0 ? media : product.cover ? [product.cover] : []).flatMap((item) => imageOf(item.media, name) ?? []);
  return (
    <div className="v-product-modal__gallery">
      <ImageGallery
        label={labels.gallery}
        images={images}
        alt={name}
        sizes="(min-width: 1024px) 36rem, 90vw"
        hasFullScreen={false}
        labels={{
          previous: labels.previous,
          next: labels.next,
          zoomIn: labels.zoomIn,
          zoomOut: labels.zoomOut,
          fullScreen: labels.fullScreen,
          close: labels.close,
          image: labels.image,
        }}
      />
    </div>
  );
}

/** What customers wrote; read when somebody wants to. */
function ProductReviews({ product }: { product: Product }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title={t('shop.review.title')} isOpen={isOpen} onOpenChange={setOpen}>
      {isOpen ? <ReviewList productId={product.parentId ?? product.id} initial={null} headingLevel={3} /> : null}
    </Disclosure>
  );
}

function ShopLink({ product }: { product: Product }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <Link href={localePath(productPath(product))} target="_blank" variant="standalone" iconEnd="external">
      {t('shop.product.viewDetails')}
    </Link>
  );
}

/** Says that a quick view is open, and that it was closed. */
function useQuickviewRecord(productId: string | null): void {
  const client = useAtomValue(roomClientAtom);
  useEffect(() => recordQuickview(client, productId), [client, productId]);
}
