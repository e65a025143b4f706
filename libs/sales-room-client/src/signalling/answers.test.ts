import { describe, expect, it, vi } from 'vitest';
import { COMMAND_EVENT, NOTIFICATION_EVENT } from '@vitrine/sales-room-protocol';
import { createSignalling, type SignallingEvents, type SignallingSocket } from './signalling.ts';
import { DEAD_AFTER_MS, SIGNALLING_SILENCE_MS } from './silence-monitor.ts';

/** A socket that a test speaks for, and what is told about it. */
function spokenFor() {
  const listeners = new Map<string, (...args: unknown[]) => void>();
  const sent: unknown[][] = [];
  let alive: ((everyMs: number) => void) | undefined;
  const socket = {
    connected: true as boolean,
    connect: vi.fn(),
    disconnect: vi.fn(),
    on: (event: string, listener: (...args: never[]) => void) =>
      void listeners.set(event, listener as unknown as (...args: unknown[]) => void),
    timeout: () => ({ emit: (...args: unknown[]) => sent.push(args) }),
    onSignOfLife: (listener: (everyMs: number) => void) => void (alive = listener),
  } satisfies SignallingSocket;
  const events = { onConnect: vi.fn(), onDisconnect: vi.fn(), onNotification: vi.fn(), onSilence: vi.fn() } satisfies SignallingEvents;
  return {
    socket,
    events,
    sent,
    signalling: createSignalling(socket, events),
    says: (event: string, ...args: unknown[]) => listeners.get(event)?.(...args),
    answers: (...answer: unknown[]) => (sent[0]?.[2] as (...args: unknown[]) => void)(...answer),
    alive: (everyMs: number) => alive?.(everyMs),
  };
}

describe('a connection', () => {
  it('is opened and closed by the socket, and told when it stands', () => {
    const { socket, events, signalling, says } = spokenFor();
    signalling.connect();
    expect(socket.connect).toHaveBeenCalledTimes(1);
    says('connect');
    expect(events.onConnect).toHaveBeenCalledTimes(1);
    signalling.close();
    expect(socket.disconnect).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['transport close', [[{ reason: 'transport close', isRefused: false }]]],
    ['io client disconnect', []],
  ])('that ends with "%s" is told unless it was closed here', (reason, told) => {
    const { events, says } = spokenFor();
    says('disconnect', reason);
    expect(events.onDisconnect.mock.calls).toEqual(told);
  });

  it('that could not be made for no reason of the server may be tried again', () => {
    const { events, says } = spokenFor();
    says('connect_error', new Error('websocket error'));
    expect(events.onDisconnect.mock.calls).toEqual([[{ reason: 'websocket error', isRefused: false }]]);
  });

  it.each([
    ['unauthenticated', true],
    ['rate-limited', false],
  ])('that the server answers with %s is refused for good: %s', (code, isRefused) => {
    const { events, says } = spokenFor();
    says('connect_error', Object.assign(new Error('refused'), { data: { code, detail: 'Why.' } }));
    says('connect_error', Object.assign(new Error('refused'), { data: { code } }));
    expect(events.onDisconnect.mock.calls).toMatchObject([
      [{ reason: code, isRefused, error: { code, message: 'Why.' } }],
      [{ reason: code, isRefused, error: { code, message: 'refused' } }],
    ]);
  });
});

describe('a notification', () => {
  it('is passed on where it can be read, and left alone where it cannot', () => {
    const { events, says } = spokenFor();
    says(NOTIFICATION_EVENT, { seq: 'nonsense' });
    expect(events.onNotification).not.toHaveBeenCalled();
    const switched = { seq: 6, name: 'slide.switched', payload: { index: 1, page: 1 } };
    says(NOTIFICATION_EVENT, switched);
    expect(events.onNotification.mock.calls).toEqual([[switched]]);
  });
});

describe('a command', () => {
  it('is not sent without a connection', async () => {
    const { socket, sent, signalling } = spokenFor();
    socket.connected = false;
    await expect(signalling.send('cart.report', {})).rejects.toMatchObject({ code: 'disconnected' });
    expect(sent).toEqual([]);
  });

  it('comes back with the number and the result of its answer', async () => {
    const { sent, signalling, answers } = spokenFor();
    const call = signalling.send('cart.report', {});
    expect(sent[0]?.[0]).toBe(COMMAND_EVENT);
    answers(null, { ok: true, seq: 7, result: {} });
    expect(await call).toEqual({ seq: 7, result: {} });
  });

  it.each([
    ['what the server refuses', { ok: false, error: { code: 'rate-limited', detail: 'Slow.', retryAfterMs: 50 } }, 'rate-limited', 50],
    ['what is answered in no form of the protocol', { ok: 'perhaps' }, 'internal', undefined],
  ])('fails with the code of %s, and hands over no result', async (_answer, answer, code, retryAfterMs) => {
    const { signalling, answers } = spokenFor();
    const onResult = vi.fn();
    const call = signalling.send('cart.report', {}, 'id', onResult);
    answers(null, answer);
    await expect(call).rejects.toMatchObject({ code, retryAfterMs });
    expect(onResult).not.toHaveBeenCalled();
  });
});

describe('silence', () => {
  it.each([
    [SIGNALLING_SILENCE_MS / 2, 1],
    [SIGNALLING_SILENCE_MS / 2 + 1, 0],
  ])('of a server that promises a sign of life every %i ms is noticed %i times', (everyMs, times) => {
    vi.useFakeTimers();
    const { events, alive } = spokenFor();
    alive(everyMs);
    vi.advanceTimersByTime(SIGNALLING_SILENCE_MS);
    expect(events.onSilence).toHaveBeenCalledTimes(times);
    vi.useRealTimers();
  });

  it('ends the connection five seconds after the last sign of life, and not before', () => {
    vi.useFakeTimers();
    const { events, socket, alive } = spokenFor();
    alive(700);
    vi.advanceTimersByTime(DEAD_AFTER_MS - 1);
    expect(socket.disconnect).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(socket.disconnect).toHaveBeenCalledTimes(1);
    expect(events.onDisconnect.mock.calls).toEqual([[{ reason: 'silence', isRefused: false }]]);
    alive(700);
    expect(events.onSilence.mock.calls, 'a new connection begins unsilent').toEqual([[true]]);
    vi.useRealTimers();
  });

  it.each(['close', 'disconnect'] as const)('after the connection is gone (%s) is no news', (how) => {
    vi.useFakeTimers();
    const { events, signalling, says, alive } = spokenFor();
    alive(700);
    if (how === 'close') signalling.close();
    else says('disconnect', 'io client disconnect');
    vi.advanceTimersByTime(60_000);
    expect(events.onSilence).not.toHaveBeenCalled();
    vi.useRealTimers();
  });
});
