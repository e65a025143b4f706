import { beforeEach, describe, expect, it } from 'vitest';
import type { ClusterParts } from './cluster-parts.ts';
import { createRoomHandover, type RoomHandover } from './room-handover.ts';

/** What happened, in its order. */
let done: string[] = [];
/** What there is: rooms that somebody is in here, media here, leases, and people at other servers. */
let world: {
  here: string[];
  media: string[];
  held: string[];
  orphaned: string[];
  dead: string[];
  ghosts: string[];
  inhabitedElsewhere: string[];
  /** Which server has the media of a room, as far as this one knows. */
  elsewhere: Record<string, string>;
  canHost: boolean;
  failing: string[];
};
let handover: RoomHandover;

const note = (what: string) => void done.push(what);

beforeEach(() => {
  done = [];
  world = {
    here: [],
    media: [],
    held: [],
    orphaned: [],
    dead: [],
    ghosts: [],
    inhabitedElsewhere: [],
    elsewhere: {},
    canHost: true,
    failing: [],
  };
  handover = createRoomHandover({
    services: {
      connections: {
        rooms: () => world.here,
        ofRoom: (room: string) => (world.here.includes(room) ? [{}] : []),
        all: () => [],
        attendees: () => [],
      },
      database: {
        query: async (text: string, [id]: readonly [string]) => {
          if (text.includes('connected_to =')) note(`people of ${id}`);
          return world.inhabitedElsewhere.includes(id) ? [{}] : [];
        },
      },
      logger: { info: note, warn: note },
    },
    media: {
      rooms: () => world.media,
      find: (room: string) => (world.media.includes(room) ? {} : undefined),
      canHost: () => world.canHost,
      elsewhere: (room: string) => world.elsewhere[room],
      forgetRemoteState: (room: string) => note(`forget ${room}`),
      prepare: async (room: string) => {
        note(`prepare ${room}`);
        if (world.failing.includes(room)) throw new Error('no worker');
      },
      releaseRoom: (room: string) => note(`let go ${room}`),
      closeRoom: (room: string) => note(`close ${room}`),
    },
    leases: {
      held: async () => world.held.map((appointmentId) => ({ appointmentId })),
      orphaned: async (rooms: readonly string[]) => world.orphaned.filter((room) => rooms.includes(room)),
      release: async (room: string) => note(`release ${room}`),
      dead: async () => world.dead,
      remove: async (server: string) => note(`remove ${server}`),
      ghosts: async () => world.ghosts,
    },
    tellMedia: async (room: string) => note(`tell ${room}`),
  } as unknown as ClusterParts);
});

describe('media that no living server has', () => {
  it('are taken over by a server where somebody is in the room, who is told of the new ones', async () => {
    world = { ...world, here: ['spring'], orphaned: ['spring', 'summer'] };
    await handover.takeOver();
    expect(done).toEqual(['forget spring', 'prepare spring', 'media.taken-over', 'tell spring']);
  });

  it('that cannot be had are told of too: the others find out that there are none', async () => {
    world = { ...world, here: ['spring', 'summer'], orphaned: ['spring', 'summer'], failing: ['spring'] };
    await handover.takeOver();
    expect(done).toContain('media.take-over-failed');
    expect(done.filter((what) => what.startsWith('tell'))).toEqual(['tell spring', 'tell summer']);
  });

  it('are left to others by a server that is ending', async () => {
    world = { ...world, here: ['spring'], orphaned: ['spring'] };
    handover.end();
    await handover.takeOver();
    expect(done).toEqual([]);
  });
});

describe('what a server gives up', () => {
  it('are leases of rooms that it could not host, so that another server may', async () => {
    world = { ...world, held: ['spring', 'summer'], media: ['summer'], here: ['summer'] };
    await handover.giveUp();
    expect(done, 'with a worker it may yet').toEqual([]);
    world.canHost = false;
    await handover.giveUp();
    expect(done).toEqual(['release spring']);
  });

  it('are media whose lease another server has', async () => {
    world = { ...world, media: ['spring'], here: ['spring'] };
    await handover.giveUp();
    expect(done).toEqual(['media.lost', 'let go spring']);
  });

  it('are media of a room that nobody is in, here or at another server', async () => {
    world = {
      ...world,
      held: ['here', 'there', 'nowhere'],
      media: ['here', 'there', 'nowhere'],
      here: ['here'],
      inhabitedElsewhere: ['there'],
    };
    await handover.giveUp();
    expect(done).toEqual(['close nowhere']);
  });
});

describe('a server that died', () => {
  it('is taken out, its rooms are taken over, and then its people are noted as away', async () => {
    world = {
      ...world,
      dead: ['b'],
      ghosts: ['b'],
      here: ['spring', 'summer', 'autumn'],
      elsewhere: { spring: 'b', summer: 'c' },
      orphaned: ['spring'],
    };
    await handover.removeDeadServers();
    expect(done).toEqual([
      'server.dead',
      'remove b',
      'forget spring',
      'forget spring',
      'prepare spring',
      'media.taken-over',
      'tell spring',
      'people of b',
    ]);
  });

  it('that others have taken out leaves people behind, who are noted as away all the same', async () => {
    world.ghosts = ['b'];
    await handover.removeDeadServers();
    expect(done).toEqual(['people of b']);
  });
});
