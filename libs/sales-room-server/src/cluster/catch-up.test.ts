import { beforeEach, describe, expect, it } from 'vitest';
import { catchUp, refreshRemoteMedia } from './catch-up.ts';
import type { ClusterParts } from './cluster-parts.ts';

/** What happened, in its order. */
let done: string[] = [];
const note = (what: string) => void done.push(what);
/** Rooms that somebody is in here, and the server that has their media where it is another one. */
let here: Record<string, string | undefined> = {};
const ROW = { id: 'cleo', status: 'joined', mic_on: true, camera_on: false, screen_on: false };
let attendees: object[] = [];

const parts = {
  services: {
    connections: { rooms: () => Object.keys(here) },
    database: { query: async () => attendees },
    engine: { inOrder: async (room: string, work: () => Promise<void>) => (note(`in order in ${room}`), work()) },
  },
  delivery: { catchUp: async (room: string) => note(`catch up ${room}`) },
  media: {
    rooms: () => ['own'],
    elsewhere: (room: string) => here[room],
    forgetRemoteState: (room: string) => note(`forget ${room}`),
    prepare: async (room: string) => note(`prepare ${room}`),
    carryOut: async (room: string, { close, peers }: { close: boolean; peers: object[] }) =>
      note(`${close ? 'close' : 'let through'} in ${room}: ${JSON.stringify(peers)}`),
  },
  tellMedia: async (room: string) => note(`tell ${room}`),
} as unknown as ClusterParts;

beforeEach(() => {
  done = [];
  here = { a: undefined, b: 'two' };
  attendees = [];
});

describe('a server that could hear nothing for a while', () => {
  it('reads what its people missed, and lets through what is stored, but for who is away a moment', async () => {
    attendees = [ROW, { ...ROW, id: 'away', status: 'inactive' }, { ...ROW, id: 'gone', status: 'removed' }];
    await catchUp(parts);
    const peers = [
      { attendeeId: 'cleo', state: { mic: true, camera: false, screen: false } },
      { attendeeId: 'gone', state: null },
    ];
    expect(done).toEqual(['catch up a', 'catch up b', 'in order in own', `let through in own: ${JSON.stringify(peers)}`]);
  });

  it('asks again where the media are that another server had, and tells who is in those rooms', async () => {
    await refreshRemoteMedia(parts);
    expect(done).toEqual(['forget b', 'prepare b', 'tell b']);
  });
});
