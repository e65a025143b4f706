import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { localePath } from '@vitrine/routing';
import { attendeeNameSchema, idSchema, presentationPathSchema, textFor } from '@vitrine/sales-room-protocol';
import { getContext, type SalesChannelContext } from '@vitrine/store-api-client';
import { hashSecret, newId, newSecret } from '../identifiers.ts';
import { identityOf } from '../identity.ts';
import { errorFields } from '../logger.ts';
import { RoomError } from '../room-error.ts';
import type { ViewerSession } from '../room-host.ts';
import { findAppointment, findAppointmentByPath } from '../rooms/appointments.ts';
import { bindInvitation, findClientByKey, findInvitation, isKnownKey, saveAttendee } from '../rooms/attendees.ts';
import { joinAsClient } from '../rooms/joining.ts';
import type { AppointmentRecord, AttendeeRecord } from '../rooms/records.ts';
import { isSentAway, noteIdentity } from '../rooms/store-identity.ts';
import type { Services } from '../services.ts';
import type { Queryable } from '../storage/database.ts';
import { calendarFile } from './calendar-file.ts';
import { BODIES } from './calls.ts';
import type { JoinLimits } from './join-limits.ts';
import { jsonBody } from './json-body.ts';
import { joinAnswer, stateForAll } from './official-state.ts';
import { viewerOf } from './viewer.ts';

const DEFAULT_LENGTH_MS = 60 * 60_000;

/** `/store-api/dsr/appointment/…`: settings, joining, the attendee, invitations and the shared state. */
export function appointmentRoutes(services: Services, joins: JoinLimits): Hono<{ Bindings: Partial<HttpBindings> }> {
  const { database, engine, host } = services;
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>();

  async function byPath(path: string): Promise<AppointmentRecord> {
    const appointment = presentationPathSchema.safeParse(path).success ? await findAppointmentByPath(database, path) : undefined;
    if (appointment === undefined) throw new RoomError('not-found', 'There is no such presentation.');
    return appointment;
  }

  async function byId(id: string): Promise<AppointmentRecord> {
    const appointment = idSchema.safeParse(id).success ? await findAppointment(database, id) : undefined;
    if (appointment === undefined) throw new RoomError('not-found', 'There is no such appointment.');
    return appointment;
  }

  app.get('/presentation/state', async (context) => {
    const { appointment } = await viewerOf(services, context.req.raw);
    return context.json({
      stateForAll: stateForAll(appointment),
      stateForClients: { videoClientToken: null, hoveredElementId: null, extensions: [] },
      apiAlias: 'swag_digital_sales_rooms_content_presentation_state_sales_channel_get_get_client_presentation_state_struct',
    });
  });

  app.get('/:presentationPath/basic-setting', async (context) => {
    const appointment = await byPath(context.req.param('presentationPath'));
    const session = await host.resolveSession(context.req.raw);
    const channel = (await contextOf(services, session))?.salesChannel;
    const { definition } = appointment;
    return context.json({
      apiAlias: 'appointment_basic_setting',
      mode: 'guided',
      attendeeRestrictionType: definition.attendeeRestriction,
      videoAudioSettings: definition.videoAudioSettings,
      canSendRequestEmail: false,
      canBookAppointment: false,
      enableWishlist: definition.enableWishlist,
      bookingLink: null,
      appointmentName: textFor(definition.name, session.locale),
      salesChannelName: typeof channel?.name === 'string' ? channel.name : '',
    });
  });

  app.post('/:presentationPath/join-as-client', async (context) => {
    const appointment = await byPath(context.req.param('presentationPath'));
    joins.takeOfAddress(context.env);
    const body = BODIES.join.parse(await jsonBody(context));
    const brought = identityOf(services, context.req.raw.headers).attendeeKeyHash;
    // A key that somebody has planted in this browser would prove them too.
    const known = brought !== undefined && (await isKnownKey(database, brought)) ? brought : undefined;
    if (!(await isExpected(database, appointment.id, known, body.invitationToken))) joins.takeOfRoom(context.env, appointment.id);
    const { session, setCookies } = await sessionFor(services, context.req.raw);
    const storeContext = await contextOf(services, session);
    const customer = storeContext?.customer;
    const isCustomer = customer !== null && customer !== undefined && customer.guest !== true;
    if (appointment.definition.attendeeRestriction === 'customer' && !isCustomer)
      throw new RoomError('unauthenticated', 'Only customers who are logged in may join.');
    const given = body.attendeeName?.trim();
    const name = given ? attendeeNameSchema.parse(given) : isCustomer ? nameOf(customer) : undefined;

    const secret = known === undefined ? newSecret() : undefined;
    const keyHash = known ?? hashSecret(secret ?? '');
    const identity = {
      sessionKey: session.sessionKey ?? null,
      customerId: storeContext === undefined ? undefined : isCustomer ? customer.id : null,
    };
    const { result: attendee } = await engine.change(appointment.id, async (room) => {
      // Whom a guide sent away is recognised without the attendee's cookie, too.
      if (await isSentAway(room.tx, appointment.id, identity))
        throw new RoomError('blocked', 'A guide has removed you from the room, or did not let you in.');
      if (body.invitationToken) await bindInvitation(room.tx, appointment.id, hashSecret(body.invitationToken), keyHash);
      const joined = await joinAsClient(room, { keyHash }, { name, isChosen: Boolean(given) });
      await noteIdentity(room, joined.id, identity);
      return joined;
    });
    services.logger.info('attendee.joined', { appointmentId: appointment.id, attendeeId: attendee.id, status: attendee.status });
    for (const cookie of setCookies) context.header('set-cookie', cookie, { append: true });
    if (secret !== undefined) context.header('set-cookie', host.cookies.attendee.write(secret), { append: true });
    return context.json(
      joinAnswer((await findAppointment(database, appointment.id)) ?? appointment, attendee, storeContext, {
        locale: session.locale,
        entryTicket: services.tickets.issue({ appointmentId: appointment.id, keyHash, session }),
      }),
    );
  });

  app.patch('/attendee', async (context) => {
    const body = BODIES.attendee.parse(await jsonBody(context));
    const { appointment, attendee } = await viewerOf(services, context.req.raw);
    if (body.attendeeName !== undefined) {
      const name = attendeeNameSchema.parse(body.attendeeName);
      await engine.run({
        appointmentId: appointment.id,
        attendeeId: attendee.id,
        name: 'attendee.rename',
        commandId: newId(),
        payload: { name },
      });
    }
    return context.json({
      apiAlias: 'dsr.appointment.update-attendee',
      data: { ...(body.attendeeName === undefined ? {} : { attendeeName: body.attendeeName }) },
    });
  });

  app.patch('/:appointmentId/attendee/respond-invitation', async (context) => {
    const appointment = await byId(context.req.param('appointmentId'));
    const { token, answer } = BODIES.invitation.parse(await jsonBody(context));
    const { result } = await engine.change(appointment.id, async (room) => {
      const attendee = await invited(room.tx, appointment.id, token);
      if (answer === undefined || answer === attendee.invitationAnswer) return attendee;
      const changed = { ...attendee, invitationAnswer: answer };
      await saveAttendee(room.tx, changed);
      room.effect({ type: 'attendees', attendees: [changed], replaced: [] });
      return changed;
    });
    const { accessibleFrom, accessibleTo } = appointment.definition;
    const status = appointment.status === 'ended' ? 'ended' : appointment.status === 'not-started' ? null : 'started';
    return context.json({
      appointment: {
        id: appointment.id,
        ...(accessibleFrom === null ? {} : { accessibleFrom }),
        ...(accessibleTo === null ? {} : { accessibleTo }),
        status,
      },
      answer: result.invitationAnswer,
    });
  });

  app.post('/:appointmentId/download-ics', async (context) => {
    const appointment = await byId(context.req.param('appointmentId'));
    const { token } = BODIES.calendar.parse(await jsonBody(context));
    // Without a token it holds what the invitation's page tells everybody.
    if (token !== undefined) await invited(database, appointment.id, token);
    else if (appointment.definition.isPreview) throw new RoomError('not-permitted', 'A preview has no attendees.');
    const { locale } = await host.resolveSession(context.req.raw);
    const { definition } = appointment;
    const start = definition.accessibleFrom ?? appointment.startedAt ?? appointment.updatedAt;
    const file = calendarFile({
      id: appointment.id,
      summary: textFor(definition.name, locale),
      // Whoever was invited comes back as themselves.
      url:
        services.publicOrigin +
        localePath(token === undefined ? `/presentation/${appointment.path}` : `/invitation/${appointment.path}?token=${token}`, locale),
      start,
      end: definition.accessibleTo ?? new Date(Date.parse(start) + DEFAULT_LENGTH_MS).toISOString(),
      updatedAt: appointment.updatedAt,
      ...(definition.timeZone === undefined ? {} : { timeZone: definition.timeZone }),
    });
    return context.body(file, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="appointment.ics"',
    });
  });

  return app;
}

/** Who holds this invitation; refused where it isn't known or holds no more. */
async function invited(db: Queryable, appointmentId: string, token: string): Promise<AttendeeRecord> {
  const found = await findInvitation(db, appointmentId, hashSecret(token));
  if (found === undefined) throw new RoomError('not-permitted', 'This invitation is not known.');
  if (found.isExpired) throw new RoomError('not-accessible', 'This invitation has expired: ask for a new one.');
  return found.attendee;
}

/** Whether this room knows who comes: they were here before, or an invitation proves them. */
async function isExpected(
  db: Queryable,
  appointmentId: string,
  keyHash: string | undefined,
  token: string | null | undefined,
): Promise<boolean> {
  if (keyHash !== undefined && (await findClientByKey(db, appointmentId, keyHash)) !== undefined) return true;
  return token != null && (await findInvitation(db, appointmentId, hashSecret(token)))?.isExpired === false;
}

/** A session of their own for whoever joins: the room reads their cart with it. Without the store they join all the same. */
async function sessionFor(
  { host, logger }: Services,
  request: Request,
): Promise<{ session: ViewerSession; setCookies: readonly string[] }> {
  try {
    return await host.openSession(request);
  } catch (error) {
    logger.warn('store.failed', errorFields(error));
    return { session: await host.resolveSession(request), setCookies: [] };
  }
}

/** The viewer's context; undefined where the store doesn't answer: joining a room must not depend on it. */
async function contextOf(services: Services, session: ViewerSession): Promise<SalesChannelContext | undefined> {
  try {
    return await getContext(session.client);
  } catch (error) {
    services.logger.warn('store.failed', errorFields(error));
    return undefined;
  }
}

function nameOf(customer: { firstName?: string | null; lastName?: string | null }): string | undefined {
  const parsed = attendeeNameSchema.safeParse([customer.firstName, customer.lastName].filter(Boolean).join(' '));
  return parsed.success ? parsed.data : undefined;
}
