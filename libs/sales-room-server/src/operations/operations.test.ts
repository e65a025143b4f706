import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { COMMAND_EVENT } from '@vitrine/sales-room-protocol';
import { newId } from '../identifiers.ts';
import { mediaWorker, ORIGIN, type RoomFixture, startRoomFixture } from '../testing/room-fixture.ts';
import { openRoomSocket, type RoomSocket } from '../testing/room-socket.ts';

let room: RoomFixture;
const sockets: RoomSocket[] = [];

beforeAll(async () => {
  room = await startRoomFixture({
    metrics: { host: '127.0.0.1', port: 0 },
    limits: { maxSocketsPerAddress: 6, attendeesPerRoom: 3, messagesPerRoom: 4 },
    media: { workerBin: mediaWorker(), workers: 1, listenIp: '127.0.0.1', announcedAddress: undefined, port: 0, iceServers: [] },
  });
});
afterAll(() => room.close());
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.close();
  await room.services.database.query('delete from attendee');
  await room.services.database.query("update appointment set status = 'not-started'");
});

const track = (socket: RoomSocket) => {
  sockets.push(socket);
  return socket;
};

async function metrics(): Promise<string> {
  return (await fetch(`http://127.0.0.1:${room.server.metricsPort}/metrics`)).text();
}

function valueOf(text: string, name: string): number {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `) || each.startsWith(`${name}{`));
  return Number(line?.split(' ').at(-1));
}

test('metrics count rooms, people, media and the times of commands and joins, on their own port alone', async () => {
  const guide = track(await room.visitor().enterAsGuide());
  await guide.run('appointment.start', {});
  const client = track(await room.visitor().enterAsClient('Cleo Canary'));
  await client.run('chat.send', { text: 'a text canary' });
  await client.run('media.create-transport', { direction: 'send' });
  await client.refused('slide.switch', { index: 1, page: 1 });
  const text = await metrics();
  expect(valueOf(text, 'sales_room_rooms')).toBe(1);
  expect(valueOf(text, 'sales_room_connections')).toBe(2);
  expect(valueOf(text, 'sales_room_media_workers')).toBe(1);
  expect(valueOf(text, 'sales_room_media_transports')).toBe(1);
  expect(valueOf(text, 'sales_room_database_up')).toBe(1);
  expect(valueOf(text, 'sales_room_redis_connected'), 'there are no other servers to reach').toBe(1);
  expect(valueOf(text, 'sales_room_media_available')).toBe(1);
  expect(valueOf(text, 'sales_room_media_rooms')).toBe(1);
  expect(valueOf(text, 'sales_room_media_peers')).toBe(1);
  expect(valueOf(text, 'sales_room_database_losses_total')).toBe(0);
  expect(valueOf(text, 'sales_room_join_seconds_count')).toBeGreaterThanOrEqual(2);
  expect(text).toMatch(/sales_room_command_seconds_count\{command="chat.send",outcome="ok"\} 1/);
  expect(text).toMatch(/sales_room_command_seconds_count\{command="slide.switch",outcome="not-permitted"\} 1/);
  for (const name of ['media_peers', 'media_producers', 'media_consumers', 'media_packets', 'database_losses_total', 'redis_connected'])
    expect(text).toContain(`sales_room_${name}`);
  for (const secret of ['Cleo', 'canary', 'spring']) expect(text).not.toContain(secret);
  // The server that people reach has none.
  expect((await fetch(`${room.server.url}/metrics`)).status).toBe(404);
  const labels = new Set([...text.matchAll(/(\w+)="/g)].map(([, label]) => label));
  for (const label of ['attendee', 'room', 'appointment', 'name', 'path']) expect(labels).not.toContain(label);
});

test('a command that nobody knows is counted as unknown, so that nobody can make the metrics grow', async () => {
  const client = track(await room.visitor().connect());
  for (let round = 0; round < 5; round += 1)
    await client.socket.emitWithAck(COMMAND_EVENT, { name: `x${newId()}`, commandId: newId(), payload: {} });
  const text = await metrics();
  expect(text).toMatch(/command="unknown",outcome="unknown-command"\} \d+/);
  expect(text).not.toMatch(/command="x[0-9a-f]{32}"/);
});

test('a server is healthy while it runs, and ready while database and media are there', async () => {
  expect((await fetch(`${room.server.url}/health`)).status).toBe(200);
  const ready = await fetch(`${room.server.url}/ready`);
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({ ready: true, checks: { database: true, media: true, redis: true, draining: false } });
});

test('sockets of one address are limited, and who is refused is told why', async () => {
  for (let count = 0; count < 6; count += 1) track(await room.visitor().connect());
  await expect(openRoomSocket(room.server.url, { origin: ORIGIN })).rejects.toMatchObject({
    message: expect.stringContaining('websocket error') as string,
  });
  const answer = await fetch(`${room.server.url}/room-api/realtime/?EIO=4&transport=polling`, { headers: { origin: ORIGIN } });
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain('limit-reached');
  // Through the proxy, each visitor's own address counts.
  track(await openRoomSocket(room.server.url, { origin: ORIGIN, 'x-forwarded-for': '203.0.113.9' }));
});

test('people and messages of a room are limited by setting, with a refusal that says so', async () => {
  const guide = track(await room.visitor().enterAsGuide());
  await guide.run('appointment.start', {});
  const client = track(await room.visitor().enterAsClient('One'));
  track(await room.visitor().enterAsClient('Two'));
  const refused = await room.visitor().join('Three');
  expect(refused.status).toBe(409);
  expect(JSON.stringify(refused.body)).toContain('SALES_ROOM__LIMIT_REACHED');
  for (let count = 0; count < 4; count += 1) await client.run('chat.send', { text: `message ${count}` });
  expect(await client.refused('chat.send', { text: 'one too many' })).toBe('limit-reached');
});
