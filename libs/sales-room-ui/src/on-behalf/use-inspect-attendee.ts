import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { endPanelAtom, inspectedAttendeeIdAtom } from '../room/screen-atoms.ts';

/** Opens an attendee's cart and wish list beside the stage. */
export function useInspectAttendee(): (attendeeId: string) => void {
  const setPanel = useSetAtom(endPanelAtom);
  const setAttendee = useSetAtom(inspectedAttendeeIdAtom);
  return useCallback(
    (attendeeId) => {
      setAttendee(attendeeId);
      setPanel('attendee');
    },
    [setAttendee, setPanel],
  );
}
