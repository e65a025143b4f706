import { Agent, request } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import { ORIGIN, PORT } from './origin.ts';

/** An answer of the product. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
}

/** An acknowledgement of a command. */
export type Acknowledged = { ok: true; result: Record<string, unknown> } | { ok: false; error: { code: string; retryAfterMs?: number } };

/** One browser, as far as cookies and an address make one: what it sends comes through the front. */
export interface Person {
  readonly cookies: Map<string, string>;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  join(path: string, name?: string, token?: string): Promise<Answer>;
  /** Opens a socket with the cookies of this moment. */
  connect(): Promise<Socket>;
  /** Opens a socket and enters; the snapshot is in the acknowledgement. */
  enter(path: string, as: 'guide' | 'client'): Promise<{ socket: Socket; answer: Acknowledged }>;
}

/** A person at an address of this machine: `127.0.0.7`. */
export function personAt(localAddress: string): Person {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const person: Person = {
    cookies,
    call: (method, path, body, headers = {}) =>
      new Promise((resolve, reject) => {
        const text = body === undefined ? undefined : JSON.stringify(body);
        const asked = request(
          {
            host: '127.0.0.1',
            port: PORT,
            localAddress,
            method,
            path,
            headers: {
              origin: ORIGIN,
              cookie: cookie(),
              ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
              ...headers,
            },
          },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('error', reject);
            response.on('end', () => {
              for (const set of response.headers['set-cookie'] ?? []) {
                const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
                if (value === '') cookies.delete(name);
                else cookies.set(name, value);
              }
              const answered = Buffer.concat(chunks).toString();
              const isJson = response.headers['content-type']?.includes('json') === true;
              resolve({
                status: response.statusCode ?? 0,
                headers: response.headers,
                body: isJson ? (JSON.parse(answered) as unknown) : answered,
              });
            });
          },
        );
        asked.on('error', reject);
        asked.end(text);
      }),
    join: (path, name, token) =>
      person.call('POST', `/store-api/dsr/appointment/${path}/join-as-client`, {
        ...(name === undefined ? {} : { attendeeName: name }),
        ...(token === undefined ? {} : { invitationToken: token }),
      }),
    connect: () =>
      new Promise((resolve, reject) => {
        const agent = new Agent({ localAddress });
        const socket = io(`http://127.0.0.1:${PORT}`, {
          path: '/room-api/realtime',
          transports: ['websocket'],
          reconnection: false,
          forceNew: true,
          agent: agent as never,
          extraHeaders: { origin: ORIGIN, cookie: cookie() },
        });
        socket.once('connect', () => resolve(socket));
        socket.once('connect_error', reject);
      }),
    async enter(path, as) {
      const socket = await person.connect();
      return { socket, answer: await command(socket, 'room.enter', { presentationPath: path, as }) };
    },
  };
  return person;
}

let commands = 0;

/** Sends a command of the room's protocol. */
export function command(socket: Socket, name: string, payload: unknown = {}): Promise<Acknowledged> {
  return socket
    .timeout(20_000)
    .emitWithAck('room:command', { name, commandId: `security-${process.pid}-${(commands += 1)}`, payload }) as Promise<Acknowledged>;
}

/** The codes with which a call of the Store API's form was refused. */
export function codesOf({ body }: Answer): string[] {
  return ((body as { errors?: { code: string }[] }).errors ?? []).map(({ code }) => code);
}

/** A presentation of a test's own that has begun, with its guide inside. */
export interface OwnRoom {
  readonly id: string;
  readonly path: string;
  readonly guide: Person;
  readonly socket: Socket;
  /** The guide's command, which must succeed. */
  run(name: string, payload?: unknown): Promise<Record<string, unknown>>;
}

/** Makes a presentation, and starts it. */
export async function openRoom(name: string, localAddress: string): Promise<OwnRoom> {
  const guide = personAt(localAddress);
  const signedIn = await guide.call('POST', '/room-api/guide/login', { username: 'guide', password: 'guide-demo' });
  if (signedIn.status !== 200) throw new Error(`The guide was not signed in: ${signedIn.status}`);
  const path = `${name}-${Date.now().toString(36)}`;
  const made = await guide.call('POST', '/room-api/presentations', {
    path,
    name,
    slides: [{ kind: 'search', name: 'Chairs', search: 'chair' }],
  });
  if (made.status !== 201) throw new Error(`No presentation was made: ${made.status} ${JSON.stringify(made.body)}`);
  const { id } = (made.body as { presentation: { id: string } }).presentation;
  const { socket, answer } = await guide.enter(path, 'guide');
  if (!answer.ok) throw new Error(`The guide was not let in: ${answer.error.code}`);
  const run: OwnRoom['run'] = async (each, payload) => {
    const done = await command(socket, each, payload);
    if (!done.ok) throw new Error(`${each}: ${done.error.code}`);
    return done.result;
  };
  await run('appointment.start');
  return { id, path, guide, socket, run };
}
