import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { endPanelAtom, lookedAtAttendeeAtom } from '../room/screen-atoms.ts';

/** Opens an attendee's cart and wish list beside the stage. */
export function useLookAt(): (attendeeId: string) => void {
  const setPanel = useSetAtom(endPanelAtom);
  const setAttendee = useSetAtom(lookedAtAttendeeAtom);
  return useCallback(
    (attendeeId) => {
      setAttendee(attendeeId);
      setPanel('attendee');
    },
    [setAttendee, setPanel],
  );
}
