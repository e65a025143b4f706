import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isRoomError } from '../errors/room-error.ts';
import { id, roomSnapshot } from '../testing/snapshot-fixture.ts';
import { createRoomApi } from './room-api.ts';
import { ROOM_API_TIMEOUT_MS } from './room-call.ts';

const ENTRY = { screen: 'login', appointment: null, attendee: null, guide: null, mediaAvailable: true };

let server: Server;
let origin: string;
let answer: (request: IncomingMessage, response: ServerResponse, body: string) => void;

const json =
  (status: number, body: unknown): typeof answer =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

beforeEach(async () => {
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    answer(request, response, Buffer.concat(parts).toString());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test.each([
  [401, 'unauthenticated'],
  [403, 'not-permitted'],
  [404, 'not-found'],
  [408, 'timeout'],
  [429, 'rate-limited'],
  [500, 'internal'],
  [502, 'unreachable'],
  [503, 'unreachable'],
  [504, 'timeout'],
] as const)('an answer %i without a code of the room is %s', async (status, code) => {
  answer = (_request, response) => void response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>No</h1>');
  const error = await failure(createRoomApi({ origin }).entry('spring', 'client'));
  expect(isRoomError(error)).toBe(true);
  expect(error).toMatchObject({ code });
});

test("a refusal's own code and its wait win over the status", async () => {
  answer = json(429, { error: { code: 'login-throttled', detail: 'Later.', retryAfterMs: 60_000 } });
  const error = await failure(createRoomApi({ origin }).loginGuide({ username: 'guide', password: 'wrong' }));
  expect(error).toMatchObject({ name: 'RoomError', code: 'login-throttled', retryAfterMs: 60_000 });
});

test('a server that is not there is unreachable', async () => {
  answer = json(200, ENTRY);
  server.close();
  expect(await failure(createRoomApi({ origin }).entry('spring', 'client'))).toMatchObject({ name: 'RoomError', code: 'unreachable' });
});

/** Shortens the 10,000 ms, which are checked. */
function soon(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(ROOM_API_TIMEOUT_MS);
    return timeout(30);
  });
}

test('a call takes 10,000 ms at most, also where the answer has begun', async () => {
  expect(ROOM_API_TIMEOUT_MS).toBe(10_000);
  soon();
  answer = () => undefined;
  expect(await failure(createRoomApi({ origin }).entry('spring', 'client'))).toMatchObject({ name: 'RoomError', code: 'timeout' });
  answer = (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{');
  expect(await failure(createRoomApi({ origin }).entry('spring', 'client'))).toMatchObject({ name: 'RoomError', code: 'timeout' });
});

test('a success that is not of the protocol is a room error too', async () => {
  answer = (_request, response) => void response.writeHead(200).end('<h1>A proxy</h1>');
  expect(await failure(createRoomApi({ origin }).entry('spring', 'client'))).toMatchObject({ name: 'RoomError', code: 'internal' });
});

test('on a server the cookies and headers of the request that is answered go along', async () => {
  const seen: IncomingMessage[] = [];
  answer = (request, response, body) => {
    seen.push(request);
    json(200, ENTRY)(request, response, body);
  };
  await createRoomApi({ origin, cookie: 'vitrine-attendee=abc', headers: { 'x-vitrine-locale': 'de-DE' } }).entry('spring', 'guide');
  expect(seen[0]?.headers).toMatchObject({ cookie: 'vitrine-attendee=abc', 'x-vitrine-locale': 'de-DE', accept: 'application/json' });
  await createRoomApi({ origin }).entry('spring', 'guide');
  expect(seen[1]?.headers.cookie).toBeUndefined();
});

test('each call has its method, path and body, with paths that cannot leave their place', async () => {
  const seen: [string, unknown][] = [];
  answer = (request, response, body) => {
    seen.push([`${request.method} ${request.url}`, body === '' ? undefined : JSON.parse(body)]);
    if (request.url?.includes('/entry')) json(200, ENTRY)(request, response, body);
    else if (request.url?.endsWith('/login')) json(200, { guide: { id: id('a'), name: 'Greta' } })(request, response, body);
    else if (request.url?.endsWith('/logout')) response.writeHead(204).end();
    else json(200, {})(request, response, body);
  };
  const api = createRoomApi({ origin });
  await api.entry('../guide', 'guide');
  expect(await api.loginGuide({ username: 'guide', password: 'secret' })).toEqual({ guide: { id: id('a'), name: 'Greta' } });
  await api.logoutGuide();
  await api.joinAsClient('spring');
  await api.joinAsClient('spring', { attendeeName: 'Clara', invitationToken: 't' });
  await api.joinAsGuide(id('0'));
  await api.readInvitation(id('0'), 't');
  await api.respondInvitation(id('0'), 't', 'maybe');
  expect(seen).toEqual([
    ['GET /room-api/rooms/..%2Fguide/entry?as=guide', undefined],
    ['POST /room-api/guide/login', { username: 'guide', password: 'secret' }],
    ['POST /room-api/guide/logout', {}],
    ['POST /store-api/dsr/appointment/spring/join-as-client', {}],
    ['POST /store-api/dsr/appointment/spring/join-as-client', { attendeeName: 'Clara', invitationToken: 't' }],
    [`POST /api/_action/dsr/appointment/${id('0')}/join-as-guide`, {}],
    [`PATCH /store-api/dsr/appointment/${id('0')}/attendee/respond-invitation`, { token: 't' }],
    [`PATCH /store-api/dsr/appointment/${id('0')}/attendee/respond-invitation`, { token: 't', answer: 'maybe' }],
  ]);
});

test('a recap is what was shown, with its times', async () => {
  const { appointment } = roomSnapshot();
  const item = {
    kind: 'product',
    id: id('c'),
    name: '',
    slideKind: null,
    productIds: [id('c')],
    shownAt: '2026-05-04T14:02:00.000Z',
    times: 1,
  };
  answer = (request, response, body) =>
    json(request.url === '/room-api/rooms/spring/recap' ? 200 : 404, { appointment, shown: [item] })(request, response, body);
  expect((await createRoomApi({ origin }).recap('spring')).shown).toEqual([item]);
  answer = json(409, { error: { code: 'wrong-state', detail: 'Not yet.' } });
  expect(await failure(createRoomApi({ origin }).recap('spring'))).toMatchObject({ name: 'RoomError', code: 'wrong-state' });
});

test('a refusal to join says which one it is, and when to try again', async () => {
  const refused =
    (status: number, code: string): typeof answer =>
    (_request, response) =>
      void response
        .writeHead(status, { 'content-type': 'application/json', 'retry-after': '7' })
        .end(JSON.stringify({ errors: [{ status: String(status), code, detail: 'No.' }] }));
  answer = refused(409, 'SALES_ROOM__LIMIT_REACHED');
  expect(await failure(createRoomApi({ origin }).joinAsClient('spring'))).toMatchObject({ code: 'limit-reached', retryAfterMs: 7_000 });
  answer = refused(403, 'SALES_ROOM__BLOCKED');
  expect(await failure(createRoomApi({ origin }).joinAsClient('spring'))).toMatchObject({ code: 'blocked' });
  answer = refused(403, 'SOMETHING_ELSE');
  expect(await failure(createRoomApi({ origin }).joinAsClient('spring'))).toMatchObject({ code: 'not-permitted' });
});
