import { idSchema } from '@vitrine/sales-room-protocol';
import { Hono } from 'hono';
import { z } from 'zod';
import { newId } from '../identifiers.ts';
import { identityOf } from '../identity.ts';
import type { Presentations } from '../presentations/presentations.ts';
import { RoomError } from '../room-error.ts';
import { findAppointment } from '../rooms/appointments.ts';
import { findAttendee, findGuideAttendee, listAttendees } from '../rooms/attendees.ts';
import { joinAsGuide } from '../rooms/joining.ts';
import type { AppointmentRecord, AttendeeRecord } from '../rooms/records.ts';
import type { Services } from '../services.ts';
import { jsonBody } from './json-body.ts';
import { joinAnswer, stateForAll, stateForGuides } from './official-state.ts';

const productIds = z.array(idSchema).max(500);
const newListingSchema = z.object({ productIds: productIds.min(1), currentPageGroupId: z.optional(idSchema), pageName: z.string().trim().max(255).nullish() });
const listingChangeSchema = z.object({ addProductIds: productIds, removeProductIds: productIds, currentPageGroupId: idSchema, pageName: z.string().trim().max(255).nullish() });

/** `/api/_action/dsr/…`: what guides do, with their sign-in at this server in place of an admin token. */
export function adminRoutes(services: Services, presentations: Presentations): Hono {
  const { database, engine } = services;
  const app = new Hono();

  async function guideOf(request: Request) {
    const guide = await identityOf(services, request.headers).guide();
    if (guide === undefined) throw new RoomError('unauthenticated', 'No guide is signed in.');
    return guide;
  }

  async function appointmentOf(id: string): Promise<AppointmentRecord> {
    const appointment = idSchema.safeParse(id).success ? await findAppointment(database, id) : undefined;
    if (appointment === undefined) throw new RoomError('not-found', 'There is no such appointment.');
    return appointment;
  }

  /** The guide as an attendee of this appointment: who hasn't joined has no part in it. */
  async function actorOf(request: Request, appointmentId: string): Promise<AttendeeRecord> {
    const guide = await guideOf(request);
    const attendee = idSchema.safeParse(appointmentId).success ? await findGuideAttendee(database, appointmentId, guide.id) : undefined;
    if (attendee === undefined) throw new RoomError('not-entered', 'Join the appointment as a guide first.');
    return attendee;
  }

  /** An attendee of an appointment that this guide has joined. */
  async function attendeeFor(request: Request, attendeeId: string): Promise<{ guide: AttendeeRecord; attendee: AttendeeRecord }> {
    await guideOf(request);
    const attendee = idSchema.safeParse(attendeeId).success ? await findAttendee(database, attendeeId) : undefined;
    if (attendee === undefined) throw new RoomError('not-found', 'There is no such attendee.');
    return { attendee, guide: await actorOf(request, attendee.appointmentId) };
  }

  const run = (guide: AttendeeRecord, name: 'appointment.start' | 'appointment.end') => engine.run({ appointmentId: guide.appointmentId, attendeeId: guide.id, name, commandId: newId(), payload: {} });

  app.post('/appointment/:appointmentId/join-as-guide', async (context) => {
    const guide = await guideOf(context.req.raw);
    const appointment = await appointmentOf(context.req.param('appointmentId'));
    const { result } = await engine.change(appointment.id, (room) => joinAsGuide(room, guide));
    const { locale } = await services.host.resolveSession(context.req.raw);
    return context.json(joinAnswer(appointment, result, undefined, locale));
  });

  app.post('/appointment/:appointmentId/start', async (context) => {
    await run(await actorOf(context.req.raw, context.req.param('appointmentId')), 'appointment.start');
    return context.body(null, 204);
  });

  app.post('/appointment/:appointmentId/end', async (context) => {
    await run(await actorOf(context.req.raw, context.req.param('appointmentId')), 'appointment.end');
    return context.json({});
  });

  app.on(['GET', 'POST'], '/appointment/:appointmentId/presentation/state', async (context) => {
    const guide = await actorOf(context.req.raw, context.req.param('appointmentId'));
    const appointment = await appointmentOf(guide.appointmentId);
    return context.json({ stateForAll: stateForAll(appointment), stateForGuides: stateForGuides(await listAttendees(database, appointment.id)), extensions: [] });
  });

  app.post('/appointment/:appointmentId/instant-listing', async (context) => {
    const guide = await actorOf(context.req.raw, context.req.param('appointmentId'));
    const body = newListingSchema.parse(await jsonBody(context));
    const index = await presentations.addInstantListing(guide.appointmentId, { afterGroupId: body.currentPageGroupId, name: body.pageName || 'Instant listing', productIds: body.productIds });
    return context.json({ index }, 201);
  });

  app.patch('/appointment/:appointmentId/instant-listing', async (context) => {
    const guide = await actorOf(context.req.raw, context.req.param('appointmentId'));
    const body = listingChangeSchema.parse(await jsonBody(context));
    const index = await presentations.changeInstantListing(guide.appointmentId, {
      groupId: body.currentPageGroupId,
      name: body.pageName || undefined,
      addProductIds: body.addProductIds,
      removeProductIds: body.removeProductIds,
    });
    return context.json({ id: body.currentPageGroupId, index });
  });

  app.get('/appointment/:appointmentId/widgets/attendee-insights', async (context) => {
    const guide = await actorOf(context.req.raw, context.req.param('appointmentId'));
    const clients = (await listAttendees(database, guide.appointmentId)).filter(({ type }) => type === 'CLIENT');
    const attendees = clients.map(({ id, turnover }) => [id, { id, cartSum: turnover?.cartSum ?? 0, productCount: turnover?.productCount ?? 0, lineItemCount: turnover?.lineItemCount ?? 0, extensions: [] }] as const);
    const currencies = new Set(clients.map(({ turnover }) => turnover?.currencyIsoCode).filter(Boolean));
    return context.json({
      attendees: attendees.length === 0 ? [] : Object.fromEntries(attendees),
      // Each attendee has a currency of their own: there is one symbol only where all agree.
      currencySymbol: currencies.size === 1 ? [...currencies][0] : '',
      extensions: { vitrine: { currencies: Object.fromEntries(clients.map(({ id, turnover }) => [id, turnover?.currencyIsoCode ?? null])) } },
    });
  });

  app.get('/appointment/attendee/:attendeeId/last-seen-product-ids', async (context) => {
    const { attendee } = await attendeeFor(context.req.raw, context.req.param('attendeeId'));
    return context.json({ collection: { lastSeen: attendee.lastSeen } });
  });

  app.post('/appointment/attendee/:attendeeId/remove', async (context) => {
    const { guide, attendee } = await attendeeFor(context.req.raw, context.req.param('attendeeId'));
    await engine.run({ appointmentId: guide.appointmentId, attendeeId: guide.id, name: 'attendee.remove', commandId: newId(), payload: { attendeeId: attendee.id } });
    return context.json({ message: 'Attendee removed successfully', attendeeId: attendee.id });
  });

  // An attendee's token never leaves this server, whatever the attendee allows: it acts for the guide itself.
  app.get('/appointment/attendee/:attendeeId/sw-context-token', () => {
    throw new RoomError('not-permitted', 'The token of an attendee is given to nobody.');
  });

  return app;
}
