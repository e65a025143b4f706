import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { idSchema, type PresentationSummary, textFor } from '@vitrine/sales-room-protocol';
import type { Guide } from '../guides/guide-sessions.ts';
import { hashSecret, newSecret } from '../identifiers.ts';
import { recordAnnouncer } from '../presentations/announced.ts';
import { type CheckedSlides, refuseUnknownProducts } from '../presentations/known-products.ts';
import type { Presentations } from '../presentations/presentations.ts';
import { checkPresentation } from '../rehearsal/check-presentation.ts';
import { createGate } from '../rehearsal/gate.ts';
import { RoomError } from '../room-error.ts';
import { findAppointment, findAppointmentByPath, listAppointments } from '../rooms/appointments.ts';
import { listInvitations } from '../rooms/attendees.ts';
import { inviteClient, takeInvitationBack } from '../rooms/joining.ts';
import { mayManage, mayPresent } from '../rooms/presenters.ts';
import type { AppointmentRecord } from '../rooms/records.ts';
import { appointmentView } from '../rooms/views.ts';
import type { Services } from '../services.ts';
import { BODIES } from './calls.ts';
import type { GuideAccess } from './guide-access.ts';
import { jsonBody } from './json-body.ts';

const scopeSchema = z.enum(['all', 'own']).default('all');
const dryRunSchema = z.enum(['true', 'false']).default('false');
/** Ids of instant listings that the caller knows of and leaves out. */
const withoutSchema = z.array(idSchema).max(300);

/** `/room-api/presentations`: appointments and what they show, made and changed by guides. */
export function presentationManagementRoutes(services: Services, access: GuideAccess, presentations: Presentations): Hono {
  const { database, engine, host } = services;
  const app = new Hono();
  // All checks together: many guides who rehearse at once are no load that the store would feel.
  const gates = { store: createGate(8), addresses: createGate(8) };

  const guideOf = (context: Context) => access.guideOf(context.req.raw);
  const ownOf = (context: Context, guide: Guide) => access.ownAppointmentFor(guide, context.req.param('id') ?? '');

  async function answer(context: Context, guide: Guide, id: string) {
    const appointment = await findAppointment(database, id);
    if (appointment === undefined) throw new RoomError('not-found', 'There is no such presentation.');
    const { locale } = await host.resolveSession(context.req.raw);
    const slides = appointment.definition.slides.map(({ sectionId: _section, isInstantListing: _instant, ...slide }) => slide);
    return { presentation: summary(appointment, locale, guide), definition: { ...appointment.definition, id, slides } };
  }

  /** What a guide's own session sees of the store decides. */
  const checkProducts = async (context: Context, checked: readonly CheckedSlides[]): Promise<void> =>
    refuseUnknownProducts((await host.resolveSession(context.req.raw)).client, checked);

  app.get('/', async (context) => {
    const guide = await guideOf(context);
    const scope = scopeSchema.parse(context.req.query('scope'));
    const { locale } = await host.resolveSession(context.req.raw);
    const mine = (await listAppointments(database)).filter((appointment) =>
      scope === 'own' ? appointment.madeBy === guide.id : mayPresent(appointment, guide),
    );
    return context.json({ presentations: mine.map((appointment) => summary(appointment, locale, guide)) });
  });

  app.post('/', async (context) => {
    const guide = await guideOf(context);
    const definition = BODIES.definition.parse(await jsonBody(context));
    await checkProducts(context, [{ at: '', slides: definition.slides, before: [] }]);
    const id = await presentations.create(definition, guide.id);
    await recordAnnouncer(database, definition.path, guide);
    return context.json(await answer(context, guide, id), 201);
  });

  app.post('/import', async (context) => {
    const guide = await guideOf(context);
    const dryRun = dryRunSchema.parse(context.req.query('dryRun')) === 'true';
    const file = BODIES.file.parse(await jsonBody(context));
    const checked: CheckedSlides[] = [];
    for (const [index, { id, path, slides }] of file.presentations.entries()) {
      const known = id === undefined ? await findAppointmentByPath(database, path) : await findAppointment(database, id);
      if (known !== undefined && !mayManage(known, guide))
        throw new RoomError('not-permitted', `${path} is another guide's: leave it out, or ask an administrator.`);
      checked.push({ at: ['presentations', index, ''].join('.'), slides, before: known?.definition.slides ?? [] });
    }
    await checkProducts(context, checked);
    const outcome = await presentations.import(file.presentations, { dryRun, madeBy: guide.id });
    if (!dryRun) for (const { path } of file.presentations) await recordAnnouncer(database, path, guide);
    return context.json(outcome);
  });

  app.get('/:id', async (context) => {
    const guide = await guideOf(context);
    const { id } = await access.appointmentFor(guide, context.req.param('id'));
    return context.json(await answer(context, guide, id));
  });

  app.get('/:id/check', async (context) => {
    const { definition } = await access.appointmentFor(await guideOf(context), context.req.param('id'));
    const [{ locale }, sessions] = await Promise.all([host.resolveSession(context.req.raw), host.resolveEachLanguage(context.req.raw)]);
    return context.json(await checkPresentation({ slides: definition.slides, sessions, locale, origin: services.publicOrigin, gates }));
  });

  app.put('/:id', async (context) => {
    const guide = await guideOf(context);
    const { id, definition: before } = await ownOf(context, guide);
    const definition = BODIES.definition.parse(await jsonBody(context));
    await checkProducts(context, [{ at: '', slides: definition.slides, before: before.slides }]);
    await presentations.change(id, definition, { without: withoutSchema.parse(context.req.queries('without') ?? []) });
    await recordAnnouncer(database, definition.path, guide);
    return context.json(await answer(context, guide, id));
  });

  app.delete('/:id', async (context) => {
    const { id } = await ownOf(context, await guideOf(context));
    await presentations.remove(id);
    // Who stands at its door has nothing to wait for any more.
    for (const connection of services.connections.ofRoom(id)) connection.close('left');
    return context.body(null, 204);
  });

  app.get('/:id/invitations', async (context) => {
    const { id } = await ownOf(context, await guideOf(context));
    return context.json({ invitations: await listInvitations(database, id) });
  });

  app.post('/:id/invitations', async (context) => {
    const appointment = await ownOf(context, await guideOf(context));
    const { name, expiresAt } = BODIES.invite.parse(await jsonBody(context));
    if (appointment.status === 'ended') throw new RoomError('ended', 'The presentation has ended.');
    if (expiresAt !== null && new Date(expiresAt) <= new Date())
      throw new RoomError('invalid-payload', 'expiresAt: give a time to come, or leave it out.');
    const token = newSecret();
    const { result } = await engine.change(appointment.id, (room) => inviteClient(room, name, { hash: hashSecret(token), expiresAt }));
    return context.json(
      { attendeeId: result.id, token, url: `${services.publicOrigin}/invitation/${appointment.path}?token=${token}` },
      201,
    );
  });

  app.delete('/:id/invitations/:attendeeId', async (context) => {
    const { id } = await ownOf(context, await guideOf(context));
    await engine.change(id, (room) => takeInvitationBack(room, context.req.param('attendeeId')));
    return context.body(null, 204);
  });

  return app;
}

function summary(appointment: AppointmentRecord, locale: string, guide: Guide): PresentationSummary {
  return {
    id: appointment.id,
    path: appointment.path,
    name: textFor(appointment.definition.name, locale),
    slideCount: appointment.definition.slides.length,
    appointment: appointmentView(appointment, locale),
    updatedAt: appointment.updatedAt,
    canManage: mayManage(appointment, guide),
  };
}
