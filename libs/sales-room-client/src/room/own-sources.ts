import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import type { LocalSource, LocalSourceName } from '../local/local-source.ts';
import type { RoomClientOptions } from './room-client.ts';

/** A source that is switched when media begin. */
export interface FirstSwitch {
  source: 'mic' | 'camera';
  isOn: boolean;
}

export const LOCAL_SOURCES = ['mic', 'camera', 'screen'] as const satisfies readonly LocalSourceName[];

const SELF_FIELD = { mic: 'micOn', camera: 'cameraOn', screen: 'screenOn' } as const satisfies Record<
  LocalSourceName,
  keyof RoomSnapshot['self']
>;

/** Whether the server has a source of the viewer switched on. */
export function isOnAtServer(source: LocalSourceName, room: RoomSnapshot | null): boolean {
  return room?.self[SELF_FIELD[source]] ?? false;
}

/** Whether the server would let a source flow. */
function maySend(source: LocalSourceName, { commands, self }: RoomSnapshot): boolean {
  const isForcedOff = source === 'mic' ? self.micForcedOff : source === 'camera' ? self.cameraForcedOff : false;
  return !isForcedOff && commands.includes('media.set');
}

/** Whether the server has switched a source off between two states of the room. */
export function isSwitchedOff(
  name: LocalSourceName,
  source: { state: LocalSource; isOnHold: boolean },
  before: RoomSnapshot | null,
  room: RoomSnapshot,
): boolean {
  const { state, pausedBy } = source.state;
  const wasSwitchedOff = isOnAtServer(name, before) && !isOnAtServer(name, room) && (state === 'on' || source.isOnHold);
  // What a guide or broadcast mode keeps off doesn't come back with a better line either.
  const isKeptOff = pausedBy !== null && !maySend(name, room);
  return wasSwitchedOff || isKeptOff;
}

/**
 * What is switched on or off when media begin: what prejoin chose, else what the server remembers. What the person has
 * switched in the room by then is left as it is.
 */
export function firstSwitches(
  room: RoomSnapshot,
  initialMedia: RoomClientOptions['initialMedia'],
  userChosen: ReadonlySet<LocalSourceName>,
): FirstSwitch[] {
  const choices = [
    { source: 'mic', isWanted: initialMedia?.mic ?? room.self.micOn },
    { source: 'camera', isWanted: initialMedia?.camera ?? room.self.cameraOn },
  ] as const;
  return choices.flatMap<FirstSwitch>(({ source, isWanted }) => {
    if (userChosen.has(source)) return [];
    if (isWanted && maySend(source, room)) return [{ source, isOn: true }];
    return isOnAtServer(source, room) ? [{ source, isOn: false }] : [];
  });
}
