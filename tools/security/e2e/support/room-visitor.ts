import { request } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import { COMMAND_EVENT, NOTIFICATION_EVENT, REALTIME_PATH } from '@vitrine/sales-room-protocol';
import { ORIGIN, PORT } from './origin.ts';

/** What came back for a call. */
export interface CallAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  /** The body, where it is JSON. */
  readonly body: unknown;
}

/** Answer to a command of a room. */
export interface CommandAnswer {
  readonly ok: boolean;
  readonly error?: { readonly code: string };
  readonly result?: unknown;
}

/** A socket of a room, spoken to without our own client. */
export interface VisitorSocket {
  readonly socket: Socket;
  send(name: string, payload: unknown): Promise<CommandAnswer>;
  /** Why the server has closed it; settles once it has. */
  readonly closed: Promise<string>;
}

/** One browser without a browser: its cookies, its calls from an address of its own, its sockets. */
export interface RoomVisitor {
  readonly cookies: Map<string, string>;
  call(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<CallAnswer>;
  connect(): Promise<VisitorSocket>;
}

/**
 * A visitor of the product's rooms.
 * @param from Address on loopback that the visitor asks from: each 127.0.0.N is counted by itself.
 */
export function roomVisitor(from = '127.0.0.1'): RoomVisitor {
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    cookies,
    call: (method, path, body, headers = {}) =>
      new Promise((resolve, reject) => {
        const text = body === undefined ? undefined : JSON.stringify(body);
        const sent = request({
          host: '127.0.0.1',
          port: PORT,
          localAddress: from,
          agent: false,
          method,
          path,
          headers: {
            host: new URL(ORIGIN).host,
            origin: ORIGIN,
            ...(cookies.size === 0 ? {} : { cookie: cookieHeader() }),
            ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
            ...headers,
          },
        });
        sent.on('error', reject);
        sent.on('response', (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            for (const cookie of response.headers['set-cookie'] ?? []) {
              const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(cookie) ?? [];
              if (value === '') cookies.delete(name);
              else cookies.set(name, value);
            }
            const received = Buffer.concat(chunks).toString('utf8');
            const isJson = response.headers['content-type']?.includes('json') === true;
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: received,
              body: isJson ? (JSON.parse(received) as unknown) : undefined,
            });
          });
        });
        sent.end(text);
      }),
    connect: () => openSocket(cookieHeader()),
  };
}

async function openSocket(cookie: string): Promise<VisitorSocket> {
  const socket = io(ORIGIN, {
    path: REALTIME_PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { origin: ORIGIN, ...(cookie === '' ? {} : { cookie }) },
  });
  const closed = new Promise<string>((resolve) => {
    let reason: string | undefined;
    socket.on(NOTIFICATION_EVENT, ({ name, payload }: { name: string; payload: { reason: string } }) => {
      if (name === 'session.closed') ({ reason } = payload);
    });
    socket.on('disconnect', (how) => resolve(reason ?? how));
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('connect_error', reject);
  });
  return {
    socket,
    closed,
    send: (name, payload) =>
      socket.timeout(20_000).emitWithAck(COMMAND_EVENT, { name, commandId: crypto.randomUUID(), payload }) as Promise<CommandAnswer>,
  };
}
