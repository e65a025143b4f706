import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres, startRedis } from '@vitrine/engines';
import { ensureEngines } from '@vitrine/engines/ensure';
import type { MeasureBench } from '../bench-report.ts';
import type { Evidence } from '../faults/evidence.ts';
import { faultList } from '../faults/fault-list.ts';
import { type FaultResult, runFault } from '../faults/run-fault.ts';
import { openScene } from '../faults/scene.ts';
import type { Aim } from '../room/aims.ts';
import { startProduct } from '../room/product.ts';
import { markdownTable } from '../room/statistics.ts';

const EVIDENCE = join(import.meta.dirname, '../../test-results/faults');
const README = join(import.meta.dirname, '../../../../libs/sales-room-client/README.md');

const cell = (text: string): string => text.replaceAll('|', '\\|');
/** What is told of a fault, with the files of what is known where it did not heal. */
type Kept = Omit<FaultResult, 'evidence'> & { readonly files: readonly string[] };

/** Keeps what is known about a fault that did not heal: replays are long, and are read by a program. */
async function keepEvidence(evidence: Evidence, index: number): Promise<string[]> {
  await mkdir(EVIDENCE, { recursive: true });
  const files = [
    { path: join(EVIDENCE, `${index}-story.txt`), text: evidence.text },
    ...Object.entries(evidence.replays).map(([who, log]) => ({
      path: join(EVIDENCE, `${index}-replay-${who}.json`),
      text: JSON.stringify(log),
    })),
  ];
  await Promise.all(files.map(({ path, text }) => writeFile(path, text)));
  return files.map(({ path }) => path);
}

const healed = (value: number | null): string => (value === null ? '**never**' : `${Math.round(value)}`);

function aimsOf(results: readonly Kept[]): Aim[] {
  const timed = results.flatMap(({ name, healedMs, aimMs }) =>
    aimMs === null
      ? []
      : [
          {
            name: `${name}: healed`,
            measured: healedMs === null ? 'never' : `${Math.round(healedMs)} ms`,
            aim: `≤ ${aimMs} ms`,
            met: healedMs !== null && healedMs <= aimMs,
          },
        ],
  );
  const losing = results.filter(({ lost }) => lost.length > 0).length;
  return [...timed, { name: 'faults after which something was lost', measured: String(losing), aim: '0', met: losing === 0 }];
}

/**
 * What people see when something breaks: a guide and a client in two real browsers, whose way to the product is a relay that cuts,
 * delays and loses. The product runs on a PostgreSQL server and a Redis of its own.
 */
export const bench: MeasureBench = {
  description: 'Faults of a sales room: what each person sees, how long it takes to heal, and what is lost.',
  async measure(args, log) {
    const { values } = parseArgs({
      args: [...args],
      options: { only: { type: 'string' }, repeat: { type: 'string', default: '1' }, light: { type: 'boolean', default: false } },
    });
    const effort = { isLight: values.light };
    await ensureEngines(['postgres', 'redis'], { log });
    const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    const product = await startProduct(
      { MEDIA_WORKERS: '1', DATABASE_URL: await postgres.createDatabase(), REDIS_URL: redis.url, LOG_LEVEL: 'info' },
      log,
    );
    const chosen = faultList({ postgres, redis }).filter(({ name }) => values.only?.split(',').some((part) => name.includes(part)) ?? true);
    const results: Kept[] = [];
    await rm(EVIDENCE, { recursive: true, force: true });
    try {
      let scene = await openScene(product, effort);
      try {
        for (const fault of Array.from({ length: Number(values.repeat) }, () => chosen).flat()) {
          const { evidence, ...result } = await runFault(scene, fault);
          log(
            `${result.name}: healed after ${healed(result.healedMs)} ms; lost ${result.lost.join('; ') || 'nothing'}\n  guide: ${result.saw.guide}\n  client: ${result.saw.client}`,
          );
          results.push({ ...result, files: evidence === undefined ? [] : await keepEvidence(evidence, results.length + 1) });
          if (evidence !== undefined) log(evidence.text);
          if (result.healedMs !== null) continue;
          // What did not heal must not spoil what comes after it.
          await scene.close();
          scene = await openScene(product, effort);
        }
      } finally {
        await scene.close();
      }
    } finally {
      await product.stop();
      await Promise.all([postgres.stop(), redis.stop()]);
    }
    const rows = results.map(({ name, healedMs, saw, lost }) => [
      name,
      healed(healedMs),
      cell(saw.client),
      cell(saw.guide),
      cell(lost.join('; ') || 'nothing'),
    ]);
    const markdown = [
      `${availableParallelism()} cores for everything together. The client is muted, with camera on, hand raised, one product liked; during each fault the client writes a line, and the guide switches the slide where they can. Healed: both see each other move, on the same slide, with the same chat; counted from the end of a fault that lasts, else from its beginning.`,
      markdownTable(['Fault', 'healed after ms', 'the client sees', 'the guide sees', 'lost'], rows),
    ].join('\n\n');
    return { aims: aimsOf(results), results, markdown, readme: { file: README, marker: 'bench faults' } };
  },
};
