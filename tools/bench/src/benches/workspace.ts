import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareTests } from '@vitrine/scripts/prepare-tests';
import { addWorkTree } from '@vitrine/scripts/work-tree';
import type { MeasureBench } from '../bench-report.ts';
import { type Aim, atMost } from '../room/aims.ts';
import { STEP_NAMES, type StepName, type Timed, timeStep } from '../workspace/steps.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
/** What the gate runs before the end-to-end tests. */
const TARGETS = 'lint,typecheck,build,test';
/** Percent of a full run that a change in a leaf library may cost. */
const LEAF_LIMIT = 15;

const NAMES: Readonly<Record<StepName, string>> = {
  'start-up': 'start-up of Nx, which does nothing',
  full: 'everything, with nothing kept',
  'no-op': 'everything, with all results kept',
  leaf: 'a change in a leaf library (sales-room-ui)',
  base: 'a change in a base library (routing)',
};

export const bench: MeasureBench = {
  description: "What the workspace's tasks take after a change, in a tree of its own, beside a run of all of them.",
  async measure(args, log) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        only: { type: 'string', default: STEP_NAMES.join() },
        targets: { type: 'string', default: TARGETS },
        parallel: { type: 'string', default: '2' },
      },
    });
    const only = values.only.split(',');
    const unknown = only.filter((name) => !STEP_NAMES.some((known) => known === name));
    if (unknown.length > 0) throw new Error(`--only ${unknown.join()}: expected some of ${STEP_NAMES.join()}.`);
    await prepareTests(log);
    const tree = addWorkTree(ROOT, join(tmpdir(), `bench-workspace-${process.pid}`));
    try {
      const options = { root: tree.path, targets: values.targets.split(','), parallel: Number(values.parallel) };
      const results = new Map<StepName, Timed>();
      for (const step of STEP_NAMES.filter((name) => only.includes(name))) {
        const timed = await timeStep(step, options);
        results.set(step, timed);
        log(`${NAMES[step]}: ${timed.seconds.toFixed(1)} s, ${timed.ran} of ${timed.tasks} tasks ran`);
      }
      return {
        aims: aimsOf(results),
        results: Object.fromEntries(results),
        markdown: tableOf(results),
        readme: { file: join(ROOT, 'tools', 'bench', 'README.md'), marker: 'bench workspace' },
      };
    } finally {
      tree.remove();
    }
  },
};

const shareOf = (step: StepName, results: ReadonlyMap<StepName, Timed>): number | undefined => {
  const [part, full] = [results.get(step), results.get('full')];
  return part === undefined || full === undefined ? undefined : (100 * part.seconds) / full.seconds;
};

function aimsOf(results: ReadonlyMap<StepName, Timed>): Aim[] {
  const leaf = shareOf('leaf', results);
  return leaf === undefined ? [] : [atMost('a change in a leaf library, of a full run', leaf, LEAF_LIMIT, '%')];
}

function tableOf(results: ReadonlyMap<StepName, Timed>): string {
  const rows = [...results].map(([step, { seconds, tasks, ran }]) => {
    const share = shareOf(step, results);
    return `| ${[NAMES[step], seconds.toFixed(1), share === undefined ? '–' : `${share.toFixed(1)} %`, `${ran} of ${tasks}`].join(' | ')} |`;
  });
  return ['| What | Seconds | Of everything | Tasks that ran |', '| --- | --: | --: | --: |', ...rows].join('\n');
}
