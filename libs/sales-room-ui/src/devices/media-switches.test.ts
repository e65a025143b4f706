import { expect, it, vi } from 'vitest';
import type { RoomClientSnapshot } from '@vitrine/sales-room-client';
import { clientSnapshot } from '../testing/room-snapshot.ts';
import { readMediaSwitches, rememberMediaSwitches, switchedMedia, writeMediaSwitch } from './media-switches.ts';

const on = { ...clientSnapshot().local.mic, state: 'on' as const };
const off = { ...on, state: 'off' as const };
const snapshot = (mic: typeof on | typeof off | object, change: Parameters<typeof clientSnapshot>[0] = {}) =>
  clientSnapshot({ connection: 'connected', ...change, local: { ...clientSnapshot().local, mic: { ...on, ...mic } } });

it('a mute by oneself or the guide is a choice of silence; a loss by line, device or leaving is none', () => {
  expect(switchedMedia(snapshot(on), snapshot(off))).toEqual({ mic: false });
  expect(switchedMedia(snapshot(off), snapshot(on))).toEqual({ mic: true });
  expect(switchedMedia(snapshot(off), snapshot({ state: 'starting' })), 'whoever leaves before it is on').toEqual({ mic: true });
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

it('nothing is switched by a room that is closed', () => {
  expect(switchedMedia(snapshot(on), snapshot(off, { closed: { reason: 'left' } as RoomClientSnapshot['closed'] }))).toEqual({});
  expect(switchedMedia(snapshot(off), snapshot({ ...off }))).toEqual({});
});

it('a storage that is closed, full or holds something else keeps no switches and breaks nothing', () => {
  const closed = {
    getItem: () => {
      throw new Error('closed');
    },
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(readMediaSwitches('spring', closed)).toEqual({});
  expect(() => writeMediaSwitch('spring', 'mic', true, { ...closed, getItem: () => null })).not.toThrow();
  for (const stored of ['null', '7', '"mic"']) expect(readMediaSwitches('spring', { ...closed, getItem: () => stored })).toEqual({});
  expect(readMediaSwitches('spring'), 'a server has none').toEqual({});
  expect(() => writeMediaSwitch('spring', 'mic', true)).not.toThrow();
});

it('what is switched in a room is remembered, each time against what was before, until that ends', () => {
  const entries = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
    },
  });
  let shown = snapshot(on);
  const listeners = new Set<() => void>();
  const forget = rememberMediaSwitches(
    { getSnapshot: () => shown, subscribe: (listener) => (listeners.add(listener), () => void listeners.delete(listener)) },
    'spring',
  );
  const show = (next: RoomClientSnapshot) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  show(snapshot(off));
  expect(readMediaSwitches('spring')).toEqual({ mic: false });
  entries.clear();
  show(snapshot(off));
  expect(readMediaSwitches('spring'), 'nothing was switched').toEqual({});
  show(snapshot(on));
  expect(readMediaSwitches('spring')).toEqual({ mic: true });
  forget();
  show(snapshot(off));
  expect(readMediaSwitches('spring')).toEqual({ mic: true });
  vi.unstubAllGlobals();
});
