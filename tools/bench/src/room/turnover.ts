import type { Generator } from './generator.ts';
import { GUIDE } from './presentations.ts';
import { openSockets, residentBytes } from './processes.ts';
import type { Product } from './product.ts';

/** What the processes hold at one moment. */
export interface Holding {
  readonly joins: number;
  /** In use after a garbage collection. */
  readonly serverHeap: number;
  readonly serverBytes: number;
  readonly serverSockets: number;
  readonly workerBytes: number;
  readonly workerSockets: number;
}

export interface Turnover {
  readonly holdings: readonly Holding[];
  /** Bytes that each join of the second half left behind, by the line through the looks: of the server, what a garbage collection could not free. */
  readonly serverSlope: number;
  readonly workerSlope: number;
}

const AT_ONCE = 8;

/** The slope of the line through these points by least squares. */
export function slopeOf(points: readonly (readonly [number, number])[]): number {
  const mean = (pick: 0 | 1) => points.reduce((sum, point) => sum + point[pick], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const spread = points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
  return spread === 0 ? 0 : points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0) / spread;
}

/** Lets so many people join with media and leave again, in groups, and looks what stays. */
export async function measureTurnover(
  product: Product,
  generator: Generator,
  { joins, group }: { joins: number; group: number },
  log: (line: string) => void,
): Promise<Turnover> {
  const { origin } = product;
  const [worker = 0] = product.workerPids();
  const inspector = await product.inspectServer();
  const look = async (done: number): Promise<Holding> => ({
    joins: done,
    serverHeap: (await inspector.memoryAfterCollection()).heap,
    serverBytes: residentBytes(product.serverPid()),
    serverSockets: openSockets(product.serverPid()),
    workerBytes: residentBytes(worker),
    workerSockets: openSockets(worker),
  });
  const holdings: Holding[] = [];
  for (let done = 0; done < joins; done += group) {
    const { path } = await product.makeRoom();
    await generator.ask('guide', { origin, path, ...GUIDE, sends: ['mic', 'camera'] });
    await generator.ask('join', { origin, path, count: group, atOnce: AT_ONCE, sends: [], receives: true });
    await generator.ask('end', {});
    await settled(product.serverPid());
    const held = await look(done + group);
    holdings.push(held);
    log(
      `${held.joins} joins and leaves: server heap ${(held.serverHeap / 1_048_576).toFixed(1)} MB, ${held.serverSockets} sockets; worker ${(held.workerBytes / 1_048_576).toFixed(1)} MB, ${held.workerSockets} sockets`,
    );
  }
  inspector.close();
  const second = holdings.slice(Math.floor(holdings.length / 2));
  return {
    holdings,
    serverSlope: slopeOf(second.map(({ joins: at, serverHeap }) => [at, serverHeap])),
    workerSlope: slopeOf(second.map(({ joins: at, workerBytes }) => [at, workerBytes])),
  };
}

/** Waits until the server has closed its sockets: their number stands still. */
async function settled(pid: number): Promise<void> {
  let before = Number.NaN;
  for (let look = 0; look < 40; look += 1) {
    const now = openSockets(pid);
    if (now === before) return;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
