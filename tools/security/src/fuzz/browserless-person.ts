import { Agent, request } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import { COMMAND_EVENT, NOTIFICATION_EVENT, REALTIME_PATH } from '@vitrine/sales-room-protocol';

/** What came back for a call. */
export interface CallAnswer {
  readonly status: number;
  readonly text: string;
  readonly body: unknown;
}

/** Answer to a command of a room. */
export interface CommandAnswer {
  readonly ok: boolean;
  readonly result?: unknown;
  readonly error?: { readonly code: string };
}

/** Somebody's socket in a room. */
export interface PersonSocket {
  readonly socket: Socket;
  /** Texts of the chat that have come. */
  readonly chat: readonly string[];
  run(name: string, payload: unknown): Promise<CommandAnswer>;
}

/** Somebody with cookies and no browser. */
export interface Person {
  readonly cookies: ReadonlyMap<string, string>;
  cookieHeader(): string;
  call(method: string, path: string, body?: unknown): Promise<CallAnswer>;
  connect(): Promise<PersonSocket>;
}

const PATIENCE_MS = 60_000;

/**
 * Somebody who comes to the product at an origin.
 * @param from Address on loopback: people are limited by where they come from.
 */
export function createPerson(origin: string, from: string): Person {
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    cookies,
    cookieHeader,
    call: (method, path, body) =>
      new Promise((resolve, reject) => {
        const text = body === undefined ? undefined : JSON.stringify(body);
        const { hostname, port, host } = new URL(origin);
        const sent = request({
          // Loopback itself: an address on it cannot reach another family's.
          host: hostname === 'localhost' ? '127.0.0.1' : hostname,
          port,
          localAddress: from,
          agent: false,
          method,
          path,
          headers: {
            host,
            origin,
            ...(cookies.size === 0 ? {} : { cookie: cookieHeader() }),
            ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          },
        });
        sent.on('error', reject);
        sent.on('response', (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            for (const cookie of response.headers['set-cookie'] ?? []) {
              const [pair = ''] = cookie.split(';', 1);
              const at = pair.indexOf('=');
              if (at === pair.length - 1) cookies.delete(pair.slice(0, at));
              else cookies.set(pair.slice(0, at), pair.slice(at + 1));
            }
            const received = Buffer.concat(chunks).toString('utf8');
            const isJson = response.headers['content-type']?.includes('json') === true && received !== '';
            resolve({ status: response.statusCode ?? 0, text: received, body: isJson ? (JSON.parse(received) as unknown) : undefined });
          });
        });
        sent.end(text);
      }),
    async connect() {
      const agent = new Agent({ localAddress: from });
      const socket = io(origin.replace('//localhost', '//127.0.0.1'), {
        path: REALTIME_PATH,
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
        agent: agent as never,
        extraHeaders: { host: new URL(origin).host, origin, ...(cookies.size === 0 ? {} : { cookie: cookieHeader() }) },
      });
      const chat: string[] = [];
      socket.on(NOTIFICATION_EVENT, (notification: unknown) => {
        const { name, payload } = notification as { name: string; payload: unknown };
        if (name.startsWith('chat.')) chat.push(JSON.stringify(payload));
      });
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve);
        socket.once('connect_error', reject);
      });
      return {
        socket,
        chat,
        run: (name, payload) =>
          socket
            .timeout(PATIENCE_MS)
            .emitWithAck(COMMAND_EVENT, { name, commandId: crypto.randomUUID(), payload }) as Promise<CommandAnswer>,
      };
    },
  };
}
