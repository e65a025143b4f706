import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import { SidebarSet, Skeleton, Spinner, VisuallyHidden } from '@vitrine/ui';
import { OwnCaptions } from '../captions/own-captions.ts';
import { ControlBanner } from '../control/control-banner.tsx';
import { RoomToolbar } from '../controls/room-toolbar.tsx';
import { MediaNotice } from '../media/media-notice.tsx';
import { QualityNotice } from '../media/quality-notice.tsx';
import { RoomModalHost } from '../modals/room-modal-host.tsx';
import { AccessRequest } from '../panels/access-request.tsx';
import { LazyPanel } from '../parts/lazy-part.tsx';
import { useWarmUp } from '../parts/use-warm-up.ts';
import { PictureInPicture } from '../picture-in-picture/picture-in-picture.tsx';
import { Poll } from '../poll/poll.tsx';
import { ProductModalHost } from '../products/product-modal-host.tsx';
import { ConnectionBanner } from '../room/connection-banner.tsx';
import { GuideAwayBanner } from '../room/guide-away-banner.tsx';
import { isGuideAtom } from '../room/room-atoms.ts';
import { END_PANELS, endPanelAtom, START_PANELS, startPanelAtom } from '../room/screen-atoms.ts';
import { ShownProduct } from '../shown-product/shown-product.tsx';
import { GuideInView } from '../stage/guide-picture.tsx';
import { RemoteAudio, SoundBlockedBanner } from '../stage/remote-audio.tsx';
import { Stage } from '../stage/stage.tsx';
import { RoomHead, RunningRoomHead } from './room-head.tsx';
import { clientPanelsCode, guidePanelsCode, preloadClientParts, preloadGuideParts } from './room-parts.ts';

/** From this width on a guide's tools are open at first. */
const WIDE_SCREEN = '(min-width: 1280px)';

/** The running presentation: stage, panels at both sides, controls below. */
export function MainRoom() {
  const isGuide = useAtomValue(isGuideAtom);
  // Whatever is opened is there: nobody talks to an audience and waits for a tool.
  useWarmUp(isGuide ? preloadGuideParts : preloadClientParts);
  return (
    <>
      <RunningRoomHead />
      <div className="v-room__body">
        <StartPanels />
        <main id="main" tabIndex={-1} className="v-room__main">
          {/* One is seen at a time: the first of them. */}
          <div className="v-room__banners">
            <ConnectionBanner />
            <SoundBlockedBanner />
            <GuideAwayBanner />
            <ControlBanner />
            <AccessRequest />
            <MediaNotice />
            <QualityNotice />
          </div>
          <Poll />
          <Stage />
          <ShownProduct />
        </main>
        <EndPanels />
      </div>
      <RoomToolbar />
      <RemoteAudio />
      <OwnCaptions />
      {isGuide ? null : <PictureInPicture />}
      <ProductModalHost />
      <RoomModalHost />
    </>
  );
}

function StartPanels() {
  const t = useTranslate();
  const isGuide = useAtomValue(isGuideAtom);
  const [open, setOpen] = useAtom(startPanelAtom);
  // Before the first picture: a panel that opens a moment later would take back what a quick hand has done by then.
  useLayoutEffect(() => {
    if (isGuide && window.matchMedia(WIDE_SCREEN).matches) setOpen('guide-tools');
    return () => setOpen(null);
  }, [isGuide, setOpen]);
  return (
    <SidebarSet
      id="room-start-panel"
      side="left"
      openId={open}
      onOpenChange={(id) => setOpen(START_PANELS.find((panel) => panel === id) ?? null)}
      closeLabel={t('common.action.close')}
      overlayAside={<GuideInView />}
      panels={[
        ...(isGuide
          ? [{ id: 'guide-tools', title: t('guide.tools.title'), content: <LazyPanel code={guidePanelsCode} id="guide-tools" /> }]
          : []),
        { id: 'slides', title: t('room.control.slides'), content: <LazyPanel code={clientPanelsCode} id="slides" /> },
        ...(isGuide
          ? [
              { id: 'listings', title: t('guide.listing.title'), content: <LazyPanel code={guidePanelsCode} id="listings" /> },
              { id: 'templates', title: t('guide.templates.title'), content: <LazyPanel code={guidePanelsCode} id="templates" /> },
              { id: 'poll', title: t('guide.poll.title'), content: <LazyPanel code={guidePanelsCode} id="poll" /> },
            ]
          : []),
        {
          id: 'saved',
          title: t(isGuide ? 'guide.products.savedTitle' : 'room.bookmarks.title'),
          content: <LazyPanel code={clientPanelsCode} id="saved" />,
        },
      ]}
    />
  );
}

function EndPanels() {
  const t = useTranslate();
  const isGuide = useAtomValue(isGuideAtom);
  const [open, setOpen] = useAtom(endPanelAtom);
  useEffect(() => () => setOpen(null), [setOpen]);
  return (
    <SidebarSet
      id="room-end-panel"
      side="right"
      openId={open}
      onOpenChange={(id) => setOpen(END_PANELS.find((panel) => panel === id) ?? null)}
      closeLabel={t('common.action.close')}
      overlayAside={<GuideInView />}
      panels={[
        { id: 'chat', title: t('room.chat.title'), content: <LazyPanel code={clientPanelsCode} id="chat" /> },
        { id: 'participants', title: t('room.participants.title'), content: <LazyPanel code={clientPanelsCode} id="participants" /> },
        ...(isGuide
          ? [
              { id: 'audience-carts', title: t('guide.audience.carts'), content: <LazyPanel code={guidePanelsCode} id="audience-carts" /> },
              { id: 'audience-likes', title: t('guide.audience.likes'), content: <LazyPanel code={guidePanelsCode} id="audience-likes" /> },
              { id: 'audience-seen', title: t('guide.audience.seen'), content: <LazyPanel code={guidePanelsCode} id="audience-seen" /> },
              { id: 'attendee', title: t('guide.onBehalf.title'), content: <LazyPanel code={guidePanelsCode} id="attendee" /> },
            ]
          : [
              { id: 'cart', title: t('room.cart.title'), content: <LazyPanel code={clientPanelsCode} id="cart" /> },
              { id: 'likes', title: t('room.likes.title'), content: <LazyPanel code={clientPanelsCode} id="likes" /> },
              { id: 'last-seen', title: t('room.lastSeen.title'), content: <LazyPanel code={clientPanelsCode} id="last-seen" /> },
            ]),
      ]}
    />
  );
}

/** Before the room has answered. */
export function MainRoomSkeleton({ name }: { name: string }) {
  const t = useTranslate();
  return (
    <>
      <RoomHead name={name} />
      <div className="v-room__body">
        <main id="main" tabIndex={-1} className="v-room__main">
          <div className="v-room__banners">
            <ConnectionBanner />
          </div>
          <div className="v-room__skeleton">
            <Spinner label={t('room.connection.connecting')} isLabelShown size="lg" />
            <Skeleton variant="box" ratio={16 / 7} />
            <VisuallyHidden>{t('common.state.pending')}</VisuallyHidden>
          </div>
        </main>
      </div>
    </>
  );
}
