import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { IDS, room } from '../testing/room-snapshot.ts';
import { loadEntry, loadOwnInvitation, roomServerOrigin } from './room-server.ts';

const requests: IncomingMessage[] = [];
/** What a question for an invitation is answered with. */
let invitation: { status: number; body: unknown } = { status: 200, body: {} };
let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request);
    if (request.url?.endsWith('/respond-invitation'))
      return void response.writeHead(invitation.status, { 'content-type': 'application/json' }).end(JSON.stringify(invitation.body));
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ screen: 'room', appointment: room().appointment, attendee: null, guide: null, mediaAvailable: true }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it('the room server is asked once, as the visitor and in the language of the address', async () => {
  const entry = await loadEntry(
    new Request('http://localhost:3000/de-DE/presentation/spring', { headers: { cookie: 'vitrine-attendee=secret' } }),
    'de-DE',
    'spring',
    'client',
    origin,
  );
  expect(entry.appointment?.name).toBe('Spring');
  expect(requests.map(({ url, headers }) => [url, headers.cookie, headers['x-vitrine-locale']])).toEqual([
    ['/room-api/rooms/spring/entry?as=client', 'vitrine-attendee=secret', 'de-DE'],
  ]);
});

it('a page is 503 while the room server does not answer', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(
    loadEntry(new Request('http://localhost:3000/presentation/spring'), 'en-US', 'spring', 'client', 'http://127.0.0.1:9'),
  ).rejects.toMatchObject({ init: { status: 503 } });
  quiet.mockRestore();
});

it('the log says why, by a code where there is one', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(loadEntry(new Request('http://localhost:3000/'), 'en-US', 'spring', 'client', 'http://127.0.0.1:9')).rejects.toBeDefined();
  expect(log).toHaveBeenLastCalledWith('The room server did not answer: unreachable');
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    throw new Error('no timeouts');
  });
  await expect(loadEntry(new Request('http://localhost:3000/'), 'en-US', 'spring', 'client', origin)).rejects.toMatchObject({
    init: { status: 503 },
  });
  expect(log).toHaveBeenLastCalledWith('The room server did not answer: Error: no timeouts');
  vi.restoreAllMocks();
});

it('a visitor who has gone meanwhile is no failure of the room server', async () => {
  const log = vi.spyOn(console, 'error');
  const gone = () => new Request('http://localhost:3000/', { signal: AbortSignal.abort() });
  await expect(loadEntry(gone(), 'en-US', 'spring', 'client', origin)).rejects.toMatchObject({ code: 'unreachable' });
  await expect(loadOwnInvitation(gone(), IDS.appointment, 'secret', origin)).rejects.toMatchObject({ code: 'unreachable' });
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

it('a visitor without cookies is asked about without any', async () => {
  await loadEntry(new Request('http://localhost:3000/'), 'en-US', 'spring', 'client', origin);
  expect(requests.at(-1)?.headers.cookie).toBeUndefined();
});

const asked = () =>
  loadOwnInvitation(
    new Request('http://localhost:3000/invitation/spring', { headers: { cookie: 'vitrine-attendee=secret' } }),
    IDS.appointment,
    'token',
    origin,
  );

it.each(['accepted', null])('an invitation was answered with %s, which its token alone proves', async (answer) => {
  invitation = { status: 200, body: { appointment: { id: IDS.appointment }, answer } };
  expect(await asked()).toEqual({ isValid: true, answer });
  expect(requests.at(-1)?.headers.cookie).toBeUndefined();
});

it.each([
  [403, 'SALES_ROOM__NOT_PERMITTED', false],
  [403, 'SALES_ROOM__NOT_ACCESSIBLE', false],
  [400, 'SALES_ROOM__INVALID_PAYLOAD', false],
  [404, 'SALES_ROOM__NOT_FOUND', false],
  [429, 'SALES_ROOM__RATE_LIMITED', true],
  [500, 'WHATEVER', true],
])('an invitation whose reading is answered by %i %s may hold: %s', async (status, code, isValid) => {
  invitation = { status, body: { errors: [{ status: String(status), code }] } };
  expect(await asked()).toEqual({ isValid, answer: null });
});

it('an invitation may hold where it could not even be asked about', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    throw new Error('no timeouts');
  });
  expect(await asked()).toEqual({ isValid: true, answer: null });
  vi.restoreAllMocks();
});

it.each([
  [{}, 'http://127.0.0.1:3003'],
  [{ SALES_ROOM_SERVER_PORT: '4003' }, 'http://127.0.0.1:4003'],
  [{ SALES_ROOM_SERVER_ORIGIN: 'http://room.internal', SALES_ROOM_SERVER_PORT: '4003' }, 'http://room.internal'],
])('with %j the room server is at %s', (env, expected) => expect(roomServerOrigin(env)).toBe(expected));
