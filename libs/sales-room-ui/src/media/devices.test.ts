import { expect, it, vi } from 'vitest';
import { loadMessages } from '@vitrine/i18n';
import { DEVICE_ERROR_CODES } from '@vitrine/sales-room-client';
import { readChosenDevices, tabStorage, writeChosenDevices } from '../devices/chosen-devices.ts';
import { clientSnapshot, room, self } from '../testing/room-snapshot.ts';
import { mediaProblem } from './media-problem.ts';

it('each of the six device errors has words', async () => {
  const { room } = await loadMessages('de-DE', ['room']);
  expect(Object.keys((room as { device: { error: object } }).device.error).sort()).toEqual([...DEVICE_ERROR_CODES].sort());
});

it('the chosen devices survive a reload; what is no choice is left out', () => {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
  writeChosenDevices({ micId: 'm1', cameraId: undefined }, storage);
  expect(readChosenDevices(storage)).toEqual({ micId: 'm1' });
  writeChosenDevices({ speakerId: 's1' }, storage);
  expect(readChosenDevices(storage)).toEqual({ micId: 'm1', speakerId: 's1' });
  entries.set('vitrine-devices', '{"micId":7,"cameraId":"c"}');
  expect(readChosenDevices(storage)).toEqual({ cameraId: 'c' });
  entries.set('vitrine-devices', '{');
  expect(readChosenDevices(storage)).toEqual({});
});

it('why there is no sound or picture is told by what matters most', () => {
  const { local } = clientSnapshot();
  const broken = { ...local, camera: { ...local.camera, error: 'no-device' as const } };
  const none = { ...room().media, available: false };
  const told = (changes: Parameters<typeof room>[0], devices = local, state: Parameters<typeof mediaProblem>[2] = 'connected') =>
    mediaProblem(room(changes), devices, state);
  expect(told({})).toBeNull();
  expect(told({ media: { ...none, reason: 'no-worker' } }, broken)).toBe('no-worker');
  expect(told({ media: { ...none, reason: 'worker-restarting' } })).toBe('worker-restarting');
  expect(told({ media: { ...none, reason: 'not-in-room' } })).toBeNull();
  expect(told({ broadcastMode: true }, broken)).toBe('broadcast');
  expect(told({ broadcastMode: true, self: self({ type: 'GUIDE' }) })).toBeNull();
  expect(told({ self: self({ micForcedOff: true }) })).toBe('muted');
  expect(told({}, broken)).toBe('no-device');
  expect(told({}, local, 'failed')).toBe('failed');
  expect(
    told({ appointment: { ...room().appointment, videoAudioSettings: 'none' }, media: { ...none, reason: 'switched-off' } }),
  ).toBeNull();
});

it.each([
  ['ended', 'both', null],
  ['not-started', 'both', null],
  ['started', 'none', null],
  ['started', 'both', 'failed'],
  ['locked', 'both', 'failed'],
  ['started', 'audio-only', 'failed'],
] as const)('in a presentation that is %s and has %s, a line that fails is %s', (status, videoAudioSettings, told) => {
  const { local } = clientSnapshot();
  expect(mediaProblem(room({ appointment: { ...room().appointment, status, videoAudioSettings } }), local, 'failed')).toBe(told);
});

it('a camera that a guide has switched off is told; an error that nobody knows is not', () => {
  const { local } = clientSnapshot();
  expect(mediaProblem(room({ self: self({ cameraForcedOff: true }) }), local, 'connected')).toBe('camera-off');
  expect(mediaProblem(room(), { ...local, mic: { ...local.mic, error: 'not-permitted' } }, 'connected')).toBeNull();
  expect(mediaProblem(room(), { ...local, mic: { ...local.mic, error: 'microphone-in-use' } }, 'connected')).toBe('microphone-in-use');
});

it('a storage that is closed or full keeps no devices and breaks nothing', () => {
  const closed = {
    getItem: () => {
      throw new Error('closed');
    },
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(readChosenDevices(closed)).toEqual({});
  expect(() => writeChosenDevices({ micId: 'm1' }, { ...closed, getItem: () => null })).not.toThrow();
});

it.each(['null', '7', '"m1"', '[]'])('a storage that holds %s holds no devices', (stored) => {
  expect(readChosenDevices({ getItem: () => stored, setItem: () => undefined })).toEqual({});
});

it('without a tab, as on a server, nothing is remembered', () => {
  expect(tabStorage()).toBeUndefined();
  expect(() => writeChosenDevices({ micId: 'm1' })).not.toThrow();
  expect(readChosenDevices()).toEqual({});
});

it('a tab whose storage is closed has none', () => {
  vi.stubGlobal('window', {
    get sessionStorage() {
      throw new Error('closed');
    },
  });
  expect(tabStorage()).toBeUndefined();
  const storage = {};
  vi.stubGlobal('window', { sessionStorage: storage });
  expect(tabStorage()).toBe(storage);
  vi.unstubAllGlobals();
});
