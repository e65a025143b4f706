import { useStore } from 'jotai';
import { useCallback, useEffect } from 'react';
import { useLocale } from '@vitrine/routing/react-router';
import type { RoomEntrance } from '@vitrine/sales-room-client';
import { backgroundBlur } from '../devices/background-blur.ts';
import { isBlurredAtom } from '../devices/device-atoms.ts';
import { useWarmUp } from '../parts/use-warm-up.ts';
import { type RoomStandby, roomStandbyAtom } from './prejoin-atoms.ts';

/** A page that has not come by then does not come. */
const LONGEST_WAY_IN_MS = 15_000;

/**
 * Gets the room's connection ready while somebody is before its door, as soon as loading ahead is welcome. Nothing is sent or
 * received. Gives a function that goes in with it, where it is there: the room then takes it over.
 */
export function useRoomStandby(path: string, isOpen: boolean): (entrance: RoomEntrance) => void {
  const store = useStore();
  const { code: locale } = useLocale();
  const getReady = useCallback(async () => {
    const { makeRoomClient } = await import('./make-room-client.ts');
    if (store.get(roomStandbyAtom) !== null) return;
    const client = makeRoomClient({ path, locale, viewerType: 'client' });
    store.set(roomStandbyAtom, { path, locale, client });
    client.prepare();
  }, [path, locale, store]);
  useWarmUp(getReady, isOpen);
  /** Nobody has taken it inside: nothing may go on that no page shows. */
  const closeUntaken = useCallback(
    (standby: RoomStandby) => {
      if (store.get(roomStandbyAtom) !== standby) return;
      store.set(roomStandbyAtom, null);
      standby.client.close();
    },
    [store],
  );
  useEffect(
    () => () => {
      const left = store.get(roomStandbyAtom);
      // The room that follows takes it in the same step; no other page has a use for it.
      if (left !== null) setTimeout(() => closeUntaken(left), 0);
    },
    [path, locale, store, closeUntaken],
  );
  return useCallback(
    (entrance) => {
      const standby = store.get(roomStandbyAtom);
      if (standby === null) return;
      if (entrance.ticket === undefined) {
        closeUntaken(standby);
        return;
      }
      if (store.get(isBlurredAtom)) void standby.client.setVideoProcessor(backgroundBlur);
      standby.client.open(entrance);
      setTimeout(() => closeUntaken(standby), LONGEST_WAY_IN_MS);
    },
    [store, closeUntaken],
  );
}
