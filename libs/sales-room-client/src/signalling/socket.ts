import { REALTIME_PATH } from '@vitrine/sales-room-protocol';
import { io } from 'socket.io-client';
import type { SignallingSocket } from './signalling.ts';

/**
 * A Socket.IO socket to the room server, not yet connected. Reconnecting is the room client's own policy.
 * @param origin The public origin; in a browser the page's own by default. Cookies prove who connects.
 */
export function createSocket(origin?: string, extraHeaders?: Record<string, string>): SignallingSocket {
  const options = {
    path: REALTIME_PATH,
    autoConnect: false,
    reconnection: false,
    forceNew: true,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    timeout: 8_000,
    withCredentials: true,
    ...(extraHeaders ? { extraHeaders } : {}),
  };
  return (origin === undefined ? io(options) : io(origin, options)) as unknown as SignallingSocket;
}
