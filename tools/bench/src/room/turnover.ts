import type { Generator } from './generator.ts';
import { openFiles, residentBytes } from './processes.ts';
import { GUIDE, type Product } from './product.ts';

/** What the processes hold at one moment. */
export interface Holding {
  readonly joins: number;
  readonly serverBytes: number;
  readonly serverFiles: number;
  readonly workerBytes: number;
  readonly workerFiles: number;
}

export interface Turnover {
  readonly holdings: readonly Holding[];
  /** Bytes that each join of the second half left behind, by the line through the looks. */
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
export async function measureTurnover(product: Product, generator: Generator, { joins, group }: { joins: number; group: number }, log: (line: string) => void): Promise<Turnover> {
  const { origin } = product;
  const [worker = 0] = product.workerPids();
  const look = (done: number): Holding => ({ joins: done, serverBytes: residentBytes(product.serverPid()), serverFiles: openFiles(product.serverPid()), workerBytes: residentBytes(worker), workerFiles: openFiles(worker) });
  const holdings: Holding[] = [];
  for (let done = 0; done < joins; done += group) {
    const { path } = await product.makeRoom();
    await generator.ask('guide', { origin, path, ...GUIDE, sends: ['mic', 'camera'] });
    await generator.ask('join', { origin, path, count: group, atOnce: AT_ONCE, sends: [], receives: true });
    await generator.ask('end', {});
    await settled(product.serverPid());
    holdings.push(look(done + group));
    log(`${done + group} joins and leaves: server ${(look(0).serverBytes / 1_048_576).toFixed(0)} MB, ${look(0).serverFiles} files; worker ${(look(0).workerBytes / 1_048_576).toFixed(1)} MB, ${look(0).workerFiles} files`);
  }
  const second = holdings.slice(Math.floor(holdings.length / 2));
  return {
    holdings,
    serverSlope: slopeOf(second.map(({ joins: at, serverBytes }) => [at, serverBytes])),
    workerSlope: slopeOf(second.map(({ joins: at, workerBytes }) => [at, workerBytes])),
  };
}

/** Waits until the server has closed its sockets: their number stands still. */
async function settled(pid: number): Promise<void> {
  let before = Number.NaN;
  for (let look = 0; look < 40; look += 1) {
    const now = openFiles(pid);
    if (now === before) return;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
