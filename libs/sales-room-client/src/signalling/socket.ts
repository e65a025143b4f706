import { io, type Socket } from 'socket.io-client';
import { REALTIME_PATH } from '@vitrine/sales-room-protocol';
import type { SignallingSocket } from './signalling.ts';

export interface SocketOptions {
  /** The public origin; in a browser the page's own by default. */
  origin?: string | undefined;
  /** Locale of the page, such as `de-DE`: names come in its language. */
  locale?: string | undefined;
  /** For other hosts than browsers, which send their cookies by themselves. */
  extraHeaders?: Record<string, string> | undefined;
}

/** A Socket.IO socket to the room server, not yet connected. Reconnecting is the room client's own policy; cookies prove who connects. */
export function createSocket({ origin, locale, extraHeaders }: SocketOptions = {}): SignallingSocket {
  const options = {
    path: REALTIME_PATH,
    autoConnect: false,
    reconnection: false,
    forceNew: true,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    timeout: 5_000,
    withCredentials: true,
    ...(locale ? { auth: { locale } } : {}),
    ...(extraHeaders ? { extraHeaders } : {}),
  };
  return withSignsOfLife(origin === undefined ? io(options) : io(origin, options));
}

/** The server's pings, and anything else that comes from it, as signs of life. */
function withSignsOfLife(socket: Socket): SignallingSocket {
  let everyMs = Number.POSITIVE_INFINITY;
  const listeners = new Set<(everyMs: number) => void>();
  const heard = (): void => {
    for (const listener of listeners) listener(everyMs);
  };
  const engineEvents = (): { on(event: string, listener: (detail: { pingInterval?: number }) => void): unknown } =>
    socket.io.engine as never;
  return Object.assign(socket as unknown as SignallingSocket, {
    onSignOfLife: (listener: (everyMs: number) => void) => void listeners.add(listener),
    connect() {
      const result = Object.getPrototypeOf(socket).connect.call(socket) as unknown;
      // Each connection has an engine of its own, whose handshake says how often the server pings.
      engineEvents().on('handshake', ({ pingInterval }) => {
        everyMs = pingInterval ?? Number.POSITIVE_INFINITY;
        heard();
      });
      engineEvents().on('packet', heard);
      return result;
    },
  });
}
