import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { productCount, useCart } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { IconButton, Menu, type MenuItem, Toolbar } from '@vitrine/ui';
import { useLocalSource } from '../media/use-local-source.ts';
import { useRoomModals } from '../modals/use-room-modals.ts';
import { isGuideAtom, likedProductIdsAtom, roomAtom } from '../room/room-atoms.ts';
import { type EndPanel, endPanelAtom, startPanelAtom, unreadChatAtom } from '../room/screen-atoms.ts';
import { useRoomCommand } from '../room/use-room-command.ts';
import { useSlides } from '../slides/use-slides.ts';
import { SourceButton } from './media-buttons.tsx';
import { PanelButton } from './panel-button.tsx';
import { SlideControls } from './slide-controls.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/** The controls of a presentation, at the screen's end: own media, slides, panels, the way out. */
export function RoomToolbar() {
  const t = useTranslate();
  const isGuide = useAtomValue(isGuideAtom);
  useRoomShortcuts();
  return (
    <footer>
      <Toolbar label={t('room.control.toolbar')} isDocked className="v-room-toolbar">
        <div className="v-room-toolbar__group v-room-toolbar__group--media">
          {isGuide ? <GuideToolsButton /> : null}
          <SourceButton source="mic" />
          <SourceButton source="camera" />
          {isGuide ? <WideSourceButton /> : <HandButton />}
          <SettingsButton />
        </div>
        <SlideControls />
        <div className="v-room-toolbar__group v-room-toolbar__group--panels">
          <PanelButtons />
          <MoreMenu />
          <LeaveButton />
        </div>
      </Toolbar>
    </footer>
  );
}

function GuideToolsButton() {
  const t = useTranslate();
  const [panel, setPanel] = useAtom(startPanelAtom);
  const isOpen = panel === 'guide-tools';
  return (
    <IconButton
      icon="sliders"
      label={t('guide.tools.title')}
      variant={isOpen ? 'secondary' : 'quiet'}
      aria-expanded={isOpen}
      aria-controls="room-start-panel"
      onPress={() => setPanel(isOpen ? null : 'guide-tools')}
    />
  );
}

function WideSourceButton() {
  return (
    <span className="v-room-toolbar__wide">
      <SourceButton source="screen" />
    </span>
  );
}

/** A client raises a hand without speaking. */
function HandButton() {
  const t = useTranslate();
  const room = useAtomValue(roomAtom);
  const { isAllowed, isPending, run } = useRoomCommand('hand.set');
  const isRaised = room !== null && room.self.handRaisedAt !== null;
  if (room === null || room.appointment.status === 'ended') return null;
  return (
    <IconButton
      icon="hand"
      label={t(isRaised ? 'room.control.lowerHand' : 'room.control.raiseHand')}
      className="v-room-toolbar__wide"
      variant={isRaised ? 'primary' : 'quiet'}
      aria-pressed={isRaised}
      isDisabled={!isAllowed}
      isPending={isPending}
      onPress={() => void run({ raised: !isRaised })}
    />
  );
}

function SettingsButton() {
  const t = useTranslate();
  const { openMediaSettings } = useRoomModals();
  return <IconButton icon="settings" label={t('room.control.settings')} className="v-room-toolbar__wide" onPress={openMediaSettings} />;
}

function usePanelCounts() {
  const room = useAtomValue(roomAtom);
  const unread = useAtomValue(unreadChatAtom);
  const open = useAtomValue(endPanelAtom);
  const likes = useAtomValue(likedProductIdsAtom).size;
  const { data: cart } = useCart();
  return {
    participants: (room?.attendees.filter(({ status }) => status === 'joined').length ?? 0) + (room === null ? 0 : 1),
    asking: room?.attendees.filter(({ status }) => status === 'requested').length ?? 0,
    likes,
    cart: productCount(cart),
    unread: open === 'chat' ? 0 : unread,
  };
}

function PanelButtons() {
  const t = useTranslate();
  const isGuide = useAtomValue(isGuideAtom);
  const counts = usePanelCounts();
  return (
    <>
      <PanelButton panel="participants" icon="users" label={t('room.control.participants')} count={counts.participants} />
      {isGuide ? null : <BookmarksButton />}
      <PanelButton panel="last-seen" icon="eye" label={t('room.control.lastSeen')} className="v-room-toolbar__wide" />
      <PanelButton panel="likes" icon="heart" label={t('room.control.likes')} count={counts.likes} className="v-room-toolbar__wide" />
      <PanelButton panel="cart" icon="bag" label={t('room.control.cart')} count={counts.cart} />
      <PanelButton
        panel="chat"
        icon="chat"
        label={counts.unread > 0 ? `${t('room.control.chat')}, ${t('room.chat.unread', { count: counts.unread })}` : t('room.control.chat')}
        count={counts.unread}
      />
    </>
  );
}

/** A client's bookmarks; a guide's are among the tools. */
function BookmarksButton() {
  const t = useTranslate();
  const [panel, setPanel] = useAtom(startPanelAtom);
  const isOpen = panel === 'saved';
  return (
    <IconButton
      icon="bookmark"
      label={t('room.bookmarks.title')}
      className="v-room-toolbar__wide"
      variant={isOpen ? 'secondary' : 'quiet'}
      aria-expanded={isOpen}
      aria-controls="room-start-panel"
      onPress={() => setPanel(isOpen ? null : 'saved')}
    />
  );
}

/** What a narrow screen has no room for. */
function MoreMenu() {
  const t = useTranslate();
  const isGuide = useAtomValue(isGuideAtom);
  const room = useAtomValue(roomAtom);
  const setEnd = useSetAtom(endPanelAtom);
  const setStart = useSetAtom(startPanelAtom);
  const screen = useLocalSource('screen');
  const hand = useRoomCommand('hand.set');
  const { openMediaSettings } = useRoomModals();
  const isRaised = room !== null && room.self.handRaisedAt !== null;
  const items: MenuItem[] = [
    { id: 'slides', label: t('room.control.slides'), icon: 'layers' },
    { id: 'likes', label: t('room.control.likes'), icon: 'heart' },
    { id: 'last-seen', label: t('room.control.lastSeen'), icon: 'eye' },
    { id: 'saved', label: t(isGuide ? 'guide.products.savedTitle' : 'room.bookmarks.title'), icon: 'bookmark' },
    ...(isGuide
      ? screen.isOffered
        ? [
            {
              id: 'screen',
              label: t(screen.isOn ? 'room.control.stopSharing' : 'room.control.shareScreen'),
              icon: 'monitor' as const,
              isDisabled: !screen.isAllowed,
            },
          ]
        : []
      : [
          {
            id: 'hand',
            label: t(isRaised ? 'room.control.lowerHand' : 'room.control.raiseHand'),
            icon: 'hand' as const,
            isDisabled: !hand.isAllowed,
          },
        ]),
    { id: 'settings', label: t('room.control.settings'), icon: 'settings' },
  ];
  const act = (id: string): void => {
    if (id === 'slides' || id === 'saved') setStart(id);
    else if (id === 'screen') screen.toggle();
    else if (id === 'hand') void hand.run({ raised: !isRaised });
    else if (id === 'settings') openMediaSettings();
    else setEnd(id as EndPanel);
  };
  return (
    <span className="v-room-toolbar__narrow">
      <Menu
        label={t('room.control.menu')}
        placement="top end"
        trigger={<IconButton icon="more" label={t('room.control.menu')} hasTooltip={false} />}
        items={items}
        onAction={act}
      />
    </span>
  );
}

/** A client leaves; a guide ends for everybody, or leaves too. */
function LeaveButton() {
  const t = useTranslate();
  const { openLeave } = useRoomModals();
  return <IconButton icon="log-out" label={t('room.control.leave')} variant="danger" onPress={openLeave} />;
}

/** M microphone, V camera, arrows the slides; never while somebody types. */
function useRoomShortcuts(): void {
  const mic = useLocalSource('mic');
  const camera = useLocalSource('camera');
  const { shown, canMove, goTo } = useSlides();
  const toggle = (source: typeof mic) => () => {
    if (source.isOffered && source.isAllowed && !source.isPending) source.toggle();
  };
  const move = (by: number) => () => {
    if (canMove) goTo({ index: shown.index + by, page: 1 });
  };
  useShortcuts({ m: toggle(mic), v: toggle(camera), ArrowRight: move(1), ArrowLeft: move(-1), PageDown: move(1), PageUp: move(-1) });
}
