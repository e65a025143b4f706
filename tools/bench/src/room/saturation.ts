import { availableParallelism } from 'node:os';
import type { Generator, MediaMeasure } from './generator.ts';
import { GUIDE } from './presentations.ts';
import { droppedDatagrams, meterCpu } from './processes.ts';
import type { Product } from './product.ts';

/** One load of one worker. */
export interface SaturationLevel {
  readonly consumers: number;
  readonly packetsPerSecond: number;
  readonly loss: number;
  /** 1 is one core. */
  readonly workerCpu: number;
  readonly generatorCpu: number;
  /** Datagrams that the worker had no room for when they arrived. */
  readonly droppedAtWorker: number;
  readonly droppedAtGenerator: number;
  /** Packets that the generator was too slow to send. */
  readonly skipped: number;
}

/** Where the loss begins, and with what. */
export interface Saturation {
  readonly levels: readonly SaturationLevel[];
  /** The most consumers that lost less than the limit. */
  readonly carried: number;
  readonly isReached: boolean;
  readonly cause: string;
}

const LOSS_LIMIT = 0.01;
const MEASURE_MS = 4_000;
/** Above this, a process has the core that it runs on to itself. */
const BUSY = 0.85;

export interface SaturationOptions {
  readonly kind: 'audio' | 'video';
  /** How many send; every receiver consumes them all. */
  readonly senders: number;
  /** How many receive at each level, growing. */
  readonly receivers: readonly number[];
}

/** Adds receivers to a room until more than 1 % of what its only worker should send is missing. */
export async function findSaturation(
  product: Product,
  generator: Generator,
  { kind, senders, receivers }: SaturationOptions,
  log: (line: string) => void,
): Promise<Saturation> {
  const { path } = await product.makeRoom();
  const { origin } = product;
  const [worker = 0] = product.workerPids();
  const source = kind === 'audio' ? 'mic' : 'camera';
  await generator.ask('guide', { origin, path, ...GUIDE, sends: [source] });
  if (senders > 1) await generator.ask('join', { origin, path, count: senders - 1, atOnce: 4, sends: [source], receives: false });
  const levels: SaturationLevel[] = [];
  let present = 0;
  for (const wanted of receivers) {
    await generator.ask('join', { origin, path, count: wanted - present, atOnce: 4, sends: [], receives: true });
    present = wanted;
    const look = () => measureLevel(generator, kind, worker, product.running.settings.MEDIA_PORT);
    const first = await look();
    // A machine that was busy with something else for a moment is not saturation: it has to be seen twice.
    const second = first.loss > LOSS_LIMIT ? await look() : first;
    const level = second.loss < first.loss ? second : first;
    levels.push(level);
    log(
      `${kind}: ${level.consumers} consumers, ${level.packetsPerSecond.toFixed(0)} packets/s, loss ${(level.loss * 100).toFixed(2)} %, worker ${level.workerCpu.toFixed(2)}, generator ${level.generatorCpu.toFixed(2)} cores`,
    );
    if (level.loss > LOSS_LIMIT) break;
  }
  await generator.ask('end', {});
  const last = levels.at(-1);
  const isReached = last !== undefined && last.loss > LOSS_LIMIT;
  return {
    levels,
    carried: levels.findLast(({ loss }) => loss <= LOSS_LIMIT)?.consumers ?? 0,
    isReached,
    cause: isReached ? causeOf(last) : 'not reached',
  };
}

async function measureLevel(generator: Generator, kind: 'audio' | 'video', worker: number, mediaPort: number): Promise<SaturationLevel> {
  const dropsBefore = droppedDatagrams();
  const meter = meterCpu({ worker });
  const measured: MediaMeasure = await generator.ask('measure', { ms: MEASURE_MS });
  const { worker: workerCpu = Number.NaN } = meter.read();
  const dropsAfter = droppedDatagrams();
  const dropped = (port: number) => (dropsAfter.get(port) ?? 0) - (dropsBefore.get(port) ?? 0);
  const { consumers, silent, expected, lost, packetsPerSecond } = measured[kind];
  // A consumer that nothing arrives at has lost all that the others were sent.
  const missing = silent * (expected / Math.max(1, consumers - silent));
  return {
    consumers,
    packetsPerSecond,
    loss: (lost + missing) / Math.max(1, expected + missing),
    workerCpu,
    generatorCpu: measured.cpu,
    droppedAtWorker: dropped(mediaPort),
    droppedAtGenerator: measured.ports.reduce((sum, port) => sum + dropped(port), 0),
    skipped: measured.skipped,
  };
}

/** Tells apart who was at the end of their strength. */
export function causeOf({
  loss,
  packetsPerSecond,
  workerCpu,
  generatorCpu,
  droppedAtWorker,
  droppedAtGenerator,
  skipped,
}: SaturationLevel): string {
  const lostPackets = (loss / Math.max(1e-9, 1 - loss)) * packetsPerSecond * (MEASURE_MS / 1_000);
  // A packet that never reached the worker is missing at each of its receivers, and no receiver is to blame.
  const isOurs = droppedAtGenerator > lostPackets / 2 || skipped > lostPackets / 2;
  if (isOurs && generatorCpu >= BUSY) return 'the load generator (its own core is full): the worker carries more';
  if (isOurs)
    return workerCpu + generatorCpu >= availableParallelism() * BUSY
      ? 'the machine: worker, generator and server share its cores'
      : 'the load generator: its receive buffers overflowed';
  if (workerCpu >= BUSY) return 'the worker: its core is full';
  if (droppedAtWorker > 0) return 'the worker was not scheduled in time: what senders sent overflowed its receive buffer';
  return 'the network stack: what the worker sent did not arrive, and neither side was full';
}
