import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import { Button, IconButton, VisuallyHidden } from '@vitrine/ui';
import { commandsAtom, isGuideAtom, roomAtom } from '../room/room-atoms.ts';
import { Pointer } from './pointer.tsx';
import { useSlideElement } from './slide-element.ts';
import { useFollowedScroll } from './use-followed-scroll.ts';
import { usePointers } from './use-pointers.ts';
import { usePointing } from './use-pointing.ts';
import { useSharedPointer } from './use-shared-pointer.ts';
import { useSharedScroll } from './use-shared-scroll.ts';
import { useShownPlace } from './use-shown-place.ts';

/** What lies over the slide: pointers, the way back to the guide, and how to stop pointing. It takes no room of its own. */
export function CoBrowsingLayer() {
  const t = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const slideElement = useSlideElement(root);
  const place = useShownPlace();
  const isGuide = useAtomValue(isGuideAtom);
  const isLeading = useAtomValue(commandsAtom).has('slide.scroll');
  const leader = useLeader();
  const pointing = usePointing();
  const { pointers, showOwn, remove } = usePointers(place);
  useSharedScroll(slideElement, place, isLeading);
  useSharedPointer(slideElement, place, { isOn: pointing.isOn, onPoint: showOwn });
  const { isFollowing, isGuideElsewhere, follow } = useFollowedScroll(slideElement, place, isLeading ? null : leader.id);
  // Whoever looks around alone is not disturbed; a guide sees what clients mean in any case.
  const shown = pointers.filter(({ key }) => key === 'own' || isGuide || isFollowing);
  const isReturnOffered = place !== null && leader.id !== null && !isLeading && !isFollowing && isGuideElsewhere;
  const goBack = (): void => {
    follow();
    slideElement.slideOf()?.focus({ preventScroll: true });
  };
  return (
    <div className="v-co-browsing" ref={root} data-pointing={pointing.isOn || undefined}>
      <div className="v-co-browsing__pointers" aria-hidden="true">
        {shown.map((pointer) => (
          <Pointer key={pointer.key} pointer={pointer} slideElement={slideElement} onGone={remove} />
        ))}
      </div>
      {pointing.isOn ? (
        <div className="v-co-browsing__chip v-co-browsing__chip--pointing">
          <p role="status">{t(isGuide ? 'room.coBrowsing.guideHint' : 'room.coBrowsing.clientHint')}</p>
          <IconButton icon="close" label={t('room.coBrowsing.stopPointing')} onPress={pointing.toggle} />
        </div>
      ) : isReturnOffered ? (
        <div className="v-co-browsing__chip">
          <span role="status">
            <VisuallyHidden>{t('room.coBrowsing.alone')}</VisuallyHidden>
          </span>
          <Button size="sm" variant="primary" icon="return" onPress={goBack}>
            {t('room.coBrowsing.follow', { name: leader.name ?? t('room.role.GUIDE') })}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** The guide in control, where they are in the room. */
function useLeader(): { id: string | null; name: string | undefined } {
  const room = useAtomValue(roomAtom);
  const id = room?.control.controllerId ?? null;
  return { id, name: room?.attendees.find(({ attendeeId }) => attendeeId === id)?.name };
}
