import { browserDevices, type DeviceAccess } from './devices.ts';

/** Whether the browser lets the page use a device: `prompt` has not been asked yet, `unknown` can't be found out. */
export type DevicePermission = 'granted' | 'denied' | 'prompt' | 'unknown';

/** What is needed of the browser's permissions. */
export interface PermissionAccess {
  query(descriptor: {
    name: PermissionName;
  }): Promise<Pick<PermissionStatus, 'state'> & Partial<Pick<PermissionStatus, 'addEventListener' | 'removeEventListener'>>>;
}

const NAMES = { mic: 'microphone', camera: 'camera' } as const;
const KINDS = { mic: 'audioinput', camera: 'videoinput' } as const;

const browserPermissions = (): PermissionAccess | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator.permissions as PermissionAccess | undefined);

/** Where the permission of a device stands, and how it goes on. Gives a function that stops listening. */
export function watchPermission(
  source: 'mic' | 'camera',
  listener: (permission: DevicePermission) => void,
  permissions = browserPermissions(),
  devices = browserDevices(),
): () => void {
  let isCurrent = true;
  let stop = (): void => undefined;
  const say = (permission: DevicePermission): void => {
    if (isCurrent) listener(permission);
  };
  void (permissions?.query({ name: NAMES[source] as PermissionName }) ?? Promise.reject(new Error('no permissions'))).then(
    (status) => {
      const changed = (): void => say(status.state);
      status.addEventListener?.('change', changed);
      stop = () => status.removeEventListener?.('change', changed);
      if (!isCurrent) stop();
      changed();
    },
    // Browsers that don't know these names tell it by what they call their devices.
    () => guess(source, devices).then(say, () => say('unknown')),
  );
  return () => {
    isCurrent = false;
    stop();
  };
}

/** Devices have names only after permission was given. */
async function guess(source: 'mic' | 'camera', devices: DeviceAccess | undefined): Promise<DevicePermission> {
  const own = ((await devices?.enumerateDevices()) ?? []).filter(({ kind }) => kind === KINDS[source]);
  return own.some(({ label }) => label !== '') ? 'granted' : 'unknown';
}
