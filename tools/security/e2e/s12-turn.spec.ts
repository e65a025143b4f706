import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { type Acknowledged, command, openRoom, personAt } from './support/room-people.ts';
import { TURN_SETTINGS } from './support/turn.ts';

interface IceServer {
  readonly urls: readonly string[];
  readonly username?: string;
  readonly credential?: string;
}

/** The TURN server as an answer tells it. */
function turnOf(answer: Acknowledged): { username: string; credential: string } {
  if (!answer.ok) throw new Error(answer.error.code);
  const server = (answer.result['iceServers'] as IceServer[]).find(({ urls }) => urls.includes(TURN_SETTINGS.TURN_URLS));
  return { username: server?.username ?? '', credential: server?.credential ?? '' };
}

test('a TURN credential is one attendee’s own and ends: no two are the same, and none is the secret', async () => {
  const room = await openRoom('turn', '127.0.0.130');
  const told: { username: string; credential: string }[] = [];
  const heard: unknown[] = [];
  for (const [index, name] of ['Ada', 'Ben'].entries()) {
    const guest = personAt(`127.0.0.${131 + index}`);
    await guest.join(room.path, name);
    const { socket, answer } = await guest.enter(room.path, 'client');
    const before = Math.floor(Date.now() / 1_000);
    const made = await command(socket, 'media.create-transport', { direction: 'send' });
    const turn = turnOf(made);
    const [expires = '', attendeeId = ''] = turn.username.split(':');
    expect(Number(expires) - before).toBeGreaterThanOrEqual(600);
    expect(Number(expires) - Math.ceil(Date.now() / 1_000)).toBeLessThanOrEqual(600);
    expect(attendeeId).toMatch(/^[0-9a-f]{32}$/);
    // What the TURN server itself computes before it relays anything.
    expect(turn.credential).toBe(createHmac('sha1', TURN_SETTINGS.TURN_SECRET).update(turn.username).digest('base64'));
    told.push(turn);
    heard.push(answer, made);
    socket.close();
  }
  expect(new Set(told.map(({ username }) => username)).size).toBe(2);
  expect(new Set(told.map(({ credential }) => credential)).size).toBe(2);
  expect(JSON.stringify(heard)).not.toContain(TURN_SETTINGS.TURN_SECRET);
  expect(await readFile(process.env['VITRINE_SERVER_LOG'] ?? '', 'utf8')).not.toContain(TURN_SETTINGS.TURN_SECRET);
  room.socket.close();
});

test('a network change brings a fresh TURN credential, so that no long call is cut when the first ends', async () => {
  const room = await openRoom('turn-again', '127.0.0.133');
  const guest = personAt('127.0.0.134');
  await guest.join(room.path, 'Cleo');
  const { socket } = await guest.enter(room.path, 'client');
  const made = await command(socket, 'media.create-transport', { direction: 'recv' });
  const first = turnOf(made);
  // The user name has whole seconds in it.
  await expect
    .poll(async () => turnOf(await command(socket, 'media.restart-ice', { transportId: made.ok ? made.result['id'] : '' })).username)
    .not.toBe(first.username);
  socket.close();
  room.socket.close();
});

test('who was not let in is told of no TURN server', async () => {
  const room = await openRoom('turn-outside', '127.0.0.135');
  const stranger = personAt('127.0.0.136');
  const socket = await stranger.connect();
  const refused = await command(socket, 'media.create-transport', { direction: 'send' });
  expect(refused.ok).toBe(false);
  expect(JSON.stringify(refused)).not.toContain('turn');
  await room.run('appointment.lock');
  const waiting = personAt('127.0.0.137');
  await waiting.join(room.path, 'Waiting');
  const { socket: outside } = await waiting.enter(room.path, 'client');
  const alsoRefused = await command(outside, 'media.create-transport', { direction: 'send' });
  expect(alsoRefused.ok).toBe(false);
  expect(JSON.stringify(alsoRefused)).not.toContain(TURN_SETTINGS.TURN_URLS);
  const page = await stranger.call('GET', `/invitation/${room.path}`);
  expect(page.status).toBe(200);
  expect(String(page.body)).not.toContain('turn:');
  for (const each of [socket, outside, room.socket]) each.close();
});
