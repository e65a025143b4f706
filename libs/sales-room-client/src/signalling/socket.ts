import { REALTIME_PATH } from '@vitrine/sales-room-protocol';
import { io } from 'socket.io-client';
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
    timeout: 8_000,
    withCredentials: true,
    ...(locale ? { auth: { locale } } : {}),
    ...(extraHeaders ? { extraHeaders } : {}),
  };
  return (origin === undefined ? io(options) : io(origin, options)) as unknown as SignallingSocket;
}
