import { PRESENTATION_HEADER, VIEWER_HEADER } from '@vitrine/sales-room-protocol';
import { meetSession } from '../connections/session-checks.ts';
import { identityOf } from '../identity.ts';
import { RoomError } from '../room-error.ts';
import type { ViewerSession } from '../room-host.ts';
import { findAppointment, findAppointmentByPath } from '../rooms/appointments.ts';
import { findClientByKey, findGuideAttendee, findLatestClientByKey, findLatestGuide } from '../rooms/attendees.ts';
import { mayPresent } from '../rooms/presenters.ts';
import type { AppointmentRecord, AttendeeRecord } from '../rooms/records.ts';
import { isInside, roleOf, type Viewer } from '../rooms/views.ts';
import type { Services } from '../services.ts';

/** Who makes a call about a presentation, and in which room they are. */
export interface HttpViewer {
  appointment: AppointmentRecord;
  attendee: AttendeeRecord;
  viewer: Viewer;
  session: ViewerSession;
}

/**
 * Finds the attendee that a request's cookies prove. The official calls name no presentation: it is the one where the
 * attendee was active last, unless our own header names it.
 */
export async function viewerOf(services: Services, request: Request): Promise<HttpViewer> {
  const { database } = services;
  const identity = identityOf(services, request.headers);
  const path = request.headers.get(PRESENTATION_HEADER);
  const named = path === null ? undefined : await findAppointmentByPath(database, path);
  if (path !== null && named === undefined) throw new RoomError('not-found', 'There is no such presentation.');

  const wanted = request.headers.get(VIEWER_HEADER);
  const asClient = async () => {
    const key = identity.attendeeKeyHash;
    if (key === undefined || wanted === 'guide') return undefined;
    return named === undefined ? findLatestClientByKey(database, key) : findClientByKey(database, named.id, key);
  };
  const asGuide = async () => {
    const guide = wanted === 'client' ? undefined : await identity.guide();
    const attendee =
      guide && (await (named === undefined ? findLatestGuide(database, guide.id) : findGuideAttendee(database, named.id, guide.id)));
    const appointment = attendee && (await appointmentOf(attendee));
    return guide !== undefined && appointment !== undefined && mayPresent(appointment, guide) ? attendee : undefined;
  };
  const appointmentOf = async ({ appointmentId }: AttendeeRecord) => named ?? (await findAppointment(database, appointmentId));
  const attendee = (await asClient()) ?? (await asGuide());
  const appointment = attendee && (await appointmentOf(attendee));
  if (attendee === undefined || appointment === undefined) throw new RoomError('not-entered', 'Join the presentation first.');

  const session = await services.host.resolveSession(request);
  if (attendee.type === 'CLIENT' && session.hasSession)
    await meetSession(services, { appointmentId: appointment.id, attendeeId: attendee.id }, session);
  const as = attendee.type === 'GUIDE' ? 'guide' : 'client';
  return {
    appointment,
    attendee,
    session,
    viewer: { attendeeId: attendee.id, as, role: roleOf(appointment, attendee), locale: session.locale, ownVote: null },
  };
}

/** The same, refused to those who wait before the door: they get no content. */
export async function insiderOf(services: Services, request: Request): Promise<HttpViewer> {
  const found = await viewerOf(services, request);
  if (!isInside(found.viewer.role))
    throw new RoomError(found.viewer.role === 'client-blocked' ? 'blocked' : 'not-entered', 'Only those in the room see its content.');
  return found;
}
