import { DEVICE_ERROR_CODES } from '@vitrine/sales-room-client';
import { loadMessages } from '@vitrine/i18n';
import { expect, it } from 'vitest';
import { readChosenDevices, writeChosenDevices } from './chosen-devices.ts';
import { combinedDeviceError } from './combined-device-error.ts';

it.each([
  [null, null, null],
  ['microphone-in-use', 'camera-in-use', 'both-in-use'],
  ['microphone-in-use', null, 'microphone-in-use'],
  [null, 'camera-in-use', 'camera-in-use'],
  ['permission-denied', 'no-device', 'permission-denied'],
  ['no-device', 'no-device', 'no-device'],
  ['unknown', null, 'unknown'],
] as const)('microphone %s and camera %s are told as %s', (mic, camera, expected) => expect(combinedDeviceError(mic, camera)).toBe(expected));

it('each of the six device errors has words', async () => {
  const { room } = await loadMessages('de-DE', ['room']);
  expect(Object.keys((room as { device: { error: object } }).device.error).sort()).toEqual([...DEVICE_ERROR_CODES].sort());
});

it('the chosen devices survive a reload; what is no choice is left out', () => {
  const entries = new Map<string, string>();
  const storage = { getItem: (key: string) => entries.get(key) ?? null, setItem: (key: string, value: string) => void entries.set(key, value) };
  writeChosenDevices({ micId: 'm1', cameraId: undefined }, storage);
  expect(readChosenDevices(storage)).toEqual({ micId: 'm1' });
  entries.set('vitrine-devices', '{"micId":7,"cameraId":"c"}');
  expect(readChosenDevices(storage)).toEqual({ cameraId: 'c' });
  entries.set('vitrine-devices', '{');
  expect(readChosenDevices(storage)).toEqual({});
});
