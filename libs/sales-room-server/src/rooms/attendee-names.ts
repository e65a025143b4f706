import { RoomError } from '../room-error.ts';
import { saveAttendee } from './attendees.ts';
import { looksLike } from './name-skeleton.ts';
import type { AttendeeRecord } from './records.ts';
import type { RoomChange } from './room-change.ts';

/** Characters of a name that a number may follow, within the 80 of a name. */
const NUMBERED_LENGTH = 74;

interface Bearer {
  id: string;
  type: AttendeeRecord['type'];
  name: string;
}

async function bearersOf(room: RoomChange, exceptId: string | undefined): Promise<Bearer[]> {
  return room.tx.query<Bearer>(
    "select id, type, name from attendee where appointment_id = $1 and id <> $2 and name <> '' and (type = 'GUIDE' or status in ('waiting', 'requested', 'joined', 'inactive'))",
    [room.appointment.id, exceptId ?? ''],
  );
}

/** The name with a number, the first that nobody here has. */
function numbered(name: string, bearers: readonly Bearer[]): string {
  const stem = [...name].slice(0, NUMBERED_LENGTH).join('').slice(0, NUMBERED_LENGTH);
  for (let number = 2; ; number += 1) {
    const candidate = `${stem} (${number})`;
    if (!bearers.some((bearer) => looksLike(bearer.name, candidate))) return candidate;
  }
}

/**
 * The name by which a client is shown here. One that would be taken for a guide's is refused where the client chose it;
 * one that somebody else here has gets a number.
 */
export async function clientName(
  room: RoomChange,
  attendeeId: string | undefined,
  name: string,
  { isChosen }: { isChosen: boolean },
): Promise<string> {
  if (name === '') return name;
  const bearers = await bearersOf(room, attendeeId);
  const same = bearers.filter((bearer) => looksLike(bearer.name, name));
  if (isChosen && same.some(({ type }) => type === 'GUIDE'))
    throw new RoomError('name-taken', 'A guide of this room has this name, or one that looks like it: add an initial or your company.');
  return same.length === 0 ? name : numbered(name, bearers);
}

/** Numbers those clients who took the name of a guide before the guide came. */
export async function numberNamesakes(room: RoomChange, guide: AttendeeRecord): Promise<void> {
  const bearers = await bearersOf(room, undefined);
  for (const { id, type, name } of bearers) {
    if (type === 'GUIDE' || !looksLike(name, guide.name)) continue;
    const attendee = await room.attendee(id);
    const renamed = { ...attendee, name: numbered(name, bearers) };
    await saveAttendee(room.tx, renamed);
    room.effect({ type: 'attendees', attendees: [renamed], replaced: [] });
  }
}
