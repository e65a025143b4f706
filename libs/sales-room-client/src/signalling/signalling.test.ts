import { expect, test, vi } from 'vitest';
import { COMMAND_EVENT } from '@vitrine/sales-room-protocol';
import { isRoomError } from '../errors/room-error.ts';
import { COMMAND_TIMEOUT_MS, createSignalling, newCommandId, type SignallingSocket } from './signalling.ts';

/** A socket that is connected and keeps what is sent; nothing is answered by itself. */
function silentSocket() {
  const sent: { ms: number; event: string; args: unknown[] }[] = [];
  const socket = {
    connected: true as boolean,
    connect: vi.fn(),
    disconnect: vi.fn(),
    on: vi.fn(),
    timeout: (ms: number) => ({ emit: (event: string, ...args: unknown[]) => sent.push({ ms, event, args }) }),
  } satisfies SignallingSocket;
  return { socket, sent };
}
const events = { onConnect: () => undefined, onDisconnect: () => undefined, onNotification: () => undefined };

test('a command has an id of its own that the protocol takes, and 10,000 ms to be answered', () => {
  const { socket, sent } = silentSocket();
  const signalling = createSignalling(socket, events);
  void signalling.send('cart.report', {});
  void signalling.send('chat.send', { text: 'Hi' }, 'the-same-id');
  expect(COMMAND_TIMEOUT_MS).toBe(10_000);
  expect(sent).toMatchObject([
    {
      ms: 10_000,
      event: COMMAND_EVENT,
      args: [{ name: 'cart.report', payload: {}, commandId: expect.stringMatching(/^[0-9a-f]{32}$/) }, expect.any(Function)],
    },
    { args: [{ name: 'chat.send', commandId: 'the-same-id' }, expect.any(Function)] },
  ]);
  expect(newCommandId()).not.toBe(newCommandId());
});

test.each([
  [true, 'timeout'],
  [false, 'disconnected'],
] as const)('without an answer, and the connection up (%s), a command fails with %s', async (connected, code) => {
  const { socket, sent } = silentSocket();
  const call = createSignalling(socket, events).send('cart.report', {});
  socket.connected = connected;
  (sent[0]?.args[1] as (error: Error) => void)(new Error('operation has timed out'));
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  expect(isRoomError(error)).toBe(true);
  expect(error).toMatchObject({ code });
});

test('the result is handed over before anything else is handled that came with it', async () => {
  const { socket, sent } = silentSocket();
  const order: string[] = [];
  const call = createSignalling(socket, events).send('cart.report', {}, undefined, () => void order.push('result'));
  (sent[0]?.args[1] as (error: null, answer: unknown) => void)(null, { ok: true, seq: 1, result: {} });
  order.push('next message');
  await call;
  expect(order).toEqual(['result', 'next message']);
});
