import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useRef } from 'react';
import { roomClientAtom } from '../room/room-atoms.ts';
import { observeTileSize } from './observe-tile-size.ts';
import { viewOf } from './shared-views.ts';

/** For the element that a remote picture is drawn in: the server sends it as large as it is seen there. */
export function useTileView(producerId: string | null): RefObject<HTMLDivElement | null> {
  const client = useAtomValue(roomClientAtom);
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      client === null || producerId === null || box.current === null ? undefined : observeTileSize(box.current, viewOf(client, producerId)),
    [client, producerId],
  );
  return box;
}
