import type { types } from 'mediasoup';
import { errorFields, type Logger } from '../logger.ts';
import type { IceServer, TurnSettings } from './ice-servers.ts';
import { loadMediasoup, type Mediasoup } from './load-mediasoup.ts';

/** How media reach this machine. */
export interface MediaOptions {
  /** Path of mediasoup's worker; undefined where this machine has none. */
  workerBin: string | undefined;
  /** How many workers; at most one per core is of use. */
  workers: number;
  listenIp: string;
  /** The address that browsers are told, where it differs from `listenIp`. */
  announcedAddress: string | undefined;
  /** Port of the first worker, UDP and TCP; each further worker takes the next one. */
  port: number;
  /** STUN servers that browsers are told, and TURN servers that ask nobody for a credential that ends. */
  iceServers: IceServer[];
  /** TURN servers for which each attendee gets a credential of their own. */
  turn?: TurnSettings;
  /** How long the transports of a lost socket wait for it to come back, in milliseconds; nothing is sent meanwhile. 10,000 where it isn't said. */
  resumeWindowMs?: number;
  limits?: Partial<MediaLimits>;
}

/** What a room's media allow, each in its place where it isn't set. */
export interface MediaLimits {
  /** Attendees of one room on one worker, before another worker takes part. */
  attendeesPerWorker: number;
  /** Bits a second that one attendee may send. */
  maxIncomingBitrate: number;
  /** Bits a second that one attendee is sent at most. */
  maxOutgoingBitrate: number;
  /** Bits a second with which sending to an attendee begins, before anything is known of their line. */
  initialOutgoingBitrate: number;
  transportsPerPeer: number;
  consumersPerPeer: number;
  /** Transports of people who get ready before the door of one room. */
  preparedPerRoom: number;
  /** How long such a transport waits for its owner to come in, in milliseconds. */
  preparedForMs: number;
}

const DEFAULT_MEDIA_LIMITS: MediaLimits = {
  attendeesPerWorker: 50,
  maxIncomingBitrate: 3_500_000,
  maxOutgoingBitrate: 8_000_000,
  initialOutgoingBitrate: 1_000_000,
  transportsPerPeer: 4,
  consumersPerPeer: 1_000,
  preparedPerRoom: 200,
  preparedForMs: 5 * 60_000,
};

/** The limits, with their defaults. */
export function mediaLimitsOf({ limits }: { limits?: Partial<MediaLimits> | undefined }): MediaLimits {
  return { ...DEFAULT_MEDIA_LIMITS, ...limits };
}

/** A running worker with its listening server. */
export interface MediaWorker {
  readonly index: number;
  readonly worker: types.Worker;
  readonly server: types.WebRtcServer;
}

/** Keeps the workers running: one that dies is replaced, with a growing pause where it keeps dying. */
export interface MediaWorkers {
  isAvailable(): boolean;
  /** Whether workers exist at all, now or after a restart. */
  isConfigured(): boolean;
  /** The worker with the least load that is none of these. */
  pick(loadOf: (worker: MediaWorker) => number, except?: readonly MediaWorker[]): MediaWorker | undefined;
  all(): MediaWorker[];
  close(): void;
}

/**
 * Bytes of a worker's receive and send buffers, as far as the system grants them (Linux: `net.core.rmem_max`). The default
 * holds about a hundred packets: a worker that waits some milliseconds for its core loses what senders sent meanwhile, for
 * everybody who receives it.
 */
const UDP_BUFFER = 4 * 1_048_576;

const RESTART_DELAYS_MS = [0, 250, 1_000, 2_000, 5_000];

type Launch = () => Promise<types.Worker>;

const launchOf =
  ({ createWorker }: Mediasoup, workerBin: string): Launch =>
  () =>
    createWorker({ workerBin, logLevel: 'warn' }).catch((cause: unknown) => {
      throw new Error(`MEDIASOUP_WORKER_BIN: ${workerBin} does not start: name a worker of mediasoup's own version, or none.`, { cause });
    });

/** Starts the workers. `onDied` and `onStarted` say when media go and come back. */
export async function startMediaWorkers(
  options: MediaOptions,
  logger: Logger,
  events: { onDied(worker: MediaWorker): void; onStarted(): void },
): Promise<MediaWorkers> {
  const running: (MediaWorker | undefined)[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let closed = false;

  async function start(launch: Launch, index: number): Promise<void> {
    const worker = await launch();
    const listen = {
      ip: options.listenIp,
      port: options.port === 0 ? 0 : options.port + index,
      ...(options.announcedAddress === undefined ? {} : { announcedAddress: options.announcedAddress }),
    };
    let server: types.WebRtcServer;
    try {
      server = await worker.createWebRtcServer({
        listenInfos: [
          { protocol: 'udp', ...listen, recvBufferSize: UDP_BUFFER, sendBufferSize: UDP_BUFFER },
          { protocol: 'tcp', ...listen },
        ],
      });
    } catch (error) {
      worker.close();
      throw new Error(`The media port ${listen.port} on ${listen.ip} can't be opened: free it or change MEDIA_PORT.`, { cause: error });
    }
    const entry: MediaWorker = { index, worker, server };
    running[index] = entry;
    const startedAt = Date.now();
    worker.on('died', () => {
      running[index] = undefined;
      logger.error('media.worker-died', { index, pid: worker.pid });
      events.onDied(entry);
      // A worker that ran for a while is replaced at once; one that dies at start is tried less and less often.
      restart(launch, index, Date.now() - startedAt > 10_000 ? 0 : 1);
    });
    logger.info('media.worker-started', { index, pid: worker.pid, port: listen.port });
  }

  function restart(launch: Launch, index: number, attempt: number): void {
    if (closed) return;
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        start(launch, index).then(
          () => (closed ? running[index]?.worker.close() : events.onStarted()),
          (error: unknown) => {
            logger.error('media.worker-failed', { index, attempt, ...errorFields(error) });
            restart(launch, index, attempt + 1);
          },
        );
      },
      RESTART_DELAYS_MS[Math.min(attempt, RESTART_DELAYS_MS.length - 1)],
    );
    timers.add(timer);
  }

  if (options.workerBin !== undefined) {
    const launch = launchOf(await loadMediasoup(), options.workerBin);
    for (let index = 0; index < options.workers; index += 1) await start(launch, index);
  }

  return {
    isConfigured: () => options.workerBin !== undefined,
    isAvailable: () => running.some((entry) => entry !== undefined),
    all: () => running.filter((entry) => entry !== undefined),
    pick(loadOf, except = []) {
      return running
        .filter((entry) => entry !== undefined)
        .filter((entry) => !except.includes(entry))
        .sort((a, b) => loadOf(a) - loadOf(b))[0];
    },
    close() {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
      for (const entry of running) entry?.worker.close();
    },
  };
}
