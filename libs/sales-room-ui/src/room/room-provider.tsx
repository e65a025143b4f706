import { useSetAtom, useStore } from 'jotai';
import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { useLocale } from '@vitrine/routing/react-router';
import { backgroundBlur } from '../devices/background-blur.ts';
import { readChosenDevices } from '../devices/chosen-devices.ts';
import { isBlurredAtom, speakerIdAtom } from '../devices/device-atoms.ts';
import { rememberMediaSwitches } from '../devices/media-switches.ts';
import { type RecogniserSource, recogniserSourceAtom } from '../devices/speech-recogniser.ts';
import { makeRoomClient } from './make-room-client.ts';
import { prejoinChoiceAtom, roomStandbyAtom } from './prejoin-atoms.ts';
import { attachRoomAtom } from './room-atoms.ts';
import { publishRoomLog } from './room-log.ts';

/** Which room is on the screen, and as whom. */
export interface RoomIdentity {
  path: string;
  viewerType: 'guide' | 'client';
}

/** Given by {@link RoomProvider}. */
export const RoomIdentityContext = createContext<RoomIdentity | null>(null);

/** Which room this is. @throws Error outside {@link RoomProvider}. */
export function useRoomIdentity(): RoomIdentity {
  const identity = use(RoomIdentityContext);
  if (identity === null) throw new Error('useRoomIdentity is used inside RoomProvider.');
  return identity;
}

interface RoomProviderProps extends RoomIdentity {
  /** Where speech becomes text; by default in the browser's own recogniser. */
  recogniser?: RecogniserSource | undefined;
  children: ReactNode;
}

/** Opens a room for as long as it is on the screen. On a server nothing is opened. */
export function RoomProvider({ path, viewerType, recogniser, children }: RoomProviderProps) {
  const attach = useSetAtom(attachRoomAtom);
  const store = useStore();
  const { code: locale } = useLocale();
  useEffect(() => {
    const standby = store.get(roomStandbyAtom);
    const isReady = standby?.path === path && standby.locale === locale && viewerType === 'client';
    if (isReady) store.set(roomStandbyAtom, null);
    const client = isReady
      ? standby.client
      : makeRoomClient({ path, viewerType, locale, initialMedia: store.get(prejoinChoiceAtom) ?? readChosenDevices() });
    store.set(speakerIdAtom, readChosenDevices().speakerId ?? '');
    // A blur outlives a change of the language, which makes another client.
    if (store.get(isBlurredAtom)) void client.setVideoProcessor(backgroundBlur);
    const detach = attach(client);
    const forget = rememberMediaSwitches(client, path);
    const unpublish = publishRoomLog(() => client.log());
    client.open();
    const retry = (): void => client.retryNow();
    addEventListener('online', retry);
    return () => {
      removeEventListener('online', retry);
      unpublish();
      forget();
      client.close();
      detach();
    };
  }, [path, viewerType, locale, attach, store]);
  useEffect(() => {
    if (recogniser !== undefined) store.set(recogniserSourceAtom, recogniser);
  }, [recogniser, store]);
  const identity = useMemo(() => ({ path, viewerType }), [path, viewerType]);
  return <RoomIdentityContext value={identity}>{children}</RoomIdentityContext>;
}
