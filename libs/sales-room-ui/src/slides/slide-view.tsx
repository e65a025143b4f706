import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { LoadingRegion, QueryState } from '@vitrine/app-shell';
import { CmsNoProductFoundView, CmsNoProductsFoundView, CmsPageView, SafeHtmlView } from '@vitrine/cms-blocks';
import { useCmsLabels, useCmsRegistry } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { RoomSlide } from '@vitrine/sales-room-protocol';
import { Heading, Skeleton, VisuallyHidden } from '@vitrine/ui';
import { isGuideAtom } from '../room/room-atoms.ts';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { SlidePageContext } from './slide-page.ts';
import { SLIDE_PAGE_SIZE, type SlideContent, slideQueries } from './slide-queries.ts';
import { openInNewTab, useRoomLinkHandler } from './use-room-link-handler.ts';
import { useRoomStoreClient } from './use-room-store-client.ts';
import { useSlides } from './use-slides.ts';
import { useSwipe } from './use-swipe.ts';

/** The slide on this screen, read with the viewer's own session: their language, their prices. */
export function SlideView() {
  const t = useTranslate();
  const { current, shown, slides, canMove, isFollowing, step } = useSlides();
  const isGuide = useAtomValue(isGuideAtom);
  // Whoever follows is not taken off the guide's slide by a finger that slips; the buttons do that.
  const swipe = useSwipe(canMove && (isGuide || !isFollowing), step);
  if (current === undefined) return slides.length === 0 ? <SlideSkeleton /> : null;
  return (
    <article
      className="v-slide"
      key={current.sectionId}
      data-testid="slide"
      data-slide-index={current.index}
      data-slide-page={shown.page}
      aria-label={t('room.slide.current', { index: current.index + 1, total: slides.length })}
      // Scrolls with the keyboard.
      tabIndex={0}
      {...swipe}
    >
      <Slide slide={current} page={shown.page} />
    </article>
  );
}

function Slide({ slide, page }: { slide: RoomSlide; page: number }) {
  const t = useTranslate();
  const identity = useRoomIdentity();
  const client = useRoomStoreClient();
  const content = useQuery(slideQueries.slide(client, identity, slide));
  return (
    <QueryState
      query={content}
      errorTitle={t('room.slide.failed')}
      headingLevel={2}
      skeleton={<SlideShapes />}
      loadingLabel={t('room.slide.loading')}
      loadingClass="v-slide__skeleton"
    >
      {(read) => <SlideBody slide={slide} content={read} page={page} />}
    </QueryState>
  );
}

function SlideBody({ slide, content, page }: { slide: RoomSlide; content: SlideContent; page: number }) {
  const registry = useCmsRegistry();
  const labels = useCmsLabels();
  const localePath = useLocalePath();
  const identity = useRoomIdentity();
  const client = useRoomStoreClient();
  const keepInRoom = useRoomLinkHandler();
  const { goTo, canMove } = useSlides();
  const further = useQuery({ ...slideQueries.listing(client, identity, slide, page, SLIDE_PAGE_SIZE), enabled: page > 1 });
  const listing = page > 1 ? (further.data ?? null) : null;
  const context = useMemo(
    () => ({
      href: localePath,
      labels,
      headingLevel: 2 as const,
      product: content.product,
      configurator: content.configurator,
      category: content.category,
      listing,
      navigate: openInNewTab,
      hasBlockIds: true,
    }),
    [localePath, labels, content, listing],
  );
  const control = useMemo(
    () => ({
      page,
      isLoading: further.isFetching,
      isAllowed: canMove || slide.kind === 'listing' || slide.kind === 'category',
      turnTo: (next: number) => goTo({ index: slide.index, page: next }),
    }),
    [page, further.isFetching, canMove, goTo, slide.index, slide.kind],
  );

  if (content.missing === 'product') return <CmsNoProductFoundView />;
  if (content.missing === 'products') return <CmsNoProductsFoundView />;
  const isOwnPage = slide.kind === 'product' || slide.kind === 'listing';
  return (
    <div className={`v-slide__content v-slide__content--${slide.kind}`} onClick={keepInRoom}>
      {isOwnPage ? (
        <Heading level={2} className="v-slide__title">
          {content.product?.translated.name ?? slide.name}
        </Heading>
      ) : (
        <VisuallyHidden as="h2">{slide.name}</VisuallyHidden>
      )}
      {content.page === null ? (
        <CmsNoProductsFoundView />
      ) : (
        <SlidePageContext value={control}>
          <CmsPageView page={content.page} registry={registry} context={context} />
        </SlidePageContext>
      )}
      {slide.kind === 'product' && content.description !== null ? (
        <SafeHtmlView html={content.description} className="v-slide__description" />
      ) : null}
    </div>
  );
}

function SlideSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion className="v-slide__skeleton" label={t('room.slide.loading')}>
      <SlideShapes />
    </LoadingRegion>
  );
}

function SlideShapes() {
  return (
    <>
      <Skeleton variant="heading" width="40%" />
      <Skeleton variant="box" ratio={16 / 7} />
      <Skeleton lines={3} />
    </>
  );
}
