import {
  type CmsSectionViewProps,
  type CommerceElements,
  lazyView,
  type PresentationElements,
  type PresentationLikeProps,
  type PresentationNotesProps,
  SafeHtmlView,
} from '@vitrine/cms-blocks';
import { productName } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { Notice } from '@vitrine/ui';
import { LikeButton } from './like-button.tsx';

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

/** Elements that a room draws in another way than the shop: a slide loads the code of those that it shows. Filters and categories would lead out of the slide. */
export const roomElements = {
  ProductListing: lazyView(async () => (await import('./slide-listing.tsx')).SlideListing),
  BuyBox: lazyView(async () => (await import('./slide-buy-box.tsx')).SlideBuyBox),
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
