import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type BuyBoxProps,
  CmsNoProductsFoundView,
  type CmsSectionViewProps,
  type CommerceElements,
  type PresentationElements,
  type PresentationLikeProps,
  type PresentationNotesProps,
  type ProductListingProps,
  SafeHtmlView,
} from '@vitrine/cms-blocks';
import { BuyBoxView, ProductCardView, productName } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { IconButton, Notice, ProductGrid } from '@vitrine/ui';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { LikeButton } from './like-button.tsx';
import { useSlidePage } from './slide-page.ts';
import { slideQueries } from './slide-queries.ts';
import { useRoomStoreClient } from './use-room-store-client.ts';

/** The products of a slide. Its page is the guide's, or the viewer's own while they look around. */
function ProductListing({ listing, boxLayout, placement }: ProductListingProps) {
  const t = useTranslate();
  const { page, isLoading, turnTo, isAllowed } = useSlidePage();
  if (listing === null || listing.elements.length === 0) return <CmsNoProductsFoundView />;
  const limit = listing.limit ?? listing.elements.length;
  const pages = Math.max(1, Math.ceil(listing.total / Math.max(1, limit)));
  return (
    <section className="v-slide-listing" aria-label={t('shop.listing.label')} aria-busy={isLoading}>
      <ProductGrid label={t('shop.listing.label')} minWidth="13rem">
        {listing.elements.map((product, index) => (
          <ProductCardView
            key={product.id}
            product={product}
            layout={boxLayout}
            isPriority={index < 4}
            sizes="(min-width: 1024px) 22vw, 45vw"
            headingLevel={placement.headingLevel}
          />
        ))}
      </ProductGrid>
      {pages > 1 ? (
        <nav className="v-slide-listing__pages" aria-label={t('common.pagination.label')}>
          <IconButton
            icon="chevron-start"
            label={t('common.pagination.previous')}
            isDisabled={!isAllowed || page <= 1}
            onPress={() => turnTo(page - 1)}
          />
          <span>{t('common.pagination.status', { page, total: pages })}</span>
          <IconButton
            icon="chevron-end"
            label={t('common.pagination.next')}
            isDisabled={!isAllowed || page >= pages}
            onPress={() => turnTo(page + 1)}
          />
        </nav>
      ) : null}
    </section>
  );
}

/** A buy box in a slide: another variant is shown in place, the presentation stays. */
function BuyBox({ product, configurator }: BuyBoxProps) {
  return <RoomBuyBox key={product.id} product={product} configurator={configurator} />;
}

function RoomBuyBox({ product, configurator }: Pick<BuyBoxProps, 'product' | 'configurator'>) {
  const identity = useRoomIdentity();
  const client = useRoomStoreClient();
  const [variantId, setVariantId] = useState<string | null>(null);
  const { data } = useQuery(slideQueries.product(client, identity, variantId));
  const variant = variantId === null ? undefined : data?.product;
  return (
    <BuyBoxView
      key={variant?.id ?? product.id}
      product={variant ?? product}
      configurator={variant ? (data?.configurator ?? configurator) : configurator}
      onVariant={setVariantId}
    />
  );
}

/** The like button of a slide. */
function Like({ productId, product }: PresentationLikeProps) {
  return <LikeButton productId={productId} productName={product ? productName(product) : ''} />;
}

/** What the merchant noted for the guide on a slide. */
function Notes({ content }: PresentationNotesProps) {
  const t = useTranslate();
  return (
    <Notice title={t('guide.notes.title')} className="v-slide-notes">
      <SafeHtmlView html={content} />
    </Notice>
  );
}

const Nothing = () => null;

/** Elements that a room draws in another way than the shop. Filters and categories would lead out of the slide. */
export const roomElements = {
  ProductListing,
  BuyBox,
  SidebarFilter: Nothing,
  CategoryNavigation: Nothing,
} satisfies Partial<CommerceElements>;

/** A slide has no sidebar: what merchants put there, filters and categories, is for finding one's own way. */
function SidebarSection({ main }: CmsSectionViewProps) {
  return main;
}

/** Sections that a room draws in another way than the shop. */
export const roomSections = { sidebar: SidebarSection };

/** Elements that slides alone have. */
export const presentationElements: PresentationElements = { Like, Notes };
