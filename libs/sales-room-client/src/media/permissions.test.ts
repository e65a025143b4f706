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

test.each([
  ['a page without devices', undefined],
  ['devices that can’t be listed', { ...fakeDevices(), enumerateDevices: () => Promise.reject(new Error('no')) }],
  [
    'a device without a name',
    { ...fakeDevices(), enumerateDevices: () => Promise.resolve([{ kind: 'audioinput', label: '' } as MediaDeviceInfo]) },
  ],
  [
    'a named device of another kind',
    { ...fakeDevices(), enumerateDevices: () => Promise.resolve([{ kind: 'videoinput', label: 'Camera' } as MediaDeviceInfo]) },
  ],
])('nothing is known of the microphone from %s', async (_devices, devices) => {
  vi.stubGlobal('navigator', {});
  const heard = vi.fn();
  watchPermission('mic', heard, undefined, devices);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('unknown'));
  vi.unstubAllGlobals();
});

test('a browser that tells a permission once and never again is asked once', async () => {
  const heard = vi.fn();
  const stop = watchPermission('mic', heard, { query: () => Promise.resolve({ state: 'granted' }) });
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('granted'));
  expect(stop).not.toThrow();
});

test.each([true, false])('no listener is left behind at the browser, whether stopped after the answer (%s) or before', async (isAfter) => {
  const removed = vi.fn();
  const status = { state: 'granted' as const, addEventListener: vi.fn(), removeEventListener: removed };
  const stop = watchPermission('mic', () => undefined, { query: () => Promise.resolve(status) });
  if (!isAfter) stop();
  await vi.waitFor(() => expect(status.addEventListener).toHaveBeenCalledTimes(1));
  if (isAfter) stop();
  expect(removed.mock.calls).toEqual(status.addEventListener.mock.calls);
});
