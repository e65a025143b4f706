import { useAtomValue, useSetAtom } from 'jotai';
import { areCaptionsOnAtom } from '../captions/captions-atoms.ts';
import { usePointing } from '../co-browsing/use-pointing.ts';
import { useLocalSource } from '../media/use-local-source.ts';
import { useRoomModals } from '../modals/use-room-modals.ts';
import { isGuideAtom } from '../room/room-atoms.ts';
import { areCharacterKeysOnAtom, isCharacterKey, type ShortcutId, shortcutsOf } from '../room/room-shortcuts.ts';
import { endPanelAtom, startPanelAtom } from '../room/screen-atoms.ts';
import { useOwnHand } from '../room/use-own-hand.ts';
import { pressShowToAll } from '../show-to-all/press-show-to-all.ts';
import { useSlides } from '../slides/use-slides.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** Does what the keys of the room stand for, while nobody types. */
export function useRoomShortcuts(): void {
  const isGuide = useAtomValue(isGuideAtom);
  const areCharacterKeysOn = useAtomValue(areCharacterKeysOnAtom);
  const mic = useLocalSource('mic');
  const camera = useLocalSource('camera');
  const hand = useOwnHand();
  const pointing = usePointing();
  const { canMove, step } = useSlides();
  const setStart = useSetAtom(startPanelAtom);
  const setEnd = useSetAtom(endPanelAtom);
  const setCaptions = useSetAtom(areCaptionsOnAtom);
  const { openShortcuts } = useRoomModals();
  const toggle = (source: typeof mic) => () => {
    if (source.isOffered && source.isAllowed && !source.isPending) source.toggle();
  };
  const move = (by: 1 | -1) => () => {
    if (canMove) step(by);
  };
  const turn = (panel: 'participants' | 'chat') => () => setEnd((open) => (open === panel ? null : panel));
  const actions: Readonly<Record<ShortcutId, () => void>> = {
    mic: toggle(mic),
    camera: toggle(camera),
    hand: () => {
      if (hand.isAllowed && !hand.isPending) hand.toggle();
    },
    previous: move(-1),
    next: move(1),
    show: pressShowToAll,
    point: () => {
      if (pointing.isAllowed) pointing.toggle();
    },
    captions: () => setCaptions((before) => !before),
    tools: () => setStart((open) => (open === 'guide-tools' ? null : 'guide-tools')),
    participants: turn('participants'),
    chat: turn('chat'),
    list: openShortcuts,
  };
  const bindings = shortcutsOf(isGuide ? 'GUIDE' : 'CLIENT').flatMap(({ id, keys }) =>
    keys.filter((key) => areCharacterKeysOn || !isCharacterKey(key)).map((key) => [key, actions[id]] as const),
  );
  useShortcuts(Object.fromEntries(bindings));
}
