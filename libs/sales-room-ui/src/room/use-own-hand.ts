import { atom, useAtomValue, useSetAtom } from 'jotai';
import { roomAtom } from './room-atoms.ts';
import { useRoomCommand } from './use-room-command.ts';

/** The viewer has lowered their own hand, which nobody needs to tell them. */
export const hasLoweredHandAtom = atom(false);

/** The viewer's own hand, as a button needs it. */
export function useOwnHand(): { isRaised: boolean; isAllowed: boolean; isPending: boolean; toggle(): void } {
  const room = useAtomValue(roomAtom);
  const { isAllowed, isPending, run } = useRoomCommand('hand.set');
  const noteLowered = useSetAtom(hasLoweredHandAtom);
  const isRaised = room !== null && room.self.handRaisedAt !== null;
  const toggle = async (): Promise<void> => {
    noteLowered(isRaised);
    if ((await run({ raised: !isRaised })) === undefined) noteLowered(false);
  };
  return { isRaised, isAllowed, isPending, toggle: () => void toggle() };
}
