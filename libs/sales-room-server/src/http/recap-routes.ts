import { Hono } from 'hono';
import { presentationPathSchema } from '@vitrine/sales-room-protocol';
import { isSessionSentAway } from '../connections/session-checks.ts';
import { identityOf } from '../identity.ts';
import { noSuchPresentation, RoomError } from '../room-error.ts';
import { findAppointmentByPath } from '../rooms/appointments.ts';
import { findClientByKey, findGuideAttendee } from '../rooms/attendees.ts';
import { mayManage } from '../rooms/presenters.ts';
import { guideRecapOf, recapOf } from '../rooms/recap.ts';
import type { Services } from '../services.ts';
import type { GuideAccess } from './guide-access.ts';

/** `/room-api/…/recap`: what a presentation showed, to its clients after the end, and what came of it, to its guides. */
export function recapRoutes(services: Services, access: GuideAccess): Hono {
  const { database, engine, host } = services;
  const app = new Hono();

  app.get('/rooms/:path/recap', async (context) => {
    const request = context.req.raw;
    const path = presentationPathSchema.safeParse(context.req.param('path'));
    const appointment = path.success ? await findAppointmentByPath(database, path.data) : undefined;
    if (appointment === undefined) throw noSuchPresentation();
    const key = identityOf(services, request.headers).attendeeKeyHash;
    const client = key === undefined ? undefined : await findClientByKey(database, appointment.id, key);
    const session = await host.resolveSession(request);
    if (client?.status === 'blocked' || client?.status === 'refused' || (await isSessionSentAway(services, appointment.id, session)))
      throw new RoomError('blocked', 'This attendee was sent away.');
    // Who waited before the door all the time was shown nothing, and is told of nothing.
    if (client === undefined || client.joinedAt === null)
      throw new RoomError('not-entered', 'Only those who were in the room see its recap.');
    if (appointment.status !== 'ended') throw new RoomError('wrong-state', 'The presentation has not ended yet.');
    return context.json(await engine.read(appointment.id, (db) => recapOf(db, appointment, session.locale)));
  });

  app.get('/presentations/:id/recap', async (context) => {
    const guide = await access.guideOf(context.req.raw);
    const appointment = await access.appointmentFor(guide, context.req.param('id'));
    const { locale } = await host.resolveSession(context.req.raw);
    // One that every guide may present is not every guide's business.
    if (!mayManage(appointment, guide) && (await findGuideAttendee(database, appointment.id, guide.id)) === undefined)
      throw new RoomError('not-permitted', "This presentation is another guide's: ask them, or an administrator.");
    return context.json(await engine.read(appointment.id, (db) => guideRecapOf(db, appointment, locale)));
  });

  return app;
}
