import { RoomError } from '../room-error.ts';
import type { RoomChange } from './room-change.ts';

/** One place in this many is kept for people who were invited. */
const RESERVED_SHARE = 10;

/** Whether a row of `attendee` takes a place: somebody who is there, is expected within the minute, or was there lately ($2 milliseconds). */
const HOLDS_PLACE = `(status in ('waiting', 'requested', 'joined', 'inactive') and case
  when enter_by is not null then enter_by > now()
  else connected_to is not null or last_active_at > now() - $2 * interval '1 millisecond' end)`;

/** Nobody misses them: gone for longer than a place is kept, never invited, nothing was done in their name, and nothing of theirs is pinned. */
const IS_FORGETTABLE = `(type = 'CLIENT' and invitation_hash is null and connected_to is null and status not in ('invited', 'refused', 'blocked')
  and not ${HOLDS_PLACE} and not exists (select 1 from attendee_act where attendee_act.attendee_id = attendee.id)
  and not exists (select 1 from appointment join chat_message on chat_message.id = appointment.pinned_message_id
    where chat_message.attendee_id = attendee.id))`;

/**
 * Takes a place for somebody who comes; refused with `limit-reached` where all are taken. Who holds one already keeps it,
 * and who was invited may have one of those that are kept back.
 */
export async function takePlace(room: RoomChange, attendeeId: string | undefined): Promise<void> {
  const { keepPlaceMs, attendeesPerRoom } = room.limits;
  const [row] = await room.tx.query<{ taken: number; invited: boolean | null; holds: boolean | null }>(
    `select count(*) filter (where ${HOLDS_PLACE}) as taken,
       bool_or(id = $3 and invitation_hash is not null) as invited, bool_or(id = $3 and ${HOLDS_PLACE}) as holds
     from attendee where appointment_id = $1`,
    [room.appointment.id, keepPlaceMs, attendeeId ?? ''],
  );
  if (row?.holds === true) return;
  const places = row?.invited === true ? attendeesPerRoom : attendeesPerRoom - Math.floor(attendeesPerRoom / RESERVED_SHARE);
  if ((row?.taken ?? 0) >= places)
    throw new RoomError('limit-reached', 'All places of this room are taken: try again when somebody has left.', {
      retryAfterMs: room.limits.arriveWithinMs,
    });
}

/** Refuses an invitation more than a room has places. */
export async function refuseInvitationPastPlaces(room: RoomChange): Promise<void> {
  const [row] = await room.tx.query<{ count: number }>(
    'select count(*) as count from attendee where appointment_id = $1 and invitation_hash is not null',
    [room.appointment.id],
  );
  if ((row?.count ?? 0) >= room.limits.attendeesPerRoom)
    throw new RoomError('limit-reached', 'As many people are invited as this room has places.');
}

/** Notes until when somebody who has joined must come in. */
export async function expectArrival(room: RoomChange, attendeeId: string): Promise<void> {
  await room.tx.query("update attendee set enter_by = now() + $2 * interval '1 millisecond' where id = $1", [
    attendeeId,
    room.limits.arriveWithinMs,
  ]);
}

/** Gives somebody who never came in a new minute, since they join again. */
export async function expectArrivalAgain(room: RoomChange, attendeeId: string): Promise<void> {
  await room.tx.query("update attendee set enter_by = now() + $2 * interval '1 millisecond' where id = $1 and enter_by is not null", [
    attendeeId,
    room.limits.arriveWithinMs,
  ]);
}

/** Forgets those who joined and never came in, but for whom a guide has sent away. */
export async function forgetNeverEntered(room: RoomChange): Promise<void> {
  tellGone(
    room,
    await room.tx.query<{ id: string }>(
      "delete from attendee where appointment_id = $1 and enter_by < now() and status not in ('refused', 'blocked') returning id",
      [room.appointment.id],
    ),
  );
}

/** Forgets those who went first, where the room remembers more than it has places; who wrote nothing goes before the others. */
export async function forgetLongGone(room: RoomChange): Promise<void> {
  const values = [room.appointment.id, room.limits.keepPlaceMs];
  const [row] = await room.tx.query<{ count: number }>(
    `select count(*) as count from attendee where appointment_id = $1 and ${IS_FORGETTABLE}`,
    values,
  );
  const tooMany = (row?.count ?? 0) - room.limits.attendeesPerRoom;
  if (tooMany <= 0) return;
  const gone = await room.tx.query<{ id: string }>(
    `delete from attendee where id in (select id from attendee where appointment_id = $1 and ${IS_FORGETTABLE}
       order by exists (select 1 from chat_message where chat_message.attendee_id = attendee.id), last_active_at limit $3) returning id`,
    [...values, tooMany],
  );
  tellGone(room, gone);
}

function tellGone(room: RoomChange, gone: readonly { id: string }[]): void {
  for (const { id } of gone) room.effect({ type: 'gone', attendeeId: id });
}
