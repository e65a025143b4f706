import { useAtomValue } from 'jotai';
import { roomAtom } from '../room/room-atoms.ts';
import { useRoomCommand } from '../room/use-room-command.ts';

/** Who leads the presentation, and how control is passed. */
export function useControl() {
  const room = useAtomValue(roomAtom);
  const offer = useRoomCommand('control.offer');
  const controllerId = room?.control.controllerId ?? null;
  const offeredTo = room?.control.offeredTo ?? null;
  const selfId = room?.self.attendeeId ?? null;
  const nameOf = (attendeeId: string | null) => room?.attendees.find((attendee) => attendee.attendeeId === attendeeId)?.name;
  return {
    controllerId,
    controllerName: nameOf(controllerId),
    offeredToName: nameOf(offeredTo),
    isMine: controllerId !== null && controllerId === selfId,
    isOfferedToMe: offeredTo !== null && offeredTo === selfId,
    isOfferedTo: (attendeeId: string) => offeredTo === attendeeId,
    offer,
  };
}
