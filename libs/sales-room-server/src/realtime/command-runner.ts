import { type Acknowledgement, COMMAND_NAMES, commandEnvelopeSchema, type CommandName, COMMANDS } from '@vitrine/sales-room-protocol';
import type { Connection } from '../connections/connections.ts';
import { serverOf } from '../connections/presence.ts';
import { learnIdentity } from '../connections/session-checks.ts';
import type { Outcome } from '../engine/room-engine.ts';
import { type DirectCommand, directHandlers } from '../handlers/direct.ts';
import type { DirectContext } from '../handlers/direct-handler.ts';
import { snapshotFor } from '../handlers/enter.ts';
import { isTransactional, type TransactionalCommand } from '../handlers/transactional.ts';
import { errorFields } from '../logger.ts';
import { refusalFor, RoomError } from '../room-error.ts';
import type { AppointmentRecord, AttendeeRecord } from '../rooms/records.ts';
import type { Services } from '../services.ts';
import { assertStorableText } from '../unicode-guard.ts';
import type { RateLimiter } from './rate-limits.ts';

/** The number of the room's last change, and the result. */
type Answer = Outcome<unknown>;

/** What a command may do with its own socket. */
export interface CommandSocket {
  /** The room that the socket is in; undefined before `room.enter`. */
  readonly connection: Connection | undefined;
  readonly limiter: RateLimiter;
  enter(payload: unknown): Promise<Answer>;
  /** Makes ready what its owner will receive over. */
  prepare(payload: unknown): Promise<Answer>;
  /** Connects what was made ready; undefined where it isn't this transport. */
  connectPrepared(payload: unknown): Promise<Answer> | undefined;
}

/** Answers one message of a socket, whatever it holds. It never throws. */
export async function answerCommand(services: Services, socket: CommandSocket, message: unknown): Promise<Acknowledgement> {
  const since = performance.now();
  const answer = await runMessage(services, socket, message);
  const name = (message as { name?: unknown } | null)?.name;
  // Names that nobody knows are counted as one: whoever sends them must not make the count grow.
  const known = typeof name === 'string' && (COMMAND_NAMES as readonly string[]).includes(name) ? name : 'unknown';
  services.metrics.command(known, answer.ok ? 'ok' : answer.error.code, (performance.now() - since) / 1_000);
  return answer;
}

async function runMessage(services: Services, socket: CommandSocket, message: unknown): Promise<Acknowledgement> {
  let name: string | undefined;
  try {
    socket.limiter.takeMessage();
    const envelope = parseEnvelope(message);
    name = envelope.name;
    socket.limiter.takeCommand(envelope.name);
    const payload = parsePayload(envelope.name, envelope.payload);
    const { seq, result } = await dispatch(services, socket, envelope.name, envelope.commandId, payload);
    return { ok: true, seq, result } as Acknowledgement;
  } catch (error) {
    const refusal = refusalFor(error);
    if (refusal !== undefined) {
      if (refusal.code === 'storage-unavailable') services.logger.warn('command.storage-unavailable', { name });
      else services.logger.debug('command.refused', { name, code: refusal.code });
      return { ok: false, error: refusal.toBody() };
    }
    services.logger.error('command.failed', { name, ...errorFields(error) });
    return { ok: false, error: { code: 'internal', detail: 'Something went wrong.' } };
  }
}

function parseEnvelope(message: unknown) {
  const name = (message as { name?: unknown } | null)?.name;
  if (typeof name === 'string' && !(COMMAND_NAMES as readonly string[]).includes(name))
    throw new RoomError('unknown-command', 'There is no such command.');
  const parsed = commandEnvelopeSchema.safeParse(message);
  if (!parsed.success) throw new RoomError('invalid-payload', 'A command is { name, commandId, payload }.');
  return parsed.data;
}

function parsePayload(name: CommandName, payload: unknown): unknown {
  assertStorableText(payload);
  const parsed = COMMANDS[name].payload.safeParse(payload);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new RoomError('invalid-payload', `${issue?.path.join('.') || 'payload'}: ${issue?.message ?? 'not as expected'}`);
}

async function dispatch(
  services: Services,
  socket: CommandSocket,
  name: CommandName,
  commandId: string,
  payload: unknown,
): Promise<Answer> {
  if (name === 'room.enter') return socket.enter(payload);
  if (name === 'room.prepare') return socket.prepare(payload);
  if (name === 'media.connect-transport') {
    const connected = socket.connectPrepared(payload);
    if (connected !== undefined) return connected;
  }
  const { connection } = socket;
  if (connection === undefined) throw new RoomError('not-entered', 'Enter the room first.');
  if (name === 'room.snapshot') {
    const snapshot = await services.engine.inOrder(connection.appointmentId, () => snapshotFor(services, connection));
    return { seq: snapshot.seq, result: { snapshot } };
  }
  if (name === 'room.leave') return leaveRoom(services, connection, commandId);
  if (isTransactional(name)) return runTransactional(services, connection, name, commandId, payload);
  return runDirect(services, connection, name, commandId, payload);
}

/** Leaves the room. A visitor is no attendee: they may leave, and nothing is stored of it. */
async function leaveRoom(services: Services, { appointmentId, attendeeId }: Connection, commandId: string): Promise<Answer> {
  if (attendeeId !== null) return services.engine.run({ appointmentId, attendeeId, name: 'room.leave', commandId, payload: {} });
  const { appointment } = await services.engine.permit(appointmentId, attendeeId, 'room.leave');
  return { seq: appointment.seq, result: {} };
}

/** Runs a command in the room's order and in one transaction. */
async function runTransactional(
  services: Services,
  connection: Connection,
  name: TransactionalCommand,
  commandId: string,
  payload: unknown,
): Promise<Answer> {
  const { appointmentId } = connection;
  const attendeeId = connection.attendeeId ?? (await permitAttendee(services, connection, name)).attendee.id;
  // Whose cart it is that they allow is known before they do.
  if (name === 'access.answer' && connection.as === 'client')
    await learnIdentity(services, { appointmentId, attendeeId }, connection.session);
  return services.engine.run({ appointmentId, attendeeId, name, commandId, payload: payload as never });
}

/** Runs a command outside the room's order, at the server that has what it needs. */
async function runDirect(
  services: Services,
  connection: Connection,
  name: DirectCommand,
  commandId: string,
  payload: unknown,
): Promise<Answer> {
  const { appointmentId } = connection;
  const { appointment, attendee } = await permitAttendee(services, connection, name);
  const elsewhere = await findExecutor(services, name, appointmentId, payload);
  if (elsewhere !== undefined) {
    const question = { appointmentId, attendeeId: attendee.id, name, payload, commandId };
    return { seq: appointment.seq, result: await services.bus?.request(elsewhere, 'run-direct', question) };
  }
  const handler = directHandlers[name] as (context: DirectContext, payload: unknown, commandId: string) => Promise<unknown>;
  return { seq: appointment.seq, result: await handler({ services, connection, appointment, attendee }, payload, commandId) };
}

/** Refuses what the permission table refuses; a visitor, who is no attendee, may only enter, look and leave. */
async function permitAttendee(
  { engine }: Services,
  { appointmentId, attendeeId }: Connection,
  name: CommandName,
): Promise<{ appointment: AppointmentRecord; attendee: AttendeeRecord }> {
  const { appointment, attendee } = await engine.permit(appointmentId, attendeeId, name);
  if (attendee === undefined) throw new RoomError('not-permitted', `${name} is refused to a visitor.`);
  return { appointment, attendee };
}

/** The server that has to carry out a command, where it is another one: the room's media are there, or the attendee whose session is acted with. */
async function findExecutor(
  { media, bus, connections, database, serverId }: Services,
  name: CommandName,
  appointmentId: string,
  payload: unknown,
): Promise<string | undefined> {
  if (bus === undefined) return undefined;
  if (name.startsWith('media.')) {
    if (media.find(appointmentId) === undefined && media.elsewhere(appointmentId) === undefined) await media.prepare(appointmentId);
    return media.elsewhere(appointmentId);
  }
  const target = (payload as { attendeeId?: unknown }).attendeeId;
  if (typeof target !== 'string' || connections.ofAttendee(target) !== undefined) return undefined;
  const at = await serverOf(database, target);
  return at === serverId ? undefined : at;
}
