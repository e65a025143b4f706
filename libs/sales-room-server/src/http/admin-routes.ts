import { Hono } from 'hono';
import { OFFICIAL_VIEW_MODES, VIEW_MODES } from '@vitrine/sales-room-protocol';
import type { TransactionalCommand } from '../handlers/transactional.ts';
import { newId } from '../identifiers.ts';
import { RoomError } from '../room-error.ts';
import { findAppointment } from '../rooms/appointments.ts';
import { listAttendees } from '../rooms/attendees.ts';
import { joinAsGuide } from '../rooms/joining.ts';
import type { AppointmentRecord, AttendeeRecord } from '../rooms/records.ts';
import type { Services } from '../services.ts';
import { BODIES } from './calls.ts';
import type { GuideAccess } from './guide-access.ts';
import { jsonBody } from './json-body.ts';
import { joinAnswer, stateForAll, stateForGuides } from './official-state.ts';

/** `/api/_action/dsr/appointment/…`: what guides do, with their sign-in at this server in place of an admin token. */
export function adminRoutes(services: Services, access: GuideAccess): Hono {
  const { database, engine } = services;
  const app = new Hono();

  const run = <Name extends TransactionalCommand>(
    guide: AttendeeRecord,
    name: Name,
    payload: Parameters<typeof engine.run<Name>>[0]['payload'],
  ) => engine.run({ appointmentId: guide.appointmentId, attendeeId: guide.id, name, commandId: newId(), payload });

  async function stateOf(guide: AttendeeRecord): Promise<AppointmentRecord> {
    const appointment = await findAppointment(database, guide.appointmentId);
    if (appointment === undefined) throw new RoomError('not-found', 'There is no such appointment.');
    return appointment;
  }

  async function answerState(guide: AttendeeRecord) {
    const appointment = await stateOf(guide);
    return {
      stateForAll: stateForAll(appointment),
      stateForGuides: stateForGuides(await listAttendees(database, appointment.id)),
      extensions: [],
    };
  }

  app.post('/appointment/:appointmentId/join-as-guide', async (context) => {
    const guide = await access.guideOf(context.req.raw);
    const appointment = await access.appointmentFor(guide, context.req.param('appointmentId'));
    const { result } = await engine.change(appointment.id, (room) => joinAsGuide(room, guide));
    const { locale } = await services.host.resolveSession(context.req.raw);
    return context.json(joinAnswer(appointment, result, undefined, { locale }));
  });

  app.post('/appointment/:appointmentId/start', async (context) => {
    await run(await access.actorOf(context.req.raw, context.req.param('appointmentId')), 'appointment.start', {});
    return context.body(null, 204);
  });

  app.post('/appointment/:appointmentId/end', async (context) => {
    await run(await access.actorOf(context.req.raw, context.req.param('appointmentId')), 'appointment.end', {});
    return context.json({});
  });

  app.get('/appointment/:appointmentId/presentation/state', async (context) =>
    context.json(await answerState(await access.actorOf(context.req.raw, context.req.param('appointmentId')))),
  );

  app.post('/appointment/:appointmentId/presentation/state', async (context) => {
    const guide = await access.actorOf(context.req.raw, context.req.param('appointmentId'));
    const wanted = BODIES.state.parse(await jsonBody(context));
    const { definition, currentSlide } = await stateOf(guide);
    const index =
      wanted.currentSectionId === undefined
        ? wanted.currentSlideAlias
        : definition.slides.findIndex(({ sectionId }) => sectionId === wanted.currentSectionId);
    if (index !== undefined && definition.slides[index] === undefined) throw new RoomError('not-found', 'There is no such slide.');
    if (index !== undefined || wanted.currentSlideData !== undefined)
      await run(guide, 'slide.switch', { index: index ?? currentSlide, page: wanted.currentSlideData?.page ?? 1 });
    const viewMode = VIEW_MODES.find((mode) => OFFICIAL_VIEW_MODES[mode] === wanted.viewMode);
    if (viewMode !== undefined) await run(guide, 'view-mode.set', { viewMode });
    if (wanted.broadcastMode !== undefined) await run(guide, 'broadcast.set', { on: wanted.broadcastMode });
    if (wanted.currentGuideProductId !== undefined) await run(guide, 'product.show', { productId: wanted.currentGuideProductId });
    return context.json(await answerState(guide));
  });

  app.get('/appointment/attendee/:attendeeId/last-seen-product-ids', async (context) => {
    const { attendee } = await access.attendeeFor(context.req.raw, context.req.param('attendeeId'));
    return context.json({ collection: { lastSeen: attendee.lastSeen } });
  });

  app.post('/appointment/attendee/:attendeeId/remove', async (context) => {
    const { guide, attendee } = await access.attendeeFor(context.req.raw, context.req.param('attendeeId'));
    await run(guide, 'attendee.remove', { attendeeId: attendee.id });
    return context.json({ message: 'Attendee removed successfully', attendeeId: attendee.id });
  });

  // An attendee's token never leaves this server, whatever the attendee allows: it acts for the guide itself.
  app.get('/appointment/attendee/:attendeeId/sw-context-token', () => {
    throw new RoomError('not-permitted', 'The token of an attendee is given to nobody.');
  });

  return app;
}
