import type { CommandName, ViewerFacts } from '@vitrine/sales-room-protocol';
import type { Queryable } from '../storage/database.ts';
import { findAttendee } from './attendees.ts';
import { hasActionToUndo } from './guide-actions.ts';
import { findPoll } from './polls.ts';
import type { AppointmentRecord, AttendeeRecord } from './records.ts';
import { roleOf } from './views.ts';

/** What decides about a command of this attendee. What only one command asks for is read for that one alone. */
export async function factsOf(
  db: Queryable,
  name: CommandName,
  appointment: AppointmentRecord,
  attendee: AttendeeRecord | undefined,
  mediaAvailable: boolean,
): Promise<ViewerFacts> {
  const { controllerId } = appointment;
  return {
    role: roleOf(appointment, attendee),
    status: appointment.status,
    attendeeStatus: attendee?.status ?? null,
    broadcastMode: appointment.broadcastMode,
    mediaAvailable,
    videoAudioSettings: appointment.definition.videoAudioSettings,
    micForcedOff: attendee?.micForcedOff ?? false,
    cameraForcedOff: attendee?.cameraForcedOff ?? false,
    cartAccess: attendee?.cartAccess ?? 'none',
    wishlistAccess: attendee?.wishlistAccess ?? 'none',
    isController: attendee !== undefined && attendee.id === controllerId,
    isOwner: attendee !== undefined && attendee.id === appointment.ownerId,
    isControlOffered: attendee !== undefined && attendee.id === appointment.controlOfferedTo,
    isControlOpen: appointment.controlOfferedTo !== null,
    isControllerHere:
      name === 'control.claim' && controllerId !== null
        ? (await findAttendee(db, controllerId))?.status === 'joined'
        : controllerId !== null,
    hasActionToUndo: name === 'act.undo' && attendee !== undefined && (await hasActionToUndo(db, attendee.id)),
    pollStatus: name.startsWith('poll.') ? ((await findPoll(db, appointment.id))?.status ?? 'none') : 'none',
  };
}
