import type { FuzzInput, FuzzTarget, Known } from './fuzz-input.ts';
import { httpInput } from './http-inputs.ts';
import { gatherAttackers, gatherWitnesses, type Witnesses } from './people.ts';
import { endedBetween, type ProcessFacts, readProcesses } from './processes.ts';
import { sendInput } from './send-input.ts';
import { socketInput } from './socket-inputs.ts';

export type FuzzSort = 'http' | 'sockets';
const GENERATORS = { http: httpInput, sockets: socketInput } as const;

export interface FuzzOptions {
  readonly sort: FuzzSort;
  readonly inputs: number;
  readonly seed: number;
  /** Port of the front; the processes behind it have the next ones. */
  readonly port: number;
  /** Folder of the product's data: it says which processes run. */
  readonly dataDir: string;
  /** Numbers of the inputs that alone are sent, to see one again. */
  readonly only?: readonly number[];
  /** Kinds that are left out. */
  readonly without?: readonly string[];
  readonly log?: (line: string) => void;
}

export interface FuzzOutcome {
  readonly sent: number;
  readonly failures: readonly string[];
  /** How often each status came. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly kinds: Readonly<Record<string, number>>;
  /** Megabytes of each process after warming up and at the end. */
  readonly memory: Readonly<Record<string, readonly [number, number]>>;
}

/** Of a run, before memory counts: programs are compiled, caches filled. */
const WARM_UP = 0.4;
const BATCH = 250;
const AT_ONCE = 24;
const LOOK_EVERY_MS = 200;
/**
 * Memory may waver by that much without growing: it is given back when it pleases. A process that has drawn few pages so far first
 * fills its heap up to the level at which it stays.
 */
const WAVERING = { share: 0.35, megabytes: 80, level: 600 };
const PORTS: Readonly<Record<FuzzTarget, number>> = { front: 0, storefront: 1, 'sales-room': 2, 'sales-room-server': 3, 'demo-store': 4 };
/** Answers of the server's own that say it cannot right now; all others from 500 on are faults. */
const DOCUMENTED = new Set([501, 505]);

/** A machine with too much to do lets the time limit of a call pass. What does so again alone is a fault. */
const isLate = (status: number): boolean => status === 504;

/** A limit that is met by many at once is told with the time to wait. */
const isFull = (status: number, text: string): boolean => status === 503 && /^retry-after: \d+\r$/im.test(text);

/** The store's own words for criteria that it cannot read, as Shopware's: relayed as they are. What it did not expect itself is a fault. */
const isStoreRefusal = (status: number, text: string): boolean => status === 500 && /"code":"(?:FRAMEWORK|CHECKOUT)__/.test(text);

const printable = (input: FuzzInput): string => JSON.stringify(input).slice(0, 3_000);

async function isWell(origin: string): Promise<boolean> {
  return fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function untilWell(origin: string): Promise<void> {
  const limit = Date.now() + 120_000;
  while (!(await isWell(origin))) {
    if (Date.now() > limit) throw new Error('The product does not come back.');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Sends inputs to the product until all are sent, and looks after each batch whether everybody else is well. */
export async function runFuzz({
  sort,
  inputs,
  seed,
  port,
  dataDir,
  only,
  without = [],
  log = () => undefined,
}: FuzzOptions): Promise<FuzzOutcome> {
  const origin = `http://localhost:${port}`;
  const failures: string[] = [];
  const statuses: Record<string, number> = {};
  const kinds: Record<string, number> = {};
  const wanted = only ?? Array.from({ length: inputs }, (_each, index) => index);
  let witnesses: Witnesses = await gatherWitnesses(origin);
  const inFlight = new Map<number, FuzzInput>();
  const lately = new Set<FuzzInput>();
  const late = new Set<number>();
  let processes = readProcesses(dataDir);
  let warm: readonly ProcessFacts[] = processes;
  let sent = 0;

  const fail = (what: string, input?: FuzzInput): void =>
    void failures.push(
      `seed ${seed}${input === undefined ? '' : `, input ${input.index} (${input.kind})`}: ${what}${input === undefined ? '' : `\n  ${printable(input)}`}`,
    );
  function lookAtProcesses(): void {
    const now = readProcesses(dataDir);
    const ended = endedBetween(processes, now);
    if (ended.length > 0)
      fail(
        `${ended.join(', ')} ended; sent shortly before: ${[...lately, ...inFlight.values()].map(({ index, kind }) => `${index} (${kind})`).join(', ')}`,
      );
    processes = now;
    lately.clear();
  }

  async function sendOne(index: number, known: Known, isAlone = false): Promise<void> {
    const input = GENERATORS[sort](seed, index, known);
    if (without.includes(input.kind)) return;
    if (!isAlone) {
      sent += 1;
      kinds[input.kind] = (kinds[input.kind] ?? 0) + 1;
    }
    inFlight.set(index, input);
    const { text, statuses: answered, isSilent } = await sendInput(input, port + PORTS[input.target]);
    inFlight.delete(index);
    lately.add(input);
    for (const status of answered) {
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (isLate(status) && !isAlone) late.add(index);
      else if (status >= 500 && !DOCUMENTED.has(status) && !isFull(status, text) && !isStoreRefusal(status, text))
        fail(`answered ${status}: ${text.slice(0, 600)}`, input);
    }
    if (input.mustAnswer && isSilent) fail('no answer', input);
    if (witnesses.secrets.some((secret) => text.includes(secret))) fail('the answer holds a secret of somebody else', input);
  }

  for (let from = 0; from < wanted.length; from += BATCH) {
    const known = await gatherAttackers(origin, from / BATCH);
    const batch = wanted.slice(from, from + BATCH);
    const look = setInterval(lookAtProcesses, LOOK_EVERY_MS);
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let index = batch.shift(); index !== undefined; index = batch.shift()) await sendOne(index, known);
      }),
    );
    for (const index of late) await sendOne(index, known, true);
    late.clear();
    clearInterval(look);
    const before = failures.length;
    lookAtProcesses();
    const wrong = await witnesses.check().catch((error: unknown) => [`a witness is not answered: ${String(error)}`]);
    for (const each of wrong) fail(`${each}; in inputs ${from} to ${from + BATCH - 1}`);
    if (failures.length > before && wrong.length > 0) {
      // With new witnesses the rest can be judged, too.
      witnesses.leave();
      await untilWell(origin);
      witnesses = await gatherWitnesses(origin);
    }
    if (from < wanted.length * WARM_UP) warm = readProcesses(dataDir);
    log(
      `${Math.min(from + BATCH, wanted.length)} of ${wanted.length}, ${failures.length} failures, ${readProcesses(dataDir)
        .map(({ name, megabytes }) => `${name} ${megabytes} MB`)
        .join(', ')}`,
    );
  }
  witnesses.leave();

  const memory: Record<string, readonly [number, number]> = {};
  for (const { name, megabytes = 0, pid } of readProcesses(dataDir)) {
    const before = warm.find((each) => each.name === name && each.pid === pid)?.megabytes ?? megabytes;
    memory[name] = [before, megabytes];
    if (megabytes > Math.max(WAVERING.level, before * (1 + WAVERING.share) + WAVERING.megabytes))
      fail(`${name} grew from ${before} to ${megabytes} MB`);
  }
  return { sent, failures, statuses, kinds, memory };
}
