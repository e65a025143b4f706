import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { roomModalAtom } from '../room/screen-atoms.ts';

/** Opens the modals of a room. */
export function useRoomModals() {
  const open = useSetAtom(roomModalAtom);
  return useMemo(
    () => ({
      openLeave: () => open({ type: 'leave' }),
      openStart: () => open({ type: 'start' }),
      openEnd: () => open({ type: 'end' }),
      openMuteAll: () => open({ type: 'mute-all' }),
      openMediaSettings: () => open({ type: 'media-settings' }),
      openShortcuts: () => open({ type: 'shortcuts' }),
      openRename: () => open({ type: 'rename' }),
      openStatistics: (attendeeId: string) => open({ type: 'statistics', attendeeId }),
      openRemoveMessage: (messageId: string) => open({ type: 'remove-message', messageId }),
      openRemove: (attendeeId: string) => open({ type: 'remove', attendeeId }),
    }),
    [open],
  );
}
