import { useAtom, useSetAtom } from 'jotai';
import { useTranslate } from '@vitrine/i18n/react';
import { IconButton, Menu, type MenuItem } from '@vitrine/ui';
import { areCaptionsOnAtom } from '../captions/captions-atoms.ts';
import { usePointing } from '../co-browsing/use-pointing.ts';
import { useLocalSource } from '../media/use-local-source.ts';
import { useRoomModals } from '../modals/use-room-modals.ts';
import { usePictureInPicture } from '../picture-in-picture/use-picture-in-picture.ts';
import { useReact } from '../reactions/use-react.ts';
import { END_PANELS, endPanelAtom, START_PANELS, startPanelAtom } from '../room/screen-atoms.ts';
import { useOwnHand } from '../room/use-own-hand.ts';

/** What a narrow screen has no room for, of a client. */
export function ClientMenu() {
  const t = useTranslate();
  const hand = useOwnHand();
  const { openMediaSettings, openShortcuts } = useRoomModals();
  const { isAllowed, react } = useReact();
  const pictureInPicture = usePictureInPicture();
  const point = usePointItem();
  const captions = useCaptionsItem();
  return (
    <RoomMenu
      items={[
        { id: 'slides', label: t('room.control.slides'), icon: 'layers' },
        { id: 'likes', label: t('room.control.likes'), icon: 'heart' },
        { id: 'last-seen', label: t('room.control.lastSeen'), icon: 'eye' },
        { id: 'saved', label: t('room.bookmarks.title'), icon: 'bookmark' },
        { id: 'heart', label: t('room.reactions.sendHeart'), icon: 'smile', isDisabled: !isAllowed },
        {
          id: 'hand',
          label: t(hand.isRaised ? 'room.control.lowerHand' : 'room.control.raiseHand'),
          icon: 'hand',
          isDisabled: !hand.isAllowed,
        },
        point.item,
        captions.item,
        ...(pictureInPicture.isOffered
          ? [
              {
                id: 'picture-in-picture',
                label: t(pictureInPicture.isOpen ? 'room.pictureInPicture.close' : 'room.pictureInPicture.open'),
                icon: 'picture-in-picture' as const,
              },
            ]
          : []),
        { id: 'settings', label: t('room.control.settings'), icon: 'settings' },
        { id: 'shortcuts', label: t('room.shortcuts.title'), icon: 'list' },
      ]}
      actions={{
        'picture-in-picture': pictureInPicture.toggle,
        heart: () => react('heart'),
        hand: hand.toggle,
        point: point.toggle,
        captions: captions.toggle,
        settings: openMediaSettings,
        shortcuts: openShortcuts,
      }}
    />
  );
}

/** What a narrow screen has no room for, of a guide. */
export function GuideMenu() {
  const t = useTranslate();
  const screen = useLocalSource('screen');
  const point = usePointItem();
  const captions = useCaptionsItem();
  const { openMediaSettings, openShortcuts } = useRoomModals();
  return (
    <RoomMenu
      items={[
        { id: 'slides', label: t('room.control.slides'), icon: 'layers' },
        { id: 'templates', label: t('guide.templates.title'), icon: 'note' },
        { id: 'poll', label: t('guide.poll.title'), icon: 'check-circle' },
        { id: 'audience-likes', label: t('guide.audience.likes'), icon: 'heart' },
        { id: 'audience-seen', label: t('guide.audience.seen'), icon: 'eye' },
        { id: 'saved', label: t('guide.products.savedTitle'), icon: 'bookmark' },
        point.item,
        captions.item,
        ...(screen.isOffered
          ? [
              {
                id: 'screen',
                label: t(screen.isOn ? 'room.control.stopSharing' : 'room.control.shareScreen'),
                icon: 'monitor' as const,
                isDisabled: !screen.isAllowed,
              },
            ]
          : []),
        { id: 'settings', label: t('room.control.settings'), icon: 'settings' },
        { id: 'shortcuts', label: t('room.shortcuts.title'), icon: 'list' },
      ]}
      actions={{
        screen: screen.toggle,
        point: point.toggle,
        captions: captions.toggle,
        settings: openMediaSettings,
        shortcuts: openShortcuts,
      }}
    />
  );
}

function usePointItem(): { item: MenuItem; toggle: () => void } {
  const t = useTranslate();
  const { isOn, isAllowed, toggle } = usePointing();
  const label = t(isOn ? 'room.coBrowsing.stopPointing' : 'room.coBrowsing.point');
  return { item: { id: 'point', label, icon: 'pointer', isDisabled: !isAllowed }, toggle };
}

function useCaptionsItem(): { item: MenuItem; toggle: () => void } {
  const t = useTranslate();
  const [areOn, setOn] = useAtom(areCaptionsOnAtom);
  const label = t(areOn ? 'room.captions.turnOff' : 'room.captions.turnOn');
  return { item: { id: 'captions', label, icon: areOn ? 'captions-off' : 'captions' }, toggle: () => setOn(!areOn) };
}

/** An item opens the panel of its id, or does what is said of it. */
function RoomMenu({ items, actions }: { items: readonly MenuItem[]; actions: Readonly<Record<string, () => void>> }) {
  const t = useTranslate();
  const setStart = useSetAtom(startPanelAtom);
  const setEnd = useSetAtom(endPanelAtom);
  const act = (id: string): void => {
    const [start, end] = [START_PANELS.find((panel) => panel === id), END_PANELS.find((panel) => panel === id)];
    if (start !== undefined) setStart(start);
    else if (end !== undefined) setEnd(end);
    else actions[id]?.();
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
