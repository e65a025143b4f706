import { allowedCommands, type RoomMedia, type RoomSnapshot, viewerFacts } from '@vitrine/sales-room-protocol';
import type { Queryable } from '../storage/database.ts';
import { findAppointment } from './appointments.ts';
import { listAttendees } from './attendees.ts';
import { controlView } from './control.ts';
import { findMessage, listChat, listNotes } from './conversation.ts';
import { listActions } from './guide-actions.ts';
import { findPoll, findVote } from './polls.ts';
import type { AppointmentRecord, AttendeeRecord } from './records.ts';
import {
  appointmentView,
  attendeeView,
  canSee,
  isGuide,
  isInside,
  type OwnVote,
  pollView,
  roleOf,
  selfView,
  slideViews,
  type Viewer,
} from './views.ts';

/** All that was read for a snapshot, in one transaction. */
export interface RoomState {
  appointment: AppointmentRecord;
  self: AttendeeRecord | undefined;
  snapshot: RoomSnapshot;
}

/** Reads all that one viewer may know. `mediaFor` says which media they may have, once their role is known. */
export async function readRoom(
  tx: Queryable,
  appointmentId: string,
  viewer: Omit<Viewer, 'role' | 'ownVote'>,
  mediaFor: (appointment: AppointmentRecord, viewer: Viewer) => RoomMedia,
): Promise<RoomState | undefined> {
  const appointment = await findAppointment(tx, appointmentId);
  if (appointment === undefined) return undefined;
  const attendees = await listAttendees(tx, appointmentId);
  const self = attendees.find(({ id }) => id === viewer.attendeeId);
  const role = roleOf(appointment, self);
  const inside = isInside(role);
  const poll = inside ? await findPoll(tx, appointmentId) : undefined;
  const known: Viewer = { ...viewer, role, ownVote: await readOwnVote(tx, poll?.id, viewer.attendeeId) };
  const snapshot: RoomSnapshot = {
    seq: appointment.seq,
    appointment: appointmentView(appointment, viewer.locale),
    self: selfView(self, known),
    attendees: attendees
      .filter((attendee) => attendee !== self && canSee(known, attendee))
      .map((attendee) => attendeeView(attendee, known)),
    slides: slideViews(appointment.definition.slides, known),
    currentSlide: inside ? appointment.currentSlide : 0,
    currentSlidePage: inside ? appointment.currentSlidePage : 1,
    viewMode: inside ? appointment.viewMode : 'content',
    broadcastMode: inside && appointment.broadcastMode,
    locked: appointment.status === 'locked',
    shownProductId: inside ? appointment.shownProductId : null,
    chat: inside ? await listChat(tx, appointmentId) : [],
    pinnedMessage:
      inside && appointment.pinnedMessageId !== null ? await findMessage(tx, appointmentId, appointment.pinnedMessageId) : null,
    poll: poll === undefined ? null : pollView(poll, known),
    likes: self?.liked ?? [],
    lastSeen: self?.lastSeen ?? [],
    notes: isGuide(known.role) ? await listNotes(tx, appointmentId) : [],
    control: inside ? controlView(appointment) : { controllerId: null, ownerId: null, offeredTo: null },
    acts: self?.type === 'CLIENT' ? await listActions(tx, self.id) : [],
    media: mediaFor(appointment, known),
    commands: [],
  };
  return { appointment, self, snapshot: { ...snapshot, commands: allowedCommands(viewerFacts(snapshot)) } };
}

async function readOwnVote(tx: Queryable, pollId: string | undefined, attendeeId: string | null): Promise<OwnVote | null> {
  const answer = pollId === undefined || attendeeId === null ? null : await findVote(tx, pollId, attendeeId);
  return pollId === undefined || answer === null ? null : { pollId, answer };
}
