import { FakeMediaStreamTrack } from 'fake-mediastreamtrack';
import { expect, test, vi } from 'vitest';
import { isDeviceError } from '../errors/device-error.ts';
import { fakeDevices } from '../testing/fake-devices.ts';
import { listDevices, openScreen, openTrack, watchDevices } from './devices.ts';

test.each([
  ['mic', 'NotAllowedError', 'permission-denied'],
  ['camera', 'NotReadableError', 'camera-in-use'],
  ['mic', 'NotReadableError', 'microphone-in-use'],
  ['camera', 'NotFoundError', 'no-device'],
  ['mic', 'SomethingNewError', 'unknown'],
] as const)('a %s that fails with %s is a device error, %s, that keeps its cause', async (source, name, code) => {
  const devices = fakeDevices();
  devices.fails = name;
  const error: unknown = await openTrack(source, undefined, devices).catch((thrown: unknown) => thrown);
  expect(isDeviceError(error)).toBe(true);
  expect(error).toMatchObject({ code, cause: { name } });
});

test('a page without devices, such as an insecure one, has no device', async () => {
  await expect(openTrack('mic')).rejects.toMatchObject({ code: 'no-device' });
  await expect(openScreen()).rejects.toMatchObject({ code: 'no-device' });
  expect(await listDevices()).toEqual([]);
});

test('a microphone asks for sound alone, a camera for video alone, and a chosen device is a preference', async () => {
  const devices = fakeDevices();
  await openTrack('mic', undefined, devices);
  await openTrack('camera', 'c2', devices);
  expect(devices.constraints[0]).toEqual({ audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true } });
  expect(devices.constraints[1]).toMatchObject({ video: { deviceId: { ideal: 'c2' } } });
  expect(devices.constraints[1]).not.toHaveProperty('audio');
});

test("closing the browser's screen chooser is no failure; a screen that can't be read is one", async () => {
  const devices = fakeDevices();
  devices.fails = 'NotAllowedError';
  expect(await openScreen(devices)).toBeUndefined();
  devices.fails = 'NotReadableError';
  await expect(openScreen(devices)).rejects.toMatchObject({ code: 'camera-in-use' });
  devices.fails = undefined;
  expect(await openScreen(devices)).toEqual({ video: devices.tracks[0], sound: undefined });
  devices.hasScreenSound = true;
  expect(await openScreen(devices)).toEqual({ video: devices.tracks[1], sound: devices.tracks[2] });
});

test('devices with hidden ids are not offered, and plugging one in is announced until nobody listens', async () => {
  const devices = fakeDevices();
  expect(await listDevices(devices)).toEqual([{ deviceId: 'm1', kind: 'audioinput', label: 'Desk' }]);
  const changed = vi.fn();
  const stop = watchDevices(changed, devices);
  devices.plug();
  stop();
  devices.plug();
  expect(changed).toHaveBeenCalledTimes(1);
});

test('a stream without a track is a missing device, and a screen without a picture leaves no sound behind', async () => {
  const sound = new FakeMediaStreamTrack({ kind: 'audio' });
  const devices = {
    ...fakeDevices(),
    getUserMedia: () => Promise.resolve({ getTracks: () => [] } as unknown as MediaStream),
    getDisplayMedia: () => Promise.resolve({ getVideoTracks: () => [], getAudioTracks: () => [sound] } as unknown as MediaStream),
  };
  await expect(openTrack('camera', undefined, devices)).rejects.toMatchObject({ code: 'no-device', cause: undefined });
  expect(await openScreen(devices)).toBeUndefined();
  expect(sound.readyState).toBe('ended');
});

test('a camera without a choice asks for none, and a screen’s own sound is taken as it is', async () => {
  const devices = fakeDevices();
  await openTrack('camera', '', devices);
  expect(devices.constraints[0]?.video).not.toHaveProperty('deviceId');
  await openScreen(devices);
  expect(devices.constraints[1]).toMatchObject({
    audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false, restrictOwnAudio: true },
  });
});

test('a page without devices is never told of a new one', () => {
  vi.stubGlobal('navigator', {});
  expect(watchDevices(() => undefined, undefined)).not.toThrow();
  vi.unstubAllGlobals();
});
