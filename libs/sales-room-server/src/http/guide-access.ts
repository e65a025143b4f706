import { idSchema, presentationPathSchema } from '@vitrine/sales-room-protocol';
import type { Guide } from '../guides/guide-sessions.ts';
import { identityOf } from '../identity.ts';
import { RoomError } from '../room-error.ts';
import { findAppointment, findAppointmentByPath } from '../rooms/appointments.ts';
import { findAttendee, findGuideAttendee } from '../rooms/attendees.ts';
import { mayManage, mayPresent } from '../rooms/presenters.ts';
import type { AppointmentRecord, AttendeeRecord } from '../rooms/records.ts';
import type { Services } from '../services.ts';

/** What a guide's call must prove, each step refused with its own code. */
export interface GuideAccess {
  /** The guide who is signed in. */
  guideOf(request: Request): Promise<Guide>;
  /** The appointment with this id, if this guide may present it. */
  appointmentFor(guide: Guide, id: string): Promise<AppointmentRecord>;
  /** The same by its path. */
  appointmentAt(guide: Guide, path: string): Promise<AppointmentRecord>;
  /** The appointment with this id, if this guide may change it. */
  ownAppointmentFor(guide: Guide, id: string): Promise<AppointmentRecord>;
  /** The guide as an attendee of this appointment: who hasn't joined, or may present it no more, has no part in it. */
  actorOf(request: Request, appointmentId: string): Promise<AttendeeRecord>;
  /** An attendee of an appointment that this guide has joined. */
  attendeeFor(request: Request, attendeeId: string): Promise<{ guide: AttendeeRecord; attendee: AttendeeRecord }>;
}

/** See {@link GuideAccess}. */
export function createGuideAccess(services: Services): GuideAccess {
  const { database } = services;
  const access: GuideAccess = {
    async guideOf(request) {
      const guide = await identityOf(services, request.headers).guide();
      if (guide === undefined) throw new RoomError('unauthenticated', 'No guide is signed in.');
      return guide;
    },
    async appointmentFor(guide, id) {
      return presentable(idSchema.safeParse(id).success ? await findAppointment(database, id) : undefined, guide);
    },
    async appointmentAt(guide, path) {
      return presentable(presentationPathSchema.safeParse(path).success ? await findAppointmentByPath(database, path) : undefined, guide);
    },
    async ownAppointmentFor(guide, id) {
      const appointment = await access.appointmentFor(guide, id);
      if (!mayManage(appointment, guide))
        throw new RoomError('not-permitted', "This presentation is another guide's: ask them, or an administrator.");
      return appointment;
    },
    async actorOf(request, appointmentId) {
      const guide = await access.guideOf(request);
      const appointment = idSchema.safeParse(appointmentId).success ? await findAppointment(database, appointmentId) : undefined;
      const attendee =
        appointment !== undefined && mayPresent(appointment, guide)
          ? await findGuideAttendee(database, appointment.id, guide.id)
          : undefined;
      if (attendee === undefined) throw new RoomError('not-entered', 'Join the appointment as a guide first.');
      return attendee;
    },
    async attendeeFor(request, attendeeId) {
      await access.guideOf(request);
      const attendee = idSchema.safeParse(attendeeId).success ? await findAttendee(database, attendeeId) : undefined;
      if (attendee === undefined) throw new RoomError('not-found', 'There is no such attendee.');
      return { attendee, guide: await access.actorOf(request, attendee.appointmentId) };
    },
  };
  return access;
}

/** One that is another guide's is told apart from one that isn't there by nobody. */
function presentable(appointment: AppointmentRecord | undefined, guide: Guide): AppointmentRecord {
  if (appointment === undefined || !mayPresent(appointment, guide)) throw new RoomError('not-found', 'There is no such appointment.');
  return appointment;
}
