import { useAtom, useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { commandsAtom, isConnectedAtom } from '../room/room-atoms.ts';
import { isPointingAtom, isSlideOnScreenAtom, ownSlideAtom } from '../room/screen-atoms.ts';

/** Whether the viewer points at what they touch on the slide, and may. */
export function usePointing(): { isOn: boolean; isAllowed: boolean; toggle: () => void } {
  const [isOn, setOn] = useAtom(isPointingAtom);
  const isConnected = useAtomValue(isConnectedAtom);
  const isPermitted = useAtomValue(commandsAtom).has('slide.point');
  const isSlideOnScreen = useAtomValue(isSlideOnScreenAtom);
  const isFollowing = useAtomValue(ownSlideAtom) === null;
  const isAllowed = isConnected && isPermitted && isSlideOnScreen && isFollowing;
  return { isOn: isOn && isAllowed, isAllowed, toggle: useCallback(() => setOn((before) => !before), [setOn]) };
}
