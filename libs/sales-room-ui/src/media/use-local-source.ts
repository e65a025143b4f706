import { useAtomValue } from 'jotai';
import type { LocalSourceName } from '@vitrine/sales-room-client';
import { commandsAtom, isConnectedAtom, localMediaAtom, roomAtom, roomClientAtom } from '../room/room-atoms.ts';

/** One of the viewer's own sources, as a button needs it. */
export interface LocalSourceControl {
  isOn: boolean;
  isPending: boolean;
  /** The button may be pressed now. */
  isAllowed: boolean;
  /** This room knows no such source at all: no button is drawn. */
  isOffered: boolean;
  /** Something is wrong with the device. */
  hasError: boolean;
  toggle(): void;
}

/** Microphone, camera or screen: on and off, as far as the room lets one. */
export function useLocalSource(source: LocalSourceName): LocalSourceControl {
  const client = useAtomValue(roomClientAtom);
  const room = useAtomValue(roomAtom);
  const { state, error } = useAtomValue(localMediaAtom)[source];
  const isConnected = useAtomValue(isConnectedAtom);
  const isPermitted = useAtomValue(commandsAtom).has('media.set');
  const settings = room?.appointment.videoAudioSettings ?? 'both';
  const isOn = state === 'on' || state === 'starting';
  const isForcedOff = source === 'mic' ? room?.self.micForcedOff : source === 'camera' ? room?.self.cameraForcedOff : false;
  return {
    isOn,
    isPending: state === 'starting' || state === 'stopping',
    // Whatever is on can be switched off.
    isAllowed: isOn || (isConnected && isPermitted && isForcedOff !== true),
    isOffered: settings === 'both' || (settings === 'audio-only' && source === 'mic'),
    hasError: error !== null,
    toggle: () => void client?.setSource(source, !isOn),
  };
}
