import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import type { SlidePoint } from '@vitrine/sales-room-protocol';
import { roomClientAtom } from '../room/room-atoms.ts';
import type { ShownPointer } from './pointer.tsx';
import type { ShownPlace } from './use-shown-place.ts';

export interface Pointers {
  /** Those on the shown slide: of others, and one's own. */
  pointers: readonly ShownPointer[];
  /** Shows the viewer where they point themselves. */
  showOwn: (point: SlidePoint) => void;
  remove: (pointer: ShownPointer) => void;
}

/** Where others point, and oneself. */
export function usePointers(place: ShownPlace | null): Pointers {
  const t = useTranslate();
  const client = useAtomValue(roomClientAtom);
  const [all, setAll] = useState<readonly ShownPointer[]>([]);
  const put = useCallback((key: string, name: string, point: SlidePoint) => {
    setAll((before) => [...before.filter((each) => each.key !== key), { key, name, point, movedAt: performance.now() }]);
  }, []);
  useEffect(
    () =>
      client?.onEvent((event) => {
        if (event.name !== 'slide.pointed') return;
        const { attendeeId, ...point } = event.payload;
        const sender = client.getSnapshot().room?.attendees.find((each) => each.attendeeId === attendeeId);
        // Without a name it would be nobody's, and one's own is drawn before it comes back.
        if (sender !== undefined) put(attendeeId, sender.name, point);
      }),
    [client, put],
  );
  const own = t('room.role.you');
  return {
    pointers: all.filter(({ point }) => point.sectionId === place?.sectionId && point.page === place.page),
    showOwn: useCallback((point: SlidePoint) => put('own', own, point), [put, own]),
    remove: useCallback((pointer: ShownPointer) => setAll((before) => before.filter((each) => each !== pointer)), []),
  };
}
