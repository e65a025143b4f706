import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { room } from '../testing/room-snapshot.ts';
import { loadEntry, roomServerOrigin } from './room-server.ts';

const requests: IncomingMessage[] = [];
let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request);
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

it.each([
  [{}, 'http://127.0.0.1:3003'],
  [{ SALES_ROOM_SERVER_PORT: '4003' }, 'http://127.0.0.1:4003'],
  [{ SALES_ROOM_SERVER_ORIGIN: 'http://room.internal', SALES_ROOM_SERVER_PORT: '4003' }, 'http://room.internal'],
])('with %j the room server is at %s', (env, expected) => expect(roomServerOrigin(env)).toBe(expected));
