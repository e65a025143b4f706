import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createJsonLogger } from '../logger.ts';
import type { Database } from '../storage/database.ts';
import { openStorage } from '../storage/open-storage.ts';
import { testStorage } from '../testing/test-storage.ts';
import { createServerLeases } from './server-leases.ts';

const LEASE_MS = 60_000;
const directory = mkdtempSync(join(tmpdir(), 'vitrine-leases-'));
let database: Database;

beforeAll(async () => {
  database = await openStorage(
    await testStorage(directory),
    createJsonLogger('error', () => undefined),
    () => undefined,
  );
});
afterAll(async () => {
  await database.close();
  rmSync(directory, { recursive: true, force: true });
});
beforeEach(async () => {
  for (const table of ['room_media', 'attendee', 'appointment', 'server']) await database.query(`delete from ${table}`);
  await room('a');
});

async function room(id: string, status = 'started', videoAudioSettings: string | undefined = 'both'): Promise<void> {
  await database.query('insert into appointment (id, path, definition, status) values ($1, $1, $2, $3)', [
    id,
    JSON.stringify({ videoAudioSettings }),
    status,
  ]);
}
/** Two servers that have just said that they are alive. */
async function twoServers() {
  const [one, two] = [createServerLeases(database, 'one', LEASE_MS), createServerLeases(database, 'two', LEASE_MS)];
  await one.beat();
  await two.beat();
  return { one, two };
}
const silence = (serverId: string) =>
  database.query(`update server set seen_at = now() - ${LEASE_MS + 1_000} * interval '1 millisecond' where id = $1`, [serverId]);

describe('a server', () => {
  it('is new, then known for as long as the others have not given it up', async () => {
    const { one, two } = await twoServers();
    expect(await one.beat()).toBe(true);
    await two.remove('one');
    expect([await one.beat(), await one.beat()]).toEqual([false, true]);
  });

  it('that was silent for too long is dead to the others, and alive once it speaks', async () => {
    const { one, two } = await twoServers();
    expect([await one.dead(), await two.dead()]).toEqual([[], []]);
    await silence('one');
    expect([await one.dead(), await two.dead()], 'no server takes itself for dead').toEqual([[], ['one']]);
    await one.beat();
    expect(await two.dead()).toEqual([]);
  });

  it('that is gone leaves ghosts while people are noted as connected to it', async () => {
    const { one } = await twoServers();
    for (const [id, server] of [
      ['x', 'three'],
      ['y', 'three'],
      ['z', 'two'],
      ['w', null],
    ])
      await database.query(
        "insert into attendee (id, appointment_id, type, name, status, connected_to) values ($1, 'a', 'CLIENT', $1, 'accepted', $2)",
        [id, server],
      );
    expect(await one.ghosts()).toEqual(['three']);
  });
});

describe('the media of a room', () => {
  it('are whose who takes them first, and have another epoch each time that they are taken', async () => {
    const { one, two } = await twoServers();
    expect(await one.holder('a')).toBeUndefined();
    expect(await one.claim('a')).toEqual({ serverId: 'one', epoch: 1 });
    expect(await two.claim('a')).toEqual({ serverId: 'one', epoch: 1 });
    expect(await two.holder('a')).toEqual({ serverId: 'one', epoch: 1 });
    expect(await one.claim('a'), 'its holder opens them anew').toEqual({ serverId: 'one', epoch: 2 });
    expect([await one.held(), await two.held()]).toEqual([[{ appointmentId: 'a', epoch: 2 }], []]);
  });

  it('are given up by their holder alone', async () => {
    const { one, two } = await twoServers();
    await one.claim('a');
    await two.release('a');
    expect(await two.holder('a')).toMatchObject({ serverId: 'one' });
    await one.release('a');
    expect([await two.holder('a'), await two.claim('a')]).toEqual([undefined, { serverId: 'two', epoch: 2 }]);
  });

  it.each([
    ['is dead', async () => void (await silence('one'))],
    ['was removed', () => createServerLeases(database, 'two', LEASE_MS).remove('one')],
  ])('can be taken from a server that %s', async (_what, lose) => {
    const { one, two } = await twoServers();
    await one.claim('a');
    await lose();
    expect(await two.holder('a')).toBeUndefined();
    expect(await two.claim('a')).toEqual({ serverId: 'two', epoch: 2 });
    expect(await one.held()).toEqual([]);
  });

  it('are an orphan’s where a room that runs with media has nobody for them', async () => {
    const { one, two } = await twoServers();
    await room('locked', 'locked', 'only-audio');
    await room('unsaid', 'started', undefined);
    await room('silent', 'started', 'none');
    await room('ended', 'ended');
    await room('unasked');
    const asked = ['a', 'locked', 'unsaid', 'silent', 'ended', 'unknown'];
    expect((await two.orphaned(asked)).sort()).toEqual(['a', 'locked', 'unsaid']);
    await one.claim('a');
    expect((await two.orphaned(asked)).sort()).toEqual(['locked', 'unsaid']);
    await silence('one');
    expect((await two.orphaned(['a'])).sort()).toEqual(['a']);
    expect(await two.orphaned([])).toEqual([]);
  });
});
