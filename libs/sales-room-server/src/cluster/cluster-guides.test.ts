import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type ClusterFixture, type ClusterServer, startClusterFixture } from '../testing/cluster-fixture.ts';
import { PATH, PRESENTATION } from '../testing/room-fixture.ts';
import type { RoomSocket } from '../testing/room-socket.ts';
import { STUB } from '../testing/room-store.ts';

let cluster: ClusterFixture;
let here: ClusterServer;
let there: ClusterServer;
const sockets: RoomSocket[] = [];

beforeAll(async () => {
  cluster = await startClusterFixture();
  [here, there] = [await cluster.startServer(), await cluster.startServer()];
});
afterAll(() => cluster.close());
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

/** Says who may present, at the other server. */
async function change(guideIds: string[]): Promise<void> {
  const admin = there.visitor();
  await admin.signIn('ada');
  const { body } = await admin.call('GET', '/room-api/presentations');
  const id = (body as { presentations: { id: string; path: string }[] }).presentations.find(({ path }) => path === PATH)?.id ?? '';
  expect((await admin.call('PUT', `/room-api/presentations/${id}`, { ...PRESENTATION, guideIds })).status).toBe(200);
}

test('a guide who is taken off a presentation at one server loses the socket at the other', async () => {
  await change([STUB.guide]);
  const guide = here.visitor();
  const socket = await guide.enterAsGuide();
  sockets.push(socket);
  await change([]);
  expect(await socket.heard('session.closed')).toEqual({ reason: 'session-expired' });
  expect((await guide.call('GET', `/room-api/rooms/${PATH}/media`)).status).toBe(404);
});

test('a guide who is switched off in the store is out at every server within seconds, whoever notices', async () => {
  await change([STUB.guide]);
  const guide = here.visitor();
  sockets.push(await guide.enterAsGuide());
  const elsewhere = there.visitor(Object.fromEntries(guide.cookies));
  const gina = cluster.store.admin.users.get('gina');
  if (gina === undefined) throw new Error('There is no Gina.');
  cluster.store.admin.users.set('gina', { ...gina, active: false });
  expect(await sockets[0]?.heard('session.closed')).toEqual({ reason: 'session-expired' });
  for (const visitor of [guide, elsewhere]) expect((await visitor.call('GET', '/room-api/guide/me')).status).toBe(401);
  cluster.store.admin.users.set('gina', gina);
});

test('wrong sign-ins at one server count at the other', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_each, index) =>
      (index % 2 === 0 ? here : there)
        .visitor()
        .call('POST', '/room-api/guide/login', { username: 'otto', password: 'wrong' }, { 'x-forwarded-for': '192.0.2.1' }),
    ),
  );
  // Five are free; on a machine where 60 take seconds, a pause or two has ended meanwhile.
  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(7);
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(53);
});
