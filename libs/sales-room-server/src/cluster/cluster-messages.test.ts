import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClusterMessage } from '../bus/cluster-message.ts';
import { appointmentRecord } from '../testing/records.ts';
import { receiveMessage } from './cluster-messages.ts';
import type { ClusterParts } from './cluster-parts.ts';

/** What happened, in its order. */
let done: string[] = [];
const note = (what: string) => void done.push(what);

interface Person {
  readonly id: string;
  readonly attendeeId: string;
  readonly role: string;
  readonly guideSessionHash: string | null;
}
const person = (attendeeId: string, change: Partial<Person> = {}): Person => ({
  id: `socket of ${attendeeId}`,
  attendeeId,
  role: 'client',
  guideSessionHash: null,
  ...change,
});
let people: Person[];
let guideCheck: () => Promise<unknown>;

beforeEach(() => {
  done = [];
  people = [person('gina', { role: 'guide', guideSessionHash: 'sign-in' }), person('cleo'), person('late', { role: 'visitor' })];
  guideCheck = async () => ({ userId: 'gina' });
});

const takeOver = vi.fn(async () => note('take over'));
/** A server with these people in room `a`; nobody is in any other. */
function receive(message: ClusterMessage): Promise<void> {
  const all = people.map((each) => ({
    ...each,
    send: (_seq: unknown, name: string) => note(`${name} to ${each.attendeeId}`),
    close: (reason: string) => note(`close ${each.attendeeId}: ${reason}`),
  }));
  const parts = {
    services: {
      connections: {
        ofRoom: (room: string) => (room === 'a' ? all : []),
        ofAttendee: (id: string) => all.find(({ attendeeId }) => attendeeId === id),
        all: () => all,
        rooms: () => ['a'],
      },
      guides: { known: () => guideCheck() },
      logger: { warn: note },
      scrollPositions: {
        keep: (room: string) => note(`keep the position in ${room}`),
        applyEffects: (room: string) => note(`position in ${room}`),
      },
    },
    media: {
      follow: (room: string, name: string) => note(`follow ${name} in ${room}`),
      applyRemoteState: (room: string, state: unknown) => note(`media of ${room}: ${state === null ? 'gone' : 'there'}`),
      rooms: () => [],
    },
    delivery: {
      deliver: async ({ seq }: { seq: number }) => note(`deliver ${seq}`),
      catchUp: async (room: string) => note(`catch up ${room}`),
    },
    tellMedia: async (room: string) => note(`tell ${room}`),
  } as unknown as ClusterParts;
  return receiveMessage(parts, takeOver, message);
}

describe('a change that another server has stored', () => {
  const change = { kind: 'effects', appointmentId: 'a', seq: 7, effects: [] } as const;
  const given = { ...change, effects: [{ type: 'appointment', appointment: appointmentRecord({ id: 'a' }) }] } as never;

  it('is delivered to those who are here', async () => {
    await receive(change);
    expect(done).toEqual(['position in a', 'deliver 7']);
  });

  it('reaches no guide who may present no more: they are out before', async () => {
    guideCheck = async () => undefined;
    await receive(given);
    expect(done).toEqual(['position in a', 'close gina: session-expired', 'deliver 7']);
  });

  it('is delivered also where nobody can say who may present', async () => {
    guideCheck = () => Promise.reject(new Error('away'));
    await receive(given);
    expect(done).toEqual(['position in a', 'guide.check-failed', 'deliver 7']);
  });
});

describe('a signal of another server', () => {
  const signal = { kind: 'signal', appointmentId: 'a', name: 'media.active-speaker', payload: {} } as const;

  it.each([
    ['everybody inside', undefined, ['gina', 'cleo']],
    ['the guides', { guides: true }, ['gina']],
    ['one attendee', { attendeeIds: ['cleo'] }, ['cleo']],
    ['nobody who waits', { attendeeIds: ['late'] }, []],
  ])('is followed, and sent to %s', async (_who, to, expected) => {
    await receive({ ...signal, ...(to === undefined ? {} : { to }) });
    expect(done).toEqual(['follow media.active-speaker in a', ...expected.map((id) => `media.active-speaker to ${id}`)]);
  });

  it('is kept for those who come later where it is a scroll position', async () => {
    await receive({ ...signal, name: 'slide.scrolled' });
    expect(done.slice(0, 2)).toEqual(['follow slide.scrolled in a', 'keep the position in a']);
  });
});

describe('what another server says of a room’s media', () => {
  it('is told to who is in the room here', async () => {
    await receive({ kind: 'media', appointmentId: 'a', media: null });
    expect(done).toEqual(['media of a: gone', 'tell a']);
  });

  it('is not kept of a room that nobody here is in', async () => {
    await receive({ kind: 'media', appointmentId: 'b', media: null });
    expect(done).toEqual([]);
  });
});

describe('a socket is closed', () => {
  it('whose owner has a newer one elsewhere', async () => {
    await receive({ kind: 'replaced', attendeeId: 'cleo', connectionId: 'socket of cleo' });
    await receive({ kind: 'replaced', attendeeId: 'nobody', connectionId: 'another' });
    expect(done).toEqual([]);
    await receive({ kind: 'replaced', attendeeId: 'cleo', connectionId: 'another' });
    expect(done).toEqual(['close cleo: replaced']);
  });

  it('whose browser has another session at the store, so that it comes again as who it is now', async () => {
    await receive({ kind: 'session-changed', attendeeId: 'nobody' });
    expect(done).toEqual([]);
    await receive({ kind: 'session-changed', attendeeId: 'cleo' });
    expect(done).toEqual(['close cleo: draining']);
  });

  it('of a guide whose sign-in has ended, and of nobody else', async () => {
    await receive({ kind: 'guide-closed', sessionHash: 'sign-in', reason: 'session-expired' });
    expect(done).toEqual(['close gina: session-expired']);
  });
});

describe('another server', () => {
  it('that could tell nobody anything is caught up with', async () => {
    await receive({ kind: 'returned', serverId: 'two' });
    expect(done).toEqual(['catch up a']);
  });

  it('that goes leaves its rooms to this one', async () => {
    await receive({ kind: 'leaving', serverId: 'two' });
    expect(done).toEqual(['take over']);
  });
});
