import { Hono } from 'hono';
import { identityOf } from '../identity.ts';
import { customerOf, followSession } from '../realtime/session-checks.ts';
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
    const connection = attendee && services.connections.ofAttendee(attendee.id);
    const session = await services.host.resolveSession(context.req.raw);
    if (connection !== undefined) await followSession(services, connection, session);
    else if (attendee !== undefined && services.bus !== undefined) {
      const customerId = await customerOf(services, session);
      services.bus.publish({ kind: 'session-changed', attendeeId: attendee.id, ...(customerId === undefined ? {} : { customerId }) });
    }
    return context.body(null, 204);
  });
  return app;
}
