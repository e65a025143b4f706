/** What somebody chose before the door: which devices, and which of them are on. */
export interface ChosenDevices {
  mic: boolean;
  camera: boolean;
  micId?: string | undefined;
  cameraId?: string | undefined;
  speakerId?: string | undefined;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'vitrine-devices';

/** The devices chosen last in this tab; none where there is no choice or no storage. */
export function readChosenDevices(storage: Store | undefined = tabStorage()): Pick<ChosenDevices, 'micId' | 'cameraId' | 'speakerId'> {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const { micId, cameraId, speakerId } = stored as Record<string, unknown>;
    const chosen = { micId, cameraId, speakerId };
    return Object.fromEntries(Object.entries(chosen).filter(([, id]) => typeof id === 'string'));
  } catch {
    return {};
  }
}

/** Remembers the devices for this tab. */
export function writeChosenDevices(
  chosen: Pick<ChosenDevices, 'micId' | 'cameraId' | 'speakerId'>,
  storage: Store | undefined = tabStorage(),
): void {
  try {
    storage?.setItem(KEY, JSON.stringify({ ...readChosenDevices(storage), ...chosen }));
  } catch {
    // A full or closed storage: the choice then lives as long as the page.
  }
}

/** The tab's own storage; undefined on a server and where it is closed. */
export function tabStorage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.sessionStorage;
  } catch {
    return undefined;
  }
}
