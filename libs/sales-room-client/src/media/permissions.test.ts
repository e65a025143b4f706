import { expect, test, vi } from 'vitest';
import { fakeDevices } from '../testing/fake-devices.ts';
import { type DevicePermission, type PermissionAccess, watchPermission } from './permissions.ts';

/** A browser's permissions, which a test changes. */
function permissions(state: PermissionState) {
  const status = Object.assign(new EventTarget(), { state });
  const names: string[] = [];
  const access: PermissionAccess = { query: ({ name }) => (names.push(name), Promise.resolve(status as unknown as PermissionStatus)) };
  return { access, names, change: (next: PermissionState) => ((status.state = next), status.dispatchEvent(new Event('change'))) };
}

test('a permission is told as it stands and as it changes, until nobody listens', async () => {
  const { access, names, change } = permissions('prompt');
  const seen: DevicePermission[] = [];
  const stop = watchPermission('camera', (permission) => void seen.push(permission), access);
  await vi.waitFor(() => expect(seen).toEqual(['prompt']));
  change('granted');
  change('denied');
  stop();
  change('granted');
  expect(seen).toEqual(['prompt', 'granted', 'denied']);
  expect(names).toEqual(['camera']);
});

test('who stops listening before the answer hears nothing', async () => {
  const { access } = permissions('granted');
  const heard = vi.fn();
  watchPermission('mic', heard, access)();
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).not.toHaveBeenCalled();
});

test.each([
  ['mic', 'granted'],
  ['camera', 'unknown'],
] as const)('a browser that does not know the permission of the %s tells it by the names of its devices: %s', async (source, expected) => {
  const heard = vi.fn();
  watchPermission(source, heard, { query: () => Promise.reject(new TypeError('not a valid enum value')) }, fakeDevices());
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(expected));
});
