import { beforeEach, describe, expect, it, vi } from 'vitest';
import { REALTIME_PATH } from '@vitrine/sales-room-protocol';
import { createSocket } from './socket.ts';

const opened = vi.hoisted(() => ({ calls: [] as unknown[][], engines: [] as Map<string, (detail: unknown) => void>[] }));

vi.mock('socket.io-client', () => ({
  io: (...args: unknown[]) => {
    opened.calls.push(args);
    const socket = {
      io: { engine: {} },
    };
    return Object.setPrototypeOf(socket, {
      connect() {
        const listeners = new Map<string, (detail: unknown) => void>();
        opened.engines.push(listeners);
        socket.io.engine = { on: (event: string, listener: (detail: unknown) => void) => listeners.set(event, listener) };
        return 'connecting';
      },
    }) as unknown;
  },
}));

beforeEach(() => {
  opened.calls.length = 0;
  opened.engines.length = 0;
});

describe('a socket to the room', () => {
  it('waits to be connected, comes back only when told, shares nothing and brings its cookies', () => {
    createSocket();
    expect(opened.calls).toEqual([
      [
        {
          path: REALTIME_PATH,
          autoConnect: false,
          reconnection: false,
          forceNew: true,
          transports: ['websocket', 'polling'],
          tryAllTransports: true,
          timeout: 5_000,
          withCredentials: true,
        },
      ],
    ]);
  });

  it('goes to the origin it is given, with the page’s language and further headers', () => {
    createSocket({ origin: 'https://shop.example', locale: 'de-DE', extraHeaders: { cookie: 'a=b' } });
    expect(opened.calls).toMatchObject([
      ['https://shop.example', { auth: { locale: 'de-DE' }, extraHeaders: { cookie: 'a=b' }, autoConnect: false }],
    ]);
  });

  it('gives a sign of life with whatever arrives, and says how often one is promised', () => {
    const socket = createSocket();
    const heard: number[] = [];
    socket.onSignOfLife?.((everyMs) => void heard.push(everyMs));
    expect(socket.connect()).toBe('connecting');
    const [engine] = opened.engines;
    engine?.get('packet')?.({});
    engine?.get('handshake')?.({ pingInterval: 700 });
    engine?.get('packet')?.({});
    expect(heard).toEqual([Number.POSITIVE_INFINITY, 700, 700]);
    // The next connection may be to a server that promises nothing.
    socket.connect();
    opened.engines[1]?.get('handshake')?.({});
    expect(heard.at(-1)).toBe(Number.POSITIVE_INFINITY);
  });
});
