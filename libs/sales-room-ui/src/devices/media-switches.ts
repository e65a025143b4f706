import type { RoomClient, RoomClientSnapshot } from '@vitrine/sales-room-client';
import { tabStorage } from './chosen-devices.ts';

type Store = Pick<Storage, 'getItem' | 'setItem'>;
type Source = 'mic' | 'camera';

/** Which of microphone and camera were on in a presentation; undefined where nobody has decided yet. */
export type MediaSwitches = Partial<Record<Source, boolean>>;

const keyOf = (path: string): string => `vitrine-media:${path}`;

/** What was on in a presentation last, in this tab. */
export function readMediaSwitches(path: string, storage: Store | undefined = tabStorage()): MediaSwitches {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(keyOf(path)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(([source, isOn]) => (source === 'mic' || source === 'camera') && typeof isOn === 'boolean'),
    );
  } catch {
    return {};
  }
}

/** Remembers one switch for this tab. */
export function writeMediaSwitch(path: string, source: Source, isOn: boolean, storage: Store | undefined = tabStorage()): void {
  try {
    storage?.setItem(keyOf(path), JSON.stringify({ ...readMediaSwitches(path, storage), [source]: isOn }));
  } catch {
    // A full or closed storage: whoever comes back chooses anew.
  }
}

/**
 * What has been switched between two snapshots, by the person or by the guide. What is starting has been chosen, although
 * nobody sees it yet. What a line, a device or leaving has taken away is no choice.
 */
export function switchedMedia(before: RoomClientSnapshot, after: RoomClientSnapshot): MediaSwitches {
  if (after.closed !== null || after.connection === 'closed') return {};
  return Object.fromEntries(
    (['mic', 'camera'] as const).flatMap((source) => {
      const [was, is] = [before.local[source], after.local[source]];
      if (was.state === is.state || is.state === 'stopping' || is.error !== null || is.pausedBy !== null) return [];
      return [[source, is.state !== 'off']];
    }),
  );
}

/** Remembers what is switched in a room, so that whoever leaves muted comes back muted. Gives a function that ends it. */
export function rememberMediaSwitches(client: Pick<RoomClient, 'subscribe' | 'getSnapshot'>, path: string): () => void {
  let before = client.getSnapshot();
  return client.subscribe(() => {
    const after = client.getSnapshot();
    for (const [source, isOn] of Object.entries(switchedMedia(before, after))) writeMediaSwitch(path, source as Source, isOn);
    before = after;
  });
}
