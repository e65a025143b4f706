import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { types } from 'mediasoup';
import { Server, type Socket } from 'socket.io';
import {
  COMMAND_EVENT,
  type CommandPayload,
  HEARTBEAT_MS,
  MAX_MESSAGE_BYTES,
  NOTIFICATION_EVENT,
  REALTIME_PATH,
} from '@vitrine/sales-room-protocol';
import type { CloseReason, Connection } from '../connections/connections.ts';
import { checkGuide, GUIDE_CHECK_MS } from '../connections/guide-checks.ts';
import { isInhabited, SILENCE_LIMIT_MS, sweepNeverEntered, sweepSilent } from '../connections/presence.ts';
import { checkSession, type Every, everyByTimer } from '../connections/session-checks.ts';
import { enterRoom } from '../handlers/enter.ts';
import { accepted } from '../handlers/media-transport.ts';
import { prepareMedia } from '../handlers/prepare.ts';
import { errorFields } from '../logger.ts';
import type { PreparedTransport } from '../media/prepared-transports.ts';
import { reconcileLocal, reconcileQueued } from '../on-behalf/unfinished-actions.ts';
import { isOwnOriginOrCookieless } from '../origins/own-origin-or-cookieless.ts';
import { addressOfRequest } from '../origins/remote-address.ts';
import { RoomError } from '../room-error.ts';
import { disconnect } from '../rooms/joining.ts';
import type { Services } from '../services.ts';
import { answerCommand, type CommandSocket } from './command-runner.ts';
import { watchGuide } from './guide-silence.ts';
import { headersOf, refuseOtherUpgrades, sourceOf } from './handshake.ts';
import { createRateLimiter, type RateLimitSettings } from './rate-limits.ts';

/** The realtime side of the server. */
export interface Gateway {
  /** Closes the sockets that a guide's sign-in opened. */
  closeGuide(sessionHash: string, reason: CloseReason): void;
  /** Tells everybody that the server goes, and closes all sockets. */
  close(): Promise<void>;
}

/** Limits of the realtime side. */
export interface GatewayLimits {
  /** Sockets of this process; further ones are refused. */
  maxSockets: number;
  /** Sockets of one address at this process; further ones are refused. Many people may share one address. */
  maxSocketsPerAddress: number;
  /** Bytes of one message; a larger one closes the socket. */
  maxMessageBytes: number;
  /** What a socket may send, where it differs from `RATE_LIMITS`. */
  rates?: RateLimitSettings | undefined;
  /** A socket that hasn't entered a room by then is closed. */
  enterWithinMs: number;
  /** How often the session behind each client's socket is checked. */
  recheckEveryMs: number;
  /** How often the guide behind each guide's socket is checked. */
  recheckGuidesEveryMs: number;
  /** The clock of repeated work; replaced in tests. */
  every?: Every;
}

/** What holds for a server that sets nothing else. */
export const DEFAULT_GATEWAY_LIMITS: GatewayLimits = {
  maxSockets: 5_000,
  maxSocketsPerAddress: 500,
  maxMessageBytes: MAX_MESSAGE_BYTES,
  enterWithinMs: 20_000,
  recheckEveryMs: 30 * 60_000,
  recheckGuidesEveryMs: GUIDE_CHECK_MS,
};

/** Socket.IO at {@link REALTIME_PATH} of an HTTP server, to be opened to people by {@link createGateway}. */
export function createSocketServer(
  server: HttpServer,
  { publicOrigin, logger }: Pick<Services, 'publicOrigin' | 'logger'>,
  limits: GatewayLimits,
): Server {
  const addresses = new Map<string, number>();
  const addressByRequest = new WeakMap<IncomingMessage, string>();
  /** Why a handshake is refused; undefined where it isn't. */
  const refusalOf = (request: IncomingMessage): string | undefined => {
    if (!isOwnOriginOrCookieless(headersOf(request), publicOrigin)) return 'origin-refused';
    const address = addressOfRequest(request);
    addressByRequest.set(request, address);
    return io.engine.clientsCount >= limits.maxSockets || (addresses.get(address) ?? 0) >= limits.maxSocketsPerAddress
      ? 'limit-reached'
      : undefined;
  };
  const io = new Server(server, {
    path: REALTIME_PATH,
    serveClient: false,
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: limits.maxMessageBytes,
    perMessageDeflate: false,
    httpCompression: false,
    pingInterval: HEARTBEAT_MS,
    pingTimeout: 10_000,
    cookie: false,
    // Engine.IO would wait a second for somebody else to take such a connection, and hear none of its errors.
    destroyUpgrade: false,
    allowRequest(request, decide) {
      let reason: string | undefined;
      try {
        reason = refusalOf(request);
      } catch (error) {
        logger.error('socket.handshake-failed', errorFields(error));
        reason = 'bad-handshake';
      }
      if (reason !== undefined) logger.warn('socket.refused', { reason, sockets: io.engine.clientsCount });
      decide(reason, reason === undefined);
    },
  });
  refuseOtherUpgrades(server);
  io.engine.on('connection', (socket: { request: IncomingMessage; once(event: 'close', listener: () => void): void }) => {
    const address = addressByRequest.get(socket.request) ?? '';
    addresses.set(address, (addresses.get(address) ?? 0) + 1);
    socket.once('close', () => {
      const left = (addresses.get(address) ?? 1) - 1;
      if (left > 0) addresses.set(address, left);
      else addresses.delete(address);
    });
  });
  return io;
}

/** Lets people into rooms by their sockets. */
export function createGateway(io: Server, services: Services, limits: GatewayLimits): Gateway {
  const { connections, delivery, engine, logger, media, publicOrigin } = services;
  const every = limits.every ?? everyByTimer;

  io.on('connection', (socket: Socket) => {
    try {
      open(socket);
    } catch (error) {
      // What is thrown here would end the process, and with it everybody's call.
      logger.error('socket.handshake-failed', errorFields(error));
      socket.disconnect(true);
    }
  });

  function open(socket: Socket): void {
    const limiter = createRateLimiter(undefined, limits.rates);
    let connection: Connection | undefined;
    let entering: Promise<unknown> = Promise.resolve();
    let unwatch = (): void => undefined;
    const source = sourceOf(socket, publicOrigin);
    let prepared: PreparedTransport | undefined;
    const closeWhereNotEntered = () => connection === undefined && port.close('not-entered');
    let late = setTimeout(closeWhereNotEntered, limits.enterWithinMs);

    // What is said while a snapshot is on its way follows it: a client can't tell what builds on a state that it hasn't got.
    const held: unknown[] = [];
    let snapshotsUnderWay = 0;
    const port = {
      send(seq: number | null, name: string, payload: unknown) {
        if (snapshotsUnderWay > 0) held.push({ seq, name, payload });
        else socket.emit(NOTIFICATION_EVENT, { seq, name, payload });
      },
      close(reason: CloseReason) {
        socket.emit(NOTIFICATION_EVENT, { seq: null, name: 'session.closed', payload: { reason } });
        socket.disconnect(true);
      },
      prepared: () => (prepared?.isWaiting() ? prepared : undefined),
    };

    const commandSocket: CommandSocket = {
      get connection() {
        return connection;
      },
      limiter,
      async enter(payload) {
        const entered = entering.then(() => enter(payload as CommandPayload<'room.enter'>));
        entering = entered.catch(() => undefined);
        return entered;
      },
      async prepare(payload) {
        const done = entering.then(() => prepare(payload as CommandPayload<'room.prepare'>));
        entering = done.catch(() => undefined);
        return done;
      },
      connectPrepared(payload) {
        const { transportId, dtlsParameters } = payload as CommandPayload<'media.connect-transport'>;
        if (!prepared?.isWaiting() || prepared.transport.id !== transportId) return undefined;
        const { transport } = prepared;
        return accepted(transport.connect({ dtlsParameters: dtlsParameters as types.DtlsParameters })).then(() => ({
          seq: connection?.seq ?? 0,
          result: {},
        }));
      },
    };

    async function prepare(payload: CommandPayload<'room.prepare'>) {
      const made = await prepareMedia(services, source, connection, payload);
      prepared?.discard();
      prepared = made.prepared;
      clearTimeout(late);
      late = setTimeout(closeWhereNotEntered, made.prepared.lifetimeMs);
      if (socket.disconnected) prepared.discard();
      return made.answer;
    }

    async function enter(payload: CommandPayload<'room.enter'>) {
      if (connection !== undefined) await leaveRegistry(connection);
      connection = undefined;
      const entered = await enterRoom(services, port, source, payload);
      if (socket.disconnected) {
        await leaveRegistry(entered.connection);
        throw new RoomError('not-entered', 'The socket is closed.');
      }
      connection = entered.connection;
      unwatch();
      unwatch = watchGuide(services, connection, socket.conn);
      if (connection.attendeeId !== null) void reconcileQueued(services, connection.appointmentId, connection.attendeeId);
      logger.info('room.entered', { appointmentId: connection.appointmentId, attendeeId: connection.attendeeId, role: connection.role });
      return { seq: entered.snapshot.seq, result: { snapshot: entered.snapshot } };
    }

    const answer = async (message: unknown, acknowledge: (answer: unknown) => void) => {
      const name = (message as { name?: unknown } | null)?.name;
      const bringsSnapshot = name === 'room.enter' || name === 'room.snapshot';
      if (bringsSnapshot) snapshotsUnderWay += 1;
      const answered = await answerCommand(services, commandSocket, message);
      acknowledge(answered);
      if (bringsSnapshot) snapshotsUnderWay -= 1;
      if (snapshotsUnderWay === 0) for (const notification of held.splice(0)) socket.emit(NOTIFICATION_EVENT, notification);
      if (answered.ok && name === 'room.leave') port.close('left');
    };
    socket.on(COMMAND_EVENT, (message: unknown, acknowledge: unknown) => {
      if (typeof acknowledge !== 'function') return;
      answer(message, acknowledge as (answer: unknown) => void).catch((error: unknown) => {
        logger.error('command.failed', errorFields(error));
        socket.disconnect(true);
      });
    });
    socket.onAny((event: string, ...rest: unknown[]) => {
      const acknowledge = rest.at(-1);
      if (event !== COMMAND_EVENT && typeof acknowledge === 'function')
        acknowledge({ ok: false, error: new RoomError('unknown-command', `Commands are sent as ${COMMAND_EVENT}.`).toBody() });
    });
    socket.on('disconnect', (reason) => {
      clearTimeout(late);
      prepared?.discard();
      unwatch();
      logger.debug('socket.closed', { reason });
      // Who says goodbye to Socket.IO alone would keep the connection beneath it, and with it a place.
      socket.conn.close();
      if (connection !== undefined)
        leaveRegistry(connection).catch((error: unknown) => logger.error('presence.failed', errorFields(error)));
    });
  }

  /** Takes a connection out and marks its attendee as gone, unless they are back already. */
  async function leaveRegistry(connection: Connection): Promise<void> {
    if (!connections.remove(connection)) return;
    const { appointmentId, attendeeId } = connection;
    if (attendeeId !== null) {
      await engine
        .change(appointmentId, (room) => disconnect(room, attendeeId, { connectionId: connection.id }))
        .catch((error: unknown) => logger.error('presence.failed', { appointmentId, ...errorFields(error) }));
    }
    if (connections.ofRoom(appointmentId).length > 0) return;
    delivery.forget(appointmentId);
    media.forgetRemoteState(appointmentId);
    // Others may be connected at another server.
    const isEmpty = services.bus === undefined || !(await isInhabited(services.database, appointmentId).catch(() => true));
    if (isEmpty && connections.ofRoom(appointmentId).length === 0) media.closeRoom(appointmentId);
  }

  const stopChecks = every(limits.recheckEveryMs, () => {
    for (const connection of connections.all()) {
      checkSession(services, connection).catch((error: unknown) => logger.error('session.recheck-failed', errorFields(error)));
    }
  });
  let isChecking = false;
  const checkGuides = async () => {
    if (isChecking) return;
    isChecking = true;
    await Promise.all(
      connections
        .all()
        .map((connection) =>
          checkGuide(services, connection).catch((error: unknown) => logger.warn('session.recheck-failed', errorFields(error))),
        ),
    );
    isChecking = false;
  };
  const stopGuideChecks = every(limits.recheckGuidesEveryMs, () => void checkGuides());
  const stopSweep = every(SILENCE_LIMIT_MS / 2, () => {
    sweepSilent(services).catch((error: unknown) => logger.error('presence.failed', errorFields(error)));
    sweepNeverEntered(services).catch((error: unknown) => logger.error('presence.failed', errorFields(error)));
    reconcileLocal(services).catch((error: unknown) => logger.warn('act.settling-failed', errorFields(error)));
  });

  return {
    closeGuide(sessionHash, reason) {
      for (const connection of connections.all()) if (connection.guideSessionHash === sessionHash) connection.close(reason);
      services.bus?.publish({ kind: 'guide-closed', sessionHash, reason });
    },
    async close() {
      stopChecks();
      stopGuideChecks();
      stopSweep();
      for (const connection of connections.all()) connection.close('draining');
      await new Promise<void>((done) => void io.close(() => done()));
      // What was begun in somebody's name is finished and noted.
      await services.actionQueue.idle();
      await engine.idle();
    },
  };
}
