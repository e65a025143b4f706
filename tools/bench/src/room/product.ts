import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningVitrine, startVitrine } from '@vitrine/start';
import { needsBuild } from '../needs-build.ts';
import { type Inspector, openInspector } from './inspector.ts';
import { makePresentation } from './presentations.ts';
import { mediaWorkersOf } from './processes.ts';

/** The product as `npm start` runs it, for a measurement. */
export interface Product {
  readonly origin: string;
  readonly running: RunningVitrine;
  readonly dataDir: string;
  serverPid(): number;
  workerPids(): number[];
  /** Opens the room server's inspector. */
  inspectServer(): Promise<Inspector>;
  /** Opens the inspector of one of its processes. */
  inspect(name: InspectedProcess): Promise<Inspector>;
  /** Makes a presentation of the demo's slides that has started. */
  makeRoom(): Promise<{ path: string }>;
  /** What its processes have written since a moment (milliseconds since 1970), as far as it is kept. */
  saidSince(at: number): string[];
  stop(): Promise<void>;
}

/** A process that a measurement looks into. */
export type InspectedProcess = 'sales-room-server' | 'storefront';

/** Lines of the processes that are kept. */
const KEPT_LINES = 1_000;

/** Starts the product with data of its own, at free ports. */
export async function startProduct(settings: Readonly<Record<string, string>>, log: (line: string) => void): Promise<Product> {
  // Inspectors open at free ports. The processes inherit this.
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, '--inspect-port=0'].filter(Boolean).join(' ');
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-room-bench-'));
  /** Addresses of inspectors that have opened, by process. */
  const inspectors = new Map<string, string[]>();
  const inspected = new Map<InspectedProcess, number>();
  const said: { at: number; line: string }[] = [];
  const running = await startVitrine({
    port: 0,
    dataDir,
    build: needsBuild,
    env: { ...process.env, LOG_LEVEL: 'warn', ...settings },
    log: (source, line) => {
      said.push({ at: Date.now(), line: `${new Date().toISOString().slice(11, 23)} ${source}: ${line}` });
      if (said.length > KEPT_LINES) said.shift();
      const [address] = /ws:\/\/\S+/.exec(line) ?? [];
      if (address !== undefined && line.includes('Debugger listening'))
        inspectors.set(source, [...(inspectors.get(source) ?? []), address]);
      if (source === 'start' || source === 'build' || source === 'media-worker') log(`${source}: ${line}`);
    },
  });
  if (running.mediaMissing !== undefined) {
    await running.stop();
    throw new Error(`There is no media worker: ${running.mediaMissing}`);
  }
  const pidOf = (name: InspectedProcess) => {
    const { pid } = running.process(name);
    if (pid === undefined) throw new Error(`${name} does not run.`);
    return pid;
  };
  const serverPid = () => pidOf('sales-room-server');
  const inspect = async (name: InspectedProcess) => {
    const known = inspectors.get(name)?.length ?? 0;
    const pid = pidOf(name);
    // A process opens its inspector once.
    if (inspected.get(name) !== pid) {
      process.kill(pid, 'SIGUSR1');
      inspected.set(name, pid);
      for (let look = 0; look < 100 && (inspectors.get(name)?.length ?? 0) === known; look += 1)
        await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const address = inspectors.get(name)?.at(-1);
    if (address === undefined) throw new Error(`${name} opens no inspector.`);
    return openInspector(address);
  };
  return {
    origin: running.origin,
    running,
    dataDir,
    serverPid,
    workerPids: () => mediaWorkersOf(serverPid()),
    inspectServer: () => inspect('sales-room-server'),
    inspect,
    makeRoom: () => makePresentation(running, { isStarted: true }),
    saidSince: (at) => said.filter((entry) => entry.at >= at).map(({ line }) => line),
    async stop() {
      await running.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
