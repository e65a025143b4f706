import { describe, expect, it } from 'vitest';
import { appointmentRecord, attendeeRecord, attendeeRow } from '../testing/records.ts';
import type { RoomEffect } from './effects.ts';
import { factsOf } from './facts.ts';
import { disconnect, reconnectClient } from './joining.ts';
import type { AppointmentRecord, AttendeeRecord } from './records.ts';
import { createRoomChange } from './room-change.ts';
import { DEFAULT_ROOM_LIMITS } from './room-limits.ts';
import { noteIdentity, readIdentities, sendAwayAgain, type StoreIdentity } from './store-identity.ts';

interface Known {
  /** As whom somebody gave their consent, as the database has it. */
  consented?: [sessionKey: string | null, customerId: string | null];
  isSentAway?: boolean;
  places?: { taken: number; invited: boolean; holds: boolean };
  appointment?: Partial<AppointmentRecord>;
}

/** A room in which this attendee is, on a database that knows of them what `known` says. */
function roomOf(attendee: AttendeeRecord, known: Known = {}) {
  const effects: RoomEffect[] = [];
  const written: string[] = [];
  const [sessionKey, customerId] = known.consented ?? [null, null];
  const query = async (text: string) => {
    if (text.includes('consent_customer_id from'))
      return [{ session_key: 's', customer_id: '', consent_session_key: sessionKey, consent_customer_id: customerId }];
    if (text.startsWith('select 1')) return known.isSentAway === true ? [{}] : [];
    if (text.includes('as holds')) return [known.places ?? { taken: 0, invited: false, holds: false }];
    if (text.startsWith('select')) return [attendeeRow(attendee)];
    written.push(/consent_session_key = session_key/.test(text) ? 'consent' : /set name/.test(text) ? 'attendee' : 'identity');
    return [];
  };
  const room = createRoomChange(
    { query } as never,
    appointmentRecord({ status: 'started', ...known.appointment }),
    effects,
    DEFAULT_ROOM_LIMITS,
  );
  return { room, effects, written, query };
}
const told = (effects: readonly RoomEffect[]) => effects.flatMap((effect) => (effect.type === 'attendees' ? effect.attendees : []));

describe('what somebody allows a guide', () => {
  it.each<[string, [string | null, string | null], StoreIdentity, boolean]>([
    ['goes on in their own session', ['s', ''], { sessionKey: 's', customerId: null }, true],
    ['ends with another session', ['s', ''], { sessionKey: 't', customerId: null }, false],
    ['goes on in another session of the same customer', ['s', 'ada'], { sessionKey: 't', customerId: 'ada' }, true],
    ['ends with another customer', ['s', 'ada'], { sessionKey: 's', customerId: 'bob' }, false],
    ['ends where the customer signs out', ['s', 'ada'], { sessionKey: 's', customerId: null }, false],
    ['ends where somebody signs in', ['s', ''], { sessionKey: 's', customerId: 'ada' }, false],
    ['goes on in their session while the store does not say who they are', ['s', 'ada'], { sessionKey: 's', customerId: undefined }, true],
    ['goes on where the store had not said it before', ['s', null], { sessionKey: 's', customerId: 'ada' }, true],
    ['ends in another session while the store does not say who they are', ['s', 'ada'], { sessionKey: 't', customerId: undefined }, false],
    ['goes on where the store never says anything', ['s', null], { sessionKey: 's', customerId: undefined }, true],
    ['ends with the session where the store never says anything', ['s', null], { sessionKey: 't', customerId: undefined }, false],
  ])('%s', async (_what, consented, identity, goesOn) => {
    const { room, effects, written } = roomOf(attendeeRecord('clara', { cartAccess: 'granted' }), { consented });
    await noteIdentity(room, 'clara', identity);
    expect(written).toEqual(['identity', goesOn ? 'consent' : 'attendee']);
    expect(told(effects).map(({ cartAccess }) => cartAccess)).toEqual(goesOn ? [] : ['none']);
  });

  it('of either kind ends, and of the other nothing begins', async () => {
    for (const [before, after] of [
      [{ wishlistAccess: 'granted' }, { wishlistAccess: 'none', cartAccess: 'none' }],
      [
        { wishlistAccess: 'granted', cartAccess: 'refused' },
        { wishlistAccess: 'none', cartAccess: 'none' },
      ],
    ] as const) {
      const { room, effects } = roomOf(attendeeRecord('clara', before), { consented: ['s', ''] });
      await noteIdentity(room, 'clara', { sessionKey: 't', customerId: null });
      expect(told(effects)).toMatchObject([after]);
    }
  });

  it('is nothing where they never allowed it', async () => {
    const { room, effects, written } = roomOf(attendeeRecord('clara'), { consented: ['s', ''] });
    await noteIdentity(room, 'clara', { sessionKey: 't', customerId: null });
    expect([written, effects]).toEqual([['identity'], []]);
  });

  it('was said by whom the database has: nobody, somebody, or whom the store has not named', async () => {
    const identities = async (consented: [string | null, string | null]) =>
      (await readIdentities(roomOf(attendeeRecord('clara'), { consented }).room.tx, 'clara')).consented;
    expect(await identities(['s', ''])).toEqual({ sessionKey: 's', customerId: null });
    expect(await identities(['s', 'ada'])).toEqual({ sessionKey: 's', customerId: 'ada' });
    expect(await identities([null, null])).toEqual({ sessionKey: null, customerId: undefined });
    expect(await readIdentities({ query: async () => [] }, 'x')).toEqual({
      now: { sessionKey: null, customerId: undefined },
      consented: { sessionKey: null, customerId: undefined },
    });
  });
});

describe('somebody whom a guide has sent away', () => {
  const before: StoreIdentity = { sessionKey: 's', customerId: null };
  it.each<[string, AttendeeRecord['status'], StoreIdentity, boolean, boolean]>([
    ['is sent away again', 'joined', { sessionKey: 's', customerId: 'ada' }, true, true],
    ['is sent away again in another session', 'joined', { sessionKey: 't', customerId: null }, true, true],
    ['is somebody else', 'joined', { sessionKey: 's', customerId: 'ada' }, false, false],
    ['was known all along', 'joined', before, true, false],
    ['is out already', 'blocked', { sessionKey: 's', customerId: 'ada' }, true, false],
  ])('%s', async (_what, status, identity, isSentAway, isRemoved) => {
    const { room, effects } = roomOf(attendeeRecord('clara', { status, micOn: true, cartAccess: 'granted' }), { isSentAway });
    await sendAwayAgain(room, 'clara', identity, before);
    expect(effects).toMatchObject(
      isRemoved ? [{ attendees: [{ status: 'blocked', micOn: false, cartAccess: 'none' }], replaced: ['clara'] }] : [],
    );
  });
});

describe('a client who comes back', () => {
  it.each<[AttendeeRecord['status'], Partial<AppointmentRecord>, boolean, AttendeeRecord['status']]>([
    ['inactive', {}, false, 'joined'],
    ['inactive', { status: 'ended' }, false, 'joined'],
    ['waiting', {}, false, 'joined'],
    ['waiting', {}, true, 'waiting'],
    ['waiting', { status: 'locked' }, false, 'waiting'],
    ['waiting', { status: 'not-started' }, false, 'waiting'],
    ['joined', {}, false, 'joined'],
  ])('from %s to %o (waiting room: %s) is %s', async (status, appointment, waitingRoom, after) => {
    const attendee = attendeeRecord('clara', { status });
    const { room, effects } = roomOf(attendee, { appointment });
    room.appointment.definition = { ...room.appointment.definition, waitingRoom };
    expect(await reconnectClient(room, attendee)).toMatchObject({ status: after });
    expect(effects).toHaveLength(status === after ? 0 : 1);
  });

  it.each<[string, AttendeeRecord['status'], Partial<AppointmentRecord>, Known['places'], boolean]>([
    ['has lost the place that they had', 'inactive', {}, { taken: 100_000, invited: false, holds: false }, false],
    ['waits where all places are taken', 'requested', {}, { taken: 100_000, invited: false, holds: false }, false],
    ['keeps the place that they have', 'inactive', {}, { taken: 100_000, invited: false, holds: true }, true],
    ['takes none where it is over', 'inactive', { status: 'ended' }, { taken: 100_000, invited: false, holds: false }, true],
    ['takes none where they are in', 'joined', {}, { taken: 100_000, invited: false, holds: false }, true],
  ])('%s', async (_what, status, appointment, places, isIn) => {
    const attendee = attendeeRecord('clara', { status });
    const { room } = roomOf(attendee, { appointment, ...(places === undefined ? {} : { places }) });
    const back = reconnectClient(room, attendee);
    if (isIn) await back;
    else await expect(back).rejects.toMatchObject({ code: 'limit-reached', retryAfterMs: DEFAULT_ROOM_LIMITS.arriveWithinMs });
  });
});

describe('a place', () => {
  const { attendeesPerRoom } = DEFAULT_ROOM_LIMITS;
  const open = attendeesPerRoom - Math.floor(attendeesPerRoom / 10);
  it.each([
    [open - 1, false, true],
    [open, false, false],
    [open, true, true],
    [attendeesPerRoom - 1, true, true],
    [attendeesPerRoom, true, false],
  ])('where %s are taken is there (invited: %s): %s', async (taken, invited, isThere) => {
    const attendee = attendeeRecord('clara', { status: 'inactive' });
    const { room } = roomOf(attendee, { places: { taken, invited, holds: false } });
    const outcome = await reconnectClient(room, attendee).then(
      () => true,
      () => false,
    );
    expect(outcome).toBe(isThere);
  });
});

describe('somebody whose connection has ended', () => {
  it.each<[string, Partial<AttendeeRecord>, object, boolean]>([
    ['is away, and their screen with them', { isConnected: false }, {}, true],
    ['is there by a newer socket', { isConnected: true }, {}, false],
    ['is away where nothing was heard of that one either', { isConnected: true }, { isSilent: true }, true],
    ['had left', { isConnected: false, status: 'left' }, {}, false],
  ])('%s', async (_what, change, ended, isAway) => {
    const { room, effects } = roomOf(attendeeRecord('clara', { screenOn: true, micOn: true, ...change }));
    await disconnect(room, 'clara', ended);
    expect(told(effects)).toMatchObject(isAway ? [{ status: 'inactive', screenOn: false, micOn: true }] : []);
    expect(effects).toHaveLength(isAway ? 1 : 0);
  });
});

describe('what decides about a command', () => {
  const facts = (
    name: Parameters<typeof factsOf>[1],
    appointment: Partial<AppointmentRecord>,
    attendee: AttendeeRecord | undefined,
    rows: object[] = [],
  ) => factsOf({ query: async () => rows as never }, name, appointmentRecord(appointment), attendee, true);

  it('of a visitor is that they are nobody', async () =>
    expect(await facts('act.undo', { controllerId: null }, undefined)).toMatchObject({
      attendeeStatus: null,
      micForcedOff: false,
      cameraForcedOff: false,
      cartAccess: 'none',
      wishlistAccess: 'none',
      isController: false,
      isOwner: false,
      isControlOffered: false,
      isControlOpen: false,
      isControllerHere: false,
      hasActionToUndo: false,
      mediaAvailable: true,
    }));

  it('of an attendee is what is known of them', async () =>
    expect(
      await facts(
        'hand.set',
        { controllerId: 'gina', ownerId: 'gina', controlOfferedTo: 'gina', broadcastMode: true },
        attendeeRecord('gina', {
          type: 'GUIDE',
          micForcedOff: true,
          cameraForcedOff: true,
          cartAccess: 'granted',
          wishlistAccess: 'refused',
        }),
      ),
    ).toMatchObject({
      attendeeStatus: 'joined',
      micForcedOff: true,
      cameraForcedOff: true,
      cartAccess: 'granted',
      wishlistAccess: 'refused',
      broadcastMode: true,
      isController: true,
      isOwner: true,
      isControlOffered: true,
      isControlOpen: true,
      isControllerHere: true,
      hasActionToUndo: false,
    }));

  it.each<[string, object[], boolean]>([
    ['is here', [attendeeRow(attendeeRecord('gina'))], true],
    ['is away', [attendeeRow(attendeeRecord('gina', { status: 'inactive' }))], false],
    ['is forgotten', [], false],
  ])('of control is whether who has it %s', async (_what, rows, isControllerHere) =>
    expect(await facts('control.claim', { controllerId: 'gina' }, attendeeRecord('otto'), rows)).toMatchObject({
      isControllerHere,
      isController: false,
    }),
  );

  it('of control that nobody has is that nobody is here', async () =>
    expect(
      await facts('control.claim', { controllerId: null }, attendeeRecord('otto'), [attendeeRow(attendeeRecord('gina'))]),
    ).toMatchObject({
      isControllerHere: false,
    }));
});
