import { type Acknowledgement, COMMAND_NAMES, commandEnvelopeSchema, type CommandName, COMMANDS } from '@vitrine/sales-room-protocol';
import type { Connection } from '../connections/connections.ts';
import { serverOf } from '../connections/presence.ts';
import { learnIdentity } from '../connections/session-checks.ts';
import { type DurableCommand, isDurable } from '../handlers/durable.ts';
import { snapshotFor } from '../handlers/enter.ts';
import { isLive, liveHandlers } from '../handlers/live.ts';
import type { LiveContext } from '../handlers/live-handler.ts';
import { errorFields } from '../logger.ts';
import { refusalFor, RoomError } from '../room-error.ts';
import type { Services } from '../services.ts';
import { assertStorableText } from '../unicode-guard.ts';
import type { RateLimiter } from './rate-limits.ts';

/** What a command may do with its own socket. */
export interface CommandSocket {
  /** The room that the socket is in; undefined before `room.enter`. */
  readonly connection: Connection | undefined;
  readonly limiter: RateLimiter;
  enter(payload: unknown): Promise<{ seq: number; result: unknown }>;
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
): Promise<{ seq: number; result: unknown }> {
  if (name === 'room.enter') return socket.enter(payload);
  const { connection } = socket;
  if (connection === undefined) throw new RoomError('not-entered', 'Enter the room first.');
  if (name === 'room.snapshot') {
    const snapshot = await services.engine.inOrder(connection.appointmentId, () => snapshotFor(services, connection));
    return { seq: snapshot.seq, result: { snapshot } };
  }
  const { appointmentId, attendeeId } = connection;
  // Whose cart it is that they allow is known before they do.
  if (name === 'access.answer' && attendeeId !== null && connection.as === 'client')
    await learnIdentity(services, { appointmentId, attendeeId }, connection.session);
  if (isDurable(name) && attendeeId !== null)
    return services.engine.run<DurableCommand>({ appointmentId, attendeeId, name, commandId, payload: payload as never });
  const { appointment, attendee } = await services.engine.permit(appointmentId, attendeeId, name);
  if (attendee === undefined || !isLive(name)) return { seq: appointment.seq, result: {} };
  const elsewhere = await findExecutor(services, name, appointmentId, payload);
  if (elsewhere !== undefined && attendeeId !== null) {
    return {
      seq: appointment.seq,
      result: await services.bus?.request(elsewhere, 'run-live', { appointmentId, attendeeId, name, payload, commandId }),
    };
  }
  const handler = liveHandlers[name] as (context: LiveContext, payload: unknown, commandId: string) => Promise<unknown>;
  return { seq: appointment.seq, result: await handler({ services, connection, appointment, attendee }, payload, commandId) };
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
