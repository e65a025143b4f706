import { expect, test, vi } from 'vitest';
import { freezableProxy } from '../testing/freezable-proxy.ts';
import { roomBench, until } from '../testing/room-bench.ts';
import { createSignalling, type SignallingSocket } from './signalling.ts';
import { DEAD_AFTER_MS, SIGNALLING_SILENCE_MS } from './silence-monitor.ts';
import { createSocket } from './socket.ts';

/** A socket whose signs of life a test gives. */
function fakeSocket() {
  let alive: ((everyMs: number) => void) | undefined;
  const disconnect = vi.fn();
  const socket: SignallingSocket = {
    connected: true,
    connect: () => undefined,
    disconnect,
    on: () => undefined,
    timeout: () => ({ emit: () => undefined }),
    onSignOfLife: (listener) => (alive = listener),
  };
  const told: string[] = [];
  createSignalling(socket, {
    onConnect: () => undefined,
    onDisconnect: ({ reason }) => void told.push(reason),
    onNotification: () => undefined,
    onSilence: (isSilent) => void told.push(isSilent ? 'silent' : 'heard'),
  });
  return { told, disconnect, alive: (everyMs: number) => alive?.(everyMs) };
}

test('a server that is not heard is silent, heard again once it is, and given up when it stays silent', () => {
  vi.useFakeTimers();
  const { told, disconnect, alive } = fakeSocket();
  alive(700);
  vi.advanceTimersByTime(SIGNALLING_SILENCE_MS - 1);
  alive(700);
  vi.advanceTimersByTime(SIGNALLING_SILENCE_MS - 1);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  alive(700);
  expect(told).toEqual(['silent', 'heard']);
  vi.advanceTimersByTime(DEAD_AFTER_MS);
  expect(told).toEqual(['silent', 'heard', 'silent', 'silence']);
  expect(disconnect).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(told).toHaveLength(4);
  vi.useRealTimers();
});

test('a server that promises a sign of life now and then only is not called silent', () => {
  vi.useFakeTimers();
  const { told, alive } = fakeSocket();
  alive(10_000);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
  vi.useRealTimers();
});

test('frozen signalling stops sending after two seconds, although the connection stands, until it goes on', async () => {
  const { server, media, client } = await roomBench();
  const line = await freezableProxy(server.origin);
  const room = client({ socket: createSocket({ origin: line.origin }) });
  room.open();
  await until(room, ({ connection }) => connection === 'connected');
  await room.setSource('mic', true);
  await until(room, ({ local }) => local.mic.state === 'on');
  const statuses: string[] = [];
  room.subscribe(() => statuses.push(room.getSnapshot().connection));
  const since = performance.now();
  line.freeze();
  await until(room, ({ local }) => local.mic.state === 'starting');
  expect(performance.now() - since).toBeLessThan(2_000);
  expect(media.sending()).toEqual([]);
  line.thaw();
  await until(room, ({ local }) => local.mic.state === 'on');
  expect(media.sending()).toHaveLength(1);
  expect(statuses.every((status) => status === 'connected')).toBe(true);
  expect(server.connections).toBe(1);
});

test('who mutes while signalling is frozen stays muted when it is heard again', async () => {
  const { server, media, client } = await roomBench();
  const line = await freezableProxy(server.origin);
  const room = client({ socket: createSocket({ origin: line.origin }) });
  room.open();
  await until(room, ({ connection }) => connection === 'connected');
  await room.setSource('mic', true);
  await until(room, ({ local, room: state }) => local.mic.state === 'on' && state?.self.micOn === true);
  line.freeze();
  await until(room, ({ local }) => local.mic.state === 'starting');
  const off = room.setSource('mic', false);
  line.thaw();
  await off;
  await vi.waitFor(() => expect(server.room.self.micOn).toBe(false));
  expect(room.getSnapshot().local.mic.state).toBe('off');
  expect(media.sending()).toEqual([]);
});

test('a line that stays frozen is given up, and another is made', async () => {
  const { server, client } = await roomBench();
  const line = await freezableProxy(server.origin);
  const room = client({ socket: createSocket({ origin: line.origin }) });
  room.open();
  await until(room, ({ connection }) => connection === 'connected');
  line.freeze();
  await until(room, ({ connection }) => connection === 'reconnecting');
  line.thaw();
  await until(room, ({ connection }) => connection === 'reconnected');
  expect(server.connections).toBe(2);
});
