import { useAtom, useAtomValue } from 'jotai';
import { useTranslate } from '@vitrine/i18n/react';
import { IconButton, Toolbar } from '@vitrine/ui';
import { CaptionsButton } from '../captions/captions-button.tsx';
import { PointButton } from '../co-browsing/point-button.tsx';
import { SourceButton } from '../media/source-button.tsx';
import { useRoomModals } from '../modals/use-room-modals.ts';
import { PictureInPictureButton } from '../picture-in-picture/picture-in-picture-button.tsx';
import { ReactionButton } from '../reactions/reaction-button.tsx';
import { isGuideAtom, roomAtom } from '../room/room-atoms.ts';
import { endPanelAtom, startPanelAtom, unreadChatAtom } from '../room/screen-atoms.ts';
import { useOwnHand } from '../room/use-own-hand.ts';
import { ClientButtons } from './client-buttons.tsx';
import { GuideButtons } from './guide-buttons.tsx';
import { PanelButton } from './panel-button.tsx';
import { ClientMenu, GuideMenu } from './room-menu.tsx';
import { SlideControls } from './slide-controls.tsx';
import { useRoomShortcuts } from './use-room-shortcuts.ts';

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
          <PointButton className="v-room-toolbar__wide" />
          <ReactionButton className="v-room-toolbar__wide" />
          <CaptionsButton className="v-room-toolbar__wide" />
          {isGuide ? null : <PictureInPictureButton className="v-room-toolbar__wide" />}
          <SettingsButton />
        </div>
        <SlideControls />
        <div className="v-room-toolbar__group v-room-toolbar__group--panels">
          <PanelButtons />
          {isGuide ? <GuideMenu /> : <ClientMenu />}
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
  const { isRaised, isAllowed, isPending, toggle } = useOwnHand();
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
      onPress={toggle}
    />
  );
}

function SettingsButton() {
  const t = useTranslate();
  const { openMediaSettings } = useRoomModals();
  return <IconButton icon="settings" label={t('room.control.settings')} className="v-room-toolbar__wide" onPress={openMediaSettings} />;
}

function PanelButtons() {
  const t = useTranslate();
  const room = useAtomValue(roomAtom);
  const isGuide = useAtomValue(isGuideAtom);
  const unseen = useAtomValue(unreadChatAtom);
  const isChatOpen = useAtomValue(endPanelAtom) === 'chat';
  const here = (room?.attendees.filter(({ status }) => status === 'joined').length ?? 0) + (room === null ? 0 : 1);
  const unread = isChatOpen ? 0 : unseen;
  return (
    <>
      <PanelButton panel="participants" icon="users" label={t('room.control.participants')} count={here} />
      {isGuide ? <GuideButtons /> : <ClientButtons />}
      <PanelButton
        panel="chat"
        icon="chat"
        label={unread > 0 ? `${t('room.control.chat')}, ${t('room.chat.unread', { count: unread })}` : t('room.control.chat')}
        count={unread}
      />
    </>
  );
}

/** A client leaves; a guide ends for everybody, or leaves too. */
function LeaveButton() {
  const t = useTranslate();
  const { openLeave } = useRoomModals();
  return <IconButton icon="log-out" label={t('room.control.leave')} variant="danger" onPress={openLeave} />;
}
