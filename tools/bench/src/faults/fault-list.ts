import { readdirSync, readFileSync } from 'node:fs';
import { childrenOf } from '../room/processes.ts';
import { bothWays, CLEAR_NETWORK, type Conditions, type Direction } from './fault-link.ts';
import { setCamera, turnClock } from './page-witness.ts';
import type { Fault } from './run-fault.ts';
import { now, type Scene } from './scene.ts';

/** A database or a Redis that can go away and come back. */
export interface Engine {
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** What the product of a run is on. */
export interface Surroundings {
  readonly postgres: Engine;
  /** Undefined where the product does not speak to one yet. */
  readonly redis: Engine | undefined;
}

const HOUR = 3_600_000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Makes the client's network bad for so long. */
function onNetwork(name: string, lastsMs: number, conditions: Conditions, aimMs?: number): Fault {
  return {
    name,
    isGuideFree: true,
    ...(aimMs === undefined ? {} : { aimMs }),
    async breaks({ client }) {
      client.link.set(conditions);
      const over = pause(lastsMs).then(() => client.link.set(CLEAR_NETWORK));
      return () => over;
    },
  };
}

function killed(name: string, aimMs: number | undefined, kill: (scene: Scene) => void): Fault {
  return {
    name,
    isGuideFree: false,
    ...(aimMs === undefined ? {} : { aimMs }),
    async breaks(scene) {
      kill(scene);
      return undefined;
    },
  };
}

function away(name: string, engine: Engine, lastsMs: number): Fault {
  return {
    name,
    isGuideFree: false,
    async breaks() {
      await engine.kill();
      const over = pause(lastsMs).then(() => engine.start());
      return () => over;
    },
  };
}

const media = (way: 'up' | 'down', fault: Partial<Direction>): Conditions => ({
  ...CLEAR_NETWORK,
  [way]: { ...CLEAR_NETWORK[way], ...fault },
  concerns: 'media',
});

/** All that is tried, in this order. */
export const faultList = ({ postgres, redis }: Surroundings): Fault[] => [
  onNetwork("client's network cut for 2 s", 2_000, bothWays({ isCut: true }), 2_000),
  onNetwork("client's network cut for 10 s", 10_000, bothWays({ isCut: true })),
  onNetwork("client's network cut for 30 s", 30_000, bothWays({ isCut: true })),
  onNetwork('all media from the client lost for 10 s', 10_000, media('up', { isCut: true })),
  onNetwork('all media to the client lost for 10 s', 10_000, media('down', { isCut: true })),
  onNetwork('5 % loss for 10 s', 10_000, bothWays({ loss: 0.05 })),
  onNetwork('20 % loss for 10 s', 10_000, bothWays({ loss: 0.2 })),
  onNetwork('300 ms more each way for 10 s', 10_000, bothWays({ delayMs: 300 })),
  killed('media worker killed', 3_000, ({ product }) => {
    for (const pid of product.workerPids()) process.kill(pid, 'SIGKILL');
  }),
  killed('room server killed', undefined, ({ product }) => void process.kill(product.serverPid(), 'SIGKILL')),
  away('database gone for 5 s', postgres, 5_000),
  ...(redis ? [away('Redis gone for 5 s', redis, 5_000)] : []),
  {
    name: "client's clock jumps two hours ahead and, 5 s later, back",
    isGuideFree: true,
    async breaks({ client }) {
      await turnClock(client.page, 2 * HOUR);
      const over = pause(5_000).then(() => turnClock(client.page, 0));
      return () => over;
    },
  },
  {
    name: "server's clock jumps two hours ahead and, 5 s later, back",
    isGuideFree: true,
    async breaks({ product }) {
      const inspector = await product.inspectServer();
      await inspector.turnClock(2 * HOUR);
      const over = pause(5_000).then(async () => {
        await inspector.turnClock(0);
        inspector.close();
      });
      return () => over;
    },
  },
  {
    name: "client's machine asleep for 30 s",
    isGuideFree: true,
    isClientAwake: false,
    async breaks({ client }) {
      const processes = browserOf(client.link.tcpPort);
      if (processes.length === 0) throw new Error('The browser of the client was not found.');
      for (const pid of processes) process.kill(pid, 'SIGSTOP');
      const over = pause(30_000).then(() => {
        for (const pid of processes) process.kill(pid, 'SIGCONT');
      });
      return () => over;
    },
  },
  {
    name: "client's camera unplugged, and plugged in again after 5 s",
    isGuideFree: true,
    async breaks({ client: { page } }) {
      await setCamera(page, false);
      const since = now();
      return async () => {
        const on = page.getByRole('button', { name: 'Turn camera on', exact: true }).first();
        await on.waitFor();
        await pause(Math.max(0, since + 5_000 - now()));
        await setCamera(page, true);
        await on.click();
      };
    },
  },
];

/** All processes of the browser whose network is led to this port. */
function browserOf(tcpPort: number): number[] {
  const found = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(`127.0.0.1:${tcpPort}`);
      } catch {
        // It has ended meanwhile.
        return false;
      }
    })
    .map(Number);
  const all = new Set(found);
  for (const pid of all) for (const child of childrenOf(pid)) all.add(child);
  return [...all];
}
