import { expect, it } from 'vitest';
import { clientSnapshot } from '../testing/room-snapshot.ts';
import { readMediaSwitches, switchedMedia, writeMediaSwitch } from './media-switches.ts';

const on = { ...clientSnapshot().local.mic, state: 'on' as const };
const off = { ...on, state: 'off' as const };
const snapshot = (mic: typeof on | typeof off | object, change: Parameters<typeof clientSnapshot>[0] = {}) =>
  clientSnapshot({ connection: 'connected', ...change, local: { ...clientSnapshot().local, mic: { ...on, ...mic } } });

it('a mute by oneself or the guide is a choice of silence; a loss by line, device or leaving is none', () => {
  expect(switchedMedia(snapshot(on), snapshot(off))).toEqual({ mic: false });
  expect(switchedMedia(snapshot(off), snapshot(on))).toEqual({ mic: true });
  expect(switchedMedia(snapshot(on), snapshot({ state: 'stopping' }))).toEqual({});
  expect(switchedMedia(snapshot(on), snapshot({ ...off, pausedBy: 'bandwidth' }))).toEqual({});
  expect(switchedMedia(snapshot(on), snapshot({ ...off, error: 'no-device' }))).toEqual({});
  expect(switchedMedia(snapshot(on), snapshot(off, { connection: 'closed' }))).toEqual({});
});

it('switches are remembered for each presentation; what is no switch is left out', () => {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
  writeMediaSwitch('spring', 'mic', false, storage);
  writeMediaSwitch('spring', 'camera', true, storage);
  expect(readMediaSwitches('spring', storage)).toEqual({ mic: false, camera: true });
  expect(readMediaSwitches('autumn', storage)).toEqual({});
  entries.set('vitrine-media:spring', '{"mic":0,"camera":false,"other":true}');
  expect(readMediaSwitches('spring', storage)).toEqual({ camera: false });
  entries.set('vitrine-media:spring', '{');
  expect(readMediaSwitches('spring', storage)).toEqual({});
});
