import { attendeeNameSchema, guideLoginSchema, idSchema, presentationDefinitionSchema, presentationFileSchema, textFor, type PresentationSummary } from '@vitrine/sales-room-protocol';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { LoginThrottle } from '../guides/login-throttle.ts';
import { hashSecret, newId, newSecret } from '../identifiers.ts';
import { identityOf } from '../identity.ts';
import type { Presentations } from '../presentations/presentations.ts';
import type { Gateway } from '../realtime/gateway.ts';
import { RoomError, isRoomError } from '../room-error.ts';
import { findAppointment, findAppointmentByPath, listAppointments } from '../rooms/appointments.ts';
import { inviteClient } from '../rooms/joining.ts';
import type { AppointmentRecord } from '../rooms/records.ts';
import { appointmentView } from '../rooms/views.ts';
import type { Services } from '../services.ts';
import { jsonBody } from './json-body.ts';
import { roomEntry } from './room-entry.ts';

/** `/room-api`: guides' sign-in, route guards and presentations. */
export function roomApiRoutes(services: Services, parts: { presentations: Presentations; throttle: LoginThrottle; gateway: Gateway }): Hono<{ Bindings: HttpBindings }> {
  const { database, engine, guides, host } = services;
  const app = new Hono<{ Bindings: HttpBindings }>();

  async function guideOf(context: Context) {
    const guide = await identityOf(services, context.req.raw.headers).guide();
    if (guide === undefined) throw new RoomError('unauthenticated', 'No guide is signed in.');
    return guide;
  }

  app.post('/guide/login', async (context) => {
    const { username, password } = guideLoginSchema.parse(await jsonBody(context));
    const keys = [`user ${username.toLowerCase()}`, `address ${addressOf(context)}`];
    parts.throttle.check(keys);
    try {
      const { guide, secret } = await guides.signIn(username, password);
      parts.throttle.succeeded(keys);
      context.header('set-cookie', host.cookies.guide.write(secret));
      return context.json({ guide: { id: guide.id, name: guide.name } });
    } catch (error) {
      if (isRoomError(error) && error.code === 'login-failed') parts.throttle.failed(keys);
      throw error;
    }
  });

  app.post('/guide/logout', async (context) => {
    const guide = await identityOf(services, context.req.raw.headers).guide();
    if (guide !== undefined) {
      await guides.signOut(guide.sessionHash);
      parts.gateway.closeGuide(guide.sessionHash, 'logged-out');
    }
    context.header('set-cookie', host.cookies.guide.write(undefined));
    return context.body(null, 204);
  });

  app.get('/guide/me', async (context) => {
    const { id, name } = await guideOf(context);
    return context.json({ guide: { id, name } });
  });

  app.get('/rooms/:path/entry', async (context) => {
    const as = z.enum(['guide', 'client']).default('client').parse(context.req.query('as'));
    return context.json(await roomEntry(services, context.req.raw, context.req.param('path'), as));
  });

  app.get('/rooms/:path/media', async (context) => {
    await guideOf(context);
    const appointment = await findAppointmentByPath(database, context.req.param('path'));
    if (appointment === undefined) throw new RoomError('not-found', 'There is no such presentation.');
    return context.json({ producers: await services.media.stats(appointment.id) });
  });

  async function presentationOf(context: Context): Promise<AppointmentRecord> {
    const id = context.req.param('id') ?? '';
    const appointment = idSchema.safeParse(id).success ? await findAppointment(database, id) : undefined;
    if (appointment === undefined) throw new RoomError('not-found', 'There is no such presentation.');
    return appointment;
  }

  async function answer(context: Context, appointment: AppointmentRecord) {
    const { locale } = await host.resolveSession(context.req.raw);
    const slides = appointment.definition.slides.map(({ sectionId: _section, isInstantListing: _instant, ...slide }) => slide);
    return { presentation: summary(appointment, locale), definition: { ...appointment.definition, slides } };
  }

  app.get('/presentations', async (context) => {
    await guideOf(context);
    const { locale } = await host.resolveSession(context.req.raw);
    return context.json({ presentations: (await listAppointments(database)).map((appointment) => summary(appointment, locale)) });
  });

  app.post('/presentations', async (context) => {
    await guideOf(context);
    const id = await parts.presentations.create(presentationDefinitionSchema.parse(await jsonBody(context)));
    const appointment = await findAppointment(database, id);
    if (appointment === undefined) throw new RoomError('internal', 'The presentation was not stored.');
    return context.json(await answer(context, appointment), 201);
  });

  app.post('/presentations/import', async (context) => {
    await guideOf(context);
    return context.json(await parts.presentations.import(presentationFileSchema.parse(await jsonBody(context)).presentations));
  });

  app.get('/presentations/:id', async (context) => {
    await guideOf(context);
    return context.json(await answer(context, await presentationOf(context)));
  });

  app.put('/presentations/:id', async (context) => {
    await guideOf(context);
    const { id } = await presentationOf(context);
    await parts.presentations.change(id, presentationDefinitionSchema.parse(await jsonBody(context)));
    return context.json(await answer(context, await presentationOf(context)));
  });

  app.post('/presentations/:id/invitations', async (context) => {
    await guideOf(context);
    const appointment = await presentationOf(context);
    const { name } = z.strictObject({ name: attendeeNameSchema }).parse(await jsonBody(context));
    const token = newSecret();
    const { result } = await engine.change(appointment.id, (room) => inviteClient(room, name, hashSecret(token)));
    return context.json({ attendeeId: result.id, token, url: `${services.publicOrigin}/invitation/${appointment.path}?token=${token}` }, 201);
  });

  return app;
}

function summary(appointment: AppointmentRecord, locale: string): PresentationSummary {
  return {
    id: appointment.id,
    path: appointment.path,
    name: textFor(appointment.definition.name, locale),
    slideCount: appointment.definition.slides.length,
    appointment: appointmentView(appointment, locale),
    updatedAt: appointment.updatedAt,
  };
}

/** The address that guesses passwords; behind the front proxy the one that it names. */
function addressOf(context: Context<{ Bindings: HttpBindings }>): string {
  const socket = context.env.incoming?.socket.remoteAddress ?? newId();
  const isProxy = socket === '127.0.0.1' || socket === '::1' || socket === '::ffff:127.0.0.1';
  const forwarded = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return isProxy && forwarded ? forwarded : socket;
}
