import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { REALTIME_PATH } from '@vitrine/sales-room-protocol';
import type { SessionSource } from '../room-host.ts';

/** The only form of a locale that is passed on: anything else might not even fit into a header. */
const LOCALE_CODE = /^[a-z]{2}-[A-Z]{2}$/;

/** Whether Socket.IO answers this request. */
export function isRealtimeRequest({ url }: Pick<IncomingMessage, 'url'>): boolean {
  return url?.startsWith(`${REALTIME_PATH}/`) === true;
}

/** The headers of a request as the rest of the server reads them. */
export function headersOf(request: Pick<IncomingMessage, 'headers'>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}

/** What a session is read from at a handshake: its headers, and the locale of its `auth`, where that is one. */
export function sourceOf(
  { request, handshake }: { request: IncomingMessage; handshake: { auth: Readonly<Record<string, unknown>> } },
  publicOrigin: string,
): SessionSource {
  const headers = headersOf(request);
  const { locale } = handshake.auth;
  if (typeof locale === 'string' && LOCALE_CODE.test(locale)) headers.set('x-vitrine-locale', locale);
  return { headers, url: new URL(request.url ?? '/', publicOrigin).href };
}

/** Refuses upgrades that are nobody's at once: until it is closed, such a connection has nobody who hears its errors. */
export function refuseOtherUpgrades(server: HttpServer): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    if (isRealtimeRequest(request)) return;
    socket.on('error', () => socket.destroy());
    socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
}
