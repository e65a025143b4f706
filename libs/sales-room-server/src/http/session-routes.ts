import { Hono } from 'hono';
import { followSession } from '../connections/session-checks.ts';
import { identityOf } from '../identity.ts';
import { RoomError } from '../room-error.ts';
import { findAppointmentByPath } from '../rooms/appointments.ts';
import { findClientByKey } from '../rooms/attendees.ts';
import type { Services } from '../services.ts';

/** `/room-api/rooms/{path}/session`: a page says that the session of its browser has changed; the cookies say to what. */
export function sessionRoutes(services: Services): Hono {
  const app = new Hono();
  app.post('/rooms/:path/session', async (context) => {
    const appointment = await findAppointmentByPath(services.database, context.req.param('path'));
    if (appointment === undefined) throw new RoomError('not-found', 'There is no such presentation.');
    const key = identityOf(services, context.req.raw.headers).attendeeKeyHash;
    const attendee = key === undefined ? undefined : await findClientByKey(services.database, appointment.id, key);
    const session = await services.host.resolveSession(context.req.raw);
    if (attendee !== undefined) await followSession(services, { appointmentId: appointment.id, attendeeId: attendee.id }, session);
    return context.body(null, 204);
  });
  return app;
}
