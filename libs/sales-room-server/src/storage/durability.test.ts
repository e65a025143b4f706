import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import type { CommandInput, CommandName, RoomSnapshot } from '@vitrine/sales-room-protocol';
import { newId, newSecret } from '../identifiers.ts';
import { ORIGIN, PATH, PRESENTATION, visitorOf } from '../testing/room-fixture.ts';
import type { RoomSocket } from '../testing/room-socket.ts';
import { type RoomStore, startRoomStore } from '../testing/room-store.ts';
import { testStorage } from '../testing/test-storage.ts';
import type { StorageOptions } from './open-storage.ts';

let store: RoomStore;
const children: ChildProcess[] = [];
const directory = mkdtempSync(join(tmpdir(), 'vitrine-durability-'));

let storage: StorageOptions;
beforeAll(async () => {
  store = await startRoomStore();
  // The embedded database is made by the server itself here, as on a new machine.
  storage = inject('postgresUrl') === undefined ? { directory } : await testStorage(directory);
});
afterEach(kill);
afterAll(async () => {
  await store.close();
  rmSync(directory, { recursive: true, force: true });
});

async function startServer(): Promise<string> {
  const script = join(import.meta.dirname, '../testing/child-server.ts');
  const started = spawn(
    process.execPath,
    [
      '--conditions=@vitrine/source',
      script,
      directory,
      store.storeApiEndpoint,
      store.adminApiEndpoint,
      ORIGIN,
      JSON.stringify(PRESENTATION),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, DATABASE_URL: storage.databaseUrl ?? '' } },
  );
  children.push(started);
  let said = '';
  started.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve, reject) => {
    createInterface({ input: started.stdout }).once('line', resolve);
    started.once('close', () => reject(new Error(said)));
  });
}

async function kill(): Promise<void> {
  for (const killed of children.splice(0)) {
    if (killed.exitCode !== null || killed.signalCode !== null) continue;
    const ended = new Promise((done) => killed.once('exit', done));
    killed.kill('SIGKILL');
    await ended;
  }
}

/** What must be equal before and after: everything but who is connected, and numbers. */
function kept({
  appointment,
  self,
  attendees,
  currentSlide,
  currentSlidePage,
  viewMode,
  broadcastMode,
  shownProductId,
  chat,
  likes,
  lastSeen,
  notes,
}: RoomSnapshot) {
  return {
    appointment,
    currentSlide,
    currentSlidePage,
    viewMode,
    broadcastMode,
    shownProductId,
    chat,
    likes,
    lastSeen,
    notes: notes.map(({ sectionId, text }) => ({ sectionId, text })),
    self: { ...self, status: null },
    attendees: attendees.map((attendee) => ({ ...attendee, status: null })),
  };
}

/** Sends commands until the server dies; returns what was acknowledged, and the one that was not. */
async function sendUntilDeath(guide: RoomSocket, client: RoomSocket, killAfter: number) {
  const acknowledged: string[] = [];
  let pending: { text: string; commandId: string } | undefined;
  for (let round = 0; ; round += 1) {
    const text = `message ${killAfter} ${round}`;
    pending = { text, commandId: newSecret() };
    if (round === killAfter) {
      void client.send('chat.send', { text }, pending.commandId).catch(() => undefined);
      await kill();
      return { acknowledged, pending };
    }
    await client.run('chat.send', { text }, pending.commandId);
    acknowledged.push(text);
    const productId = newId();
    const commands: [RoomSocket, CommandName, unknown][] = [
      [client, 'like.set', { productId, liked: true }],
      [guide, 'slide.switch', { index: (round + 1) % 8, page: round + 1 }],
      [guide, 'notes.set', { sectionId: null, text: `note ${round}` }],
      [guide, 'attendee.mute-all', { kinds: ['audio', 'video'], keepOff: round % 2 === 0 }],
      [guide, 'view-mode.set', { viewMode: round % 2 === 0 ? 'speech' : 'content' }],
      [guide, 'broadcast.set', { on: round % 2 === 0 }],
      [guide, round % 2 === 0 ? 'appointment.lock' : 'appointment.unlock', {}],
    ];
    for (const [socket, name, payload] of commands.slice(0, 1 + (round % commands.length))) {
      await socket.send(name, payload as CommandInput<CommandName>);
    }
  }
}

test(
  'a server killed at any moment has lost nothing acknowledged, and a command sent again is done once',
  { timeout: 300_000 },
  async () => {
    let url = await startServer();
    const cookies = { guide: new Map<string, string>(), client: new Map<string, string>() };
    const connect = async () => {
      const guide = visitorOf(url, Object.fromEntries(cookies.guide));
      const client = visitorOf(url, Object.fromEntries(cookies.client));
      const sockets = { guide: await guide.enterAsGuide(), client: await client.connect() };
      cookies.guide = guide.cookies;
      return { ...sockets, clientVisitor: client };
    };
    let { guide, client, clientVisitor } = await connect();
    await guide.run('appointment.start', {});
    await clientVisitor.join('Cleo');
    cookies.client = clientVisitor.cookies;
    client.close();
    client = await clientVisitor.connect();
    await client.enter(PATH, 'client');

    for (const killAfter of [2, 5, 9]) {
      const { acknowledged, pending } = await sendUntilDeath(guide, client, killAfter);
      const before = { guide: kept(guide.snapshot()), client: kept(client.snapshot()) };
      guide.close();
      client.close();

      url = await startServer();
      ({ guide, client, clientVisitor } = await connect());
      await client.enter(PATH, 'client');
      const after = { guide: kept(guide.snapshot()), client: kept(client.snapshot()) };
      const withoutPending = (state: ReturnType<typeof kept>) => ({
        ...state,
        chat: state.chat.filter(({ text }) => text !== pending.text),
      });
      expect(withoutPending(after.client)).toEqual(withoutPending(before.client));
      expect(withoutPending(after.guide)).toEqual(withoutPending(before.guide));
      for (const text of acknowledged) expect(after.client.chat.some((message) => message.text === text)).toBe(true);

      await client.run('chat.send', { text: pending.text }, pending.commandId);
      const { snapshot } = await client.run('room.snapshot', {});
      expect(snapshot.chat.filter(({ text }) => text === pending.text)).toHaveLength(1);
      if (snapshot.locked) await guide.run('appointment.unlock', {});
    }
    guide.close();
    client.close();
  },
);

// A PostgreSQL server is made to be shared; files are not.
if (inject('postgresUrl') === undefined) {
  test('a second server on the same files is refused, and says why', async () => {
    const url = await startServer();
    await expect(startServer()).rejects.toThrow('in use by another process: stop it, or choose another DATA_DIR');
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });
}
