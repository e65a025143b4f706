import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClusterMessage } from '../bus/cluster-message.ts';
import { joinCluster } from './cluster.ts';
import type { ClusterParts } from './cluster-parts.ts';

/** What happened, in its order. */
let done: string[] = [];
const note = (what: string) => void done.push(what);
let isKnown: boolean;
let isConnected: boolean;
let isStoreAway: boolean;
let hear: (message: ClusterMessage) => void;
let comeBack: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  [done, isKnown, isConnected, isStoreAway] = [[], true, true, false];
});
afterEach(() => void vi.useRealTimers());

/** Server `one`, with a person in room `a`. */
function join() {
  const parts = {
    services: {
      connections: { all: () => [{ close: (reason: string) => note(`close: ${reason}`) }], rooms: () => ['a'], ofRoom: () => [{}] },
      logger: { warn: note, info: note },
      database: {
        query: async () => [],
      },
    },
    media: { rooms: () => [], canHost: () => true, elsewhere: () => undefined, find: () => undefined },
    delivery: {
      catchUp: async () => {
        if (isStoreAway) throw new Error('away');
        note('catch up');
      },
    },
    bus: {
      serverId: 'one',
      answer: () => note('answer'),
      onMessage: (listener: typeof hear) => (hear = listener),
      publish: ({ kind }: ClusterMessage) => note(`tell: ${kind}`),
      isConnected: () => isConnected,
      close: () => note('stop listening'),
    },
    leases: {
      beat: async () => (note('beat'), isKnown),
      held: async () => [],
      dead: async () => [],
      ghosts: async () => [],
      orphaned: async () => (note('look for orphans'), []),
      remove: async (id: string) => note(`remove ${id}`),
    },
    leaseMs: 5_000,
    onBack: (listener: () => void) => (comeBack = listener),
  } as unknown as ClusterParts;
  return joinCluster(parts);
}

/** What happens in the next time. */
async function inTime(ms: number): Promise<string[]> {
  done = [];
  await vi.advanceTimersByTimeAsync(ms);
  return done;
}

describe('a server that joins the others', () => {
  it('answers and is alive before it takes anything over, and then says so five times in a lease', async () => {
    const cluster = await join();
    expect(done).toEqual(['answer', 'beat', 'look for orphans']);
    expect((await inTime(5_000)).filter((what) => what === 'beat')).toHaveLength(5);
    cluster.close();
  });

  it('that the others had given up sends its people away: they come again as who they are now', async () => {
    isKnown = false;
    const cluster = await join();
    expect(done, 'a server that has just begun has nobody').not.toContain('close: draining');
    expect(await inTime(1_000)).toContain('close: draining');
    isKnown = true;
    expect(await inTime(1_000)).not.toContain('close: draining');
    cluster.close();
  });

  it('reads what it can’t hear while the others can’t be reached, and once when they can', async () => {
    const cluster = await join();
    expect(await inTime(1_000)).not.toContain('catch up');
    isConnected = false;
    expect(await inTime(1_000)).toContain('catch up');
    isConnected = true;
    done = [];
    comeBack();
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toEqual(['tell: returned', 'catch up']);
    cluster.close();
  });

  it('goes on where a message of another one or the way back to them fails, and says so', async () => {
    const cluster = await join();
    isStoreAway = true;
    done = [];
    hear({ kind: 'returned', serverId: 'two' });
    comeBack();
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toEqual(['tell: returned', 'cluster.message-failed', 'cluster.catch-up-failed']);
    cluster.close();
  });
});

describe('a server that goes', () => {
  it('takes itself out before it says goodbye, and takes nothing over any more', async () => {
    const cluster = await join();
    done = [];
    await cluster.leave();
    expect(done).toEqual(['remove one', 'tell: leaving']);
    hear({ kind: 'leaving', serverId: 'two' });
    expect(await inTime(10_000)).toEqual([]);
  });

  it('that only stops hears and says nothing more', async () => {
    const cluster = await join();
    done = [];
    cluster.close();
    expect(done).toEqual(['stop listening']);
    expect(await inTime(10_000)).toEqual([]);
  });
});
