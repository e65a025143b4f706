import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRESENTATION_HEADER, type PresentationInput, VIEWER_HEADER } from '@vitrine/sales-room-protocol';
import { createJsonLogger } from '../logger.ts';
import { composeServer, type SalesRoomServer, type SalesRoomServerOptions } from '../sales-room-server.ts';
import type { Services } from '../services.ts';
import { openRoomSocket, type RoomSocket } from './room-socket.ts';
import { type RoomStore, startRoomStore, STUB } from './room-store.ts';
import { createStubHost } from './stub-host.ts';
import { testStorage } from './test-storage.ts';

/** Origin of the pages in tests. */
export const ORIGIN = 'http://room.test';
/** Path of the presentation that tests start. */
export const PATH = 'spring';

/** What tests show: one slide of each kind. */
export const PRESENTATION: PresentationInput = {
  path: PATH,
  name: { 'en-US': 'Spring', 'de-DE': 'Frühling' },
  slides: [
    { kind: 'cms', name: { 'en-US': 'Welcome', 'de-DE': 'Willkommen' }, cmsPageId: STUB.cmsPage, notes: 'Say hello' },
    { kind: 'product', name: 'Lamp', productId: STUB.lamp },
    { kind: 'category', name: 'Lamps', categoryId: STUB.category },
    { kind: 'listing', name: 'Picked', productIds: [STUB.table, STUB.missing, STUB.lamp] },
    { kind: 'search', name: 'Found', search: 'chair' },
    { kind: 'product', name: 'Gone', productId: STUB.missing },
    { kind: 'listing', name: 'All gone', productIds: [STUB.missing] },
    { kind: 'landing-page', name: 'Landing', landingPageId: STUB.landingPage },
  ],
};

/** One browser: its cookies, calls and sockets. */
export interface Visitor {
  readonly cookies: Map<string, string>;
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: unknown; headers: Headers }>;
  join(name: string | undefined, path?: string): Promise<{ status: number; body: unknown; headers: Headers }>;
  signIn(username?: string, password?: string): Promise<{ status: number; body: unknown; headers: Headers }>;
  connect(locale?: string): Promise<RoomSocket>;
  /** Signs in or joins, connects and enters. */
  enterAsGuide(path?: string): Promise<RoomSocket>;
  enterAsClient(name: string, path?: string): Promise<RoomSocket>;
}

/** A running server with a store behind it. */
export interface RoomFixture {
  readonly server: SalesRoomServer;
  readonly services: Services;
  readonly store: RoomStore;
  readonly directory: string;
  readonly logs: string[];
  visitor(cookies?: Record<string, string>): Visitor;
  /** The appointment's id. */
  appointmentId(path?: string): Promise<string>;
  /** Puts the appointment into a state without going through a room: `status = 'started'`. */
  setAppointment(assignments: string): Promise<void>;
  /** Changes what the presentation's definition says; what isn't named goes back to its default. */
  setDefinition(patch: Record<string, unknown>): Promise<void>;
  close(): Promise<void>;
}

/** The refusals of an answer in the Store API's form. */
export function errorsOf(answer: { body: unknown }): { code: string; status: string; detail: string }[] {
  return (answer.body as { errors: { code: string; status: string; detail: string }[] }).errors;
}

/** The code of a refusal of `/room-api`. */
export function codeOf(answer: { body: unknown }): string {
  return (answer.body as { error: { code: string } }).error.code;
}

/** A visitor of the server at `url`. */
export function visitorOf(url: string, initial: Record<string, string> = {}): Visitor {
  const cookies = new Map(Object.entries(initial));
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  const visitor: Visitor = {
    cookies,
    async call(method, path, body, headers = {}) {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          origin: ORIGIN,
          cookie: cookieHeader(),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') === true;
      return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : text, headers: response.headers };
    },
    join: (name, path = PATH) =>
      visitor.call('POST', `/store-api/dsr/appointment/${path}/join-as-client`, name === undefined ? {} : { attendeeName: name }),
    signIn: (username = 'gina', password = 'right') => visitor.call('POST', '/room-api/guide/login', { username, password }),
    async connect(locale) {
      return openRoomSocket(url, {
        origin: ORIGIN,
        cookie: cookieHeader(),
        ...(locale === undefined ? {} : { 'x-vitrine-locale': locale }),
      });
    },
    async enterAsGuide(path = PATH) {
      if (!cookies.has('guide')) await visitor.signIn();
      const socket = await visitor.connect();
      await socket.enter(path, 'guide');
      return socket;
    },
    async enterAsClient(name, path = PATH) {
      await visitor.join(name, path);
      const socket = await visitor.connect();
      await socket.enter(path, 'client');
      return socket;
    },
  };
  return visitor;
}

/** The path of the media worker that the gate has made available. */
export function mediaWorker(): string {
  const path = process.env['MEDIASOUP_WORKER_BIN'];
  if (path === undefined || path === '' || path === 'none')
    throw new Error('MEDIASOUP_WORKER_BIN is not set: run `npm run media-worker` and set it to the path that it prints.');
  return path;
}

/** Starts a server over a fresh directory. */
export async function startRoomFixture(
  options: Partial<SalesRoomServerOptions> & { presentation?: Partial<PresentationInput>; keepDirectory?: string } = {},
): Promise<RoomFixture> {
  const { presentation, keepDirectory, ...rest } = options;
  const directory = keepDirectory ?? mkdtempSync(join(tmpdir(), 'vitrine-room-'));
  const store = await startRoomStore();
  const logs: string[] = [];
  const { server, services } = await composeServer({
    host: '127.0.0.1',
    port: 0,
    publicOrigin: ORIGIN,
    storage: await testStorage(directory),
    room: createStubHost(store.storeApiEndpoint),
    adminApiEndpoint: store.adminApiEndpoint,
    presentations: { presentations: [{ ...PRESENTATION, ...presentation }] },
    logger: createJsonLogger('debug', (line) => logs.push(line)),
    ...rest,
    media: {
      resumeWindowMs: 300,
      ...(rest.media ?? { workerBin: undefined, workers: 1, listenIp: '127.0.0.1', announcedAddress: undefined, port: 0, iceServers: [] }),
    },
  });
  return {
    server,
    services,
    store,
    directory,
    logs,
    visitor: (cookies) => visitorOf(server.url, cookies),
    async appointmentId(path = PATH) {
      const [row] = await services.database.query<{ id: string }>('select id from appointment where path = $1', [path]);
      if (row === undefined) throw new Error(`There is no presentation ${path}.`);
      return row.id;
    },
    async setAppointment(assignments) {
      await services.database.query(
        "update appointment set status = 'not-started', started_at = null, ended_at = null, current_slide = 0, broadcast_mode = false where path = $1",
        [PATH],
      );
      await services.database.query(`update appointment set ${assignments} where path = $1`, [PATH]);
    },
    async setDefinition(patch) {
      const defaults = {
        isPreview: false,
        attendeeRestriction: 'open',
        accessibleFrom: null,
        accessibleTo: null,
        waitingRoom: false,
        isAnnounced: false,
      };
      await services.database.query('update appointment set definition = definition || $2::jsonb where path = $1', [
        PATH,
        JSON.stringify({ ...defaults, ...patch }),
      ]);
    },
    async close() {
      await server.close();
      await store.close();
      if (keepDirectory === undefined) rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Headers that say which presentation a call is about, and as whom. */
export function about(path: string, as: 'guide' | 'client'): Record<string, string> {
  return { [PRESENTATION_HEADER]: path, [VIEWER_HEADER]: as };
}
