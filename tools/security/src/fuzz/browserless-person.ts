import { COMMAND_EVENT, NOTIFICATION_EVENT, REALTIME_PATH } from '@vitrine/sales-room-protocol';
import { io, type Socket } from 'socket.io-client';

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

/** Somebody who comes to the product at an origin. */
export function createPerson(origin: string): Person {
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    cookies,
    cookieHeader,
    async call(method, path, body) {
      const response = await fetch(`${origin}${path}`, {
        method,
        redirect: 'manual',
        headers: { origin, ...(cookies.size === 0 ? {} : { cookie: cookieHeader() }), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';', 1);
        const at = pair.indexOf('=');
        if (at === pair.length - 1) cookies.delete(pair.slice(0, at));
        else cookies.set(pair.slice(0, at), pair.slice(at + 1));
      }
      const text = await response.text();
      return { status: response.status, text, body: response.headers.get('content-type')?.includes('json') === true ? (JSON.parse(text) as unknown) : undefined };
    },
    async connect() {
      const socket = io(origin, { path: REALTIME_PATH, transports: ['websocket'], reconnection: false, forceNew: true, extraHeaders: { origin, ...(cookies.size === 0 ? {} : { cookie: cookieHeader() }) } });
      const chat: string[] = [];
      socket.on(NOTIFICATION_EVENT, (notification: unknown) => {
        const { name, payload } = notification as { name: string; payload: unknown };
        if (name.startsWith('chat.')) chat.push(JSON.stringify(payload));
      });
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve);
        socket.once('connect_error', reject);
      });
      return { socket, chat, run: (name, payload) => socket.timeout(PATIENCE_MS).emitWithAck(COMMAND_EVENT, { name, commandId: crypto.randomUUID(), payload }) as Promise<CommandAnswer> };
    },
  };
}
