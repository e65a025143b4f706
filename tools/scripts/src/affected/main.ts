/**
 * `npm run affected [-- --base REF] [-- --files path,path] [-- --why]`: the tasks that `npm run verify:affected` selects for
 * what differs from a commit (main), committed or not; with `--why` each with the file and the edges that lead to it.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createProjectGraphAsync } from '@nx/devkit';
import { type NamedInputs, type Touch, touchesOf, waysTo } from './touches.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const USAGE = 'npm run affected -- [--base REF] [--files path,path] [--why]';
/** What the gate runs, in its order. */
const TARGETS = ['lint', 'typecheck', 'build', 'test', 'e2e'];

const git = (...args: readonly string[]): string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

function changedSince(base: string): string[] {
  try {
    const [start = base] = git('merge-base', base, 'HEAD');
    return [...new Set([...git('diff', '--name-only', start), ...git('ls-files', '--others', '--exclude-standard')])].sort();
  } catch {
    console.error(`${base} is no commit here. Name one that is: ${USAGE}`);
    process.exit(2);
  }
}

const { values } = parseArgs({
  options: { base: { type: 'string', default: 'main' }, files: { type: 'string' }, why: { type: 'boolean', default: false } },
});
process.env['NX_DAEMON'] = 'false';
const { namedInputs } = JSON.parse(readFileSync(join(ROOT, 'nx.json'), 'utf8')) as { namedInputs: NamedInputs };
const files = values.files?.split(',') ?? changedSince(values.base);
const graph = await createProjectGraphAsync({ exitOnError: false });

const touches = new Map<string, (Touch & { file: string })[]>();
for (const file of files)
  for (const touch of touchesOf(graph, namedInputs, file))
    touches.set(touch.project, [...(touches.get(touch.project) ?? []), { ...touch, file }]);
const ways = waysTo(graph, [...touches.keys()]);

for (const [project, way] of [...ways].sort(([one], [other]) => one.localeCompare(other))) {
  const targets = TARGETS.filter((target) => graph.nodes[project]?.data.targets?.[target] !== undefined);
  console.log(`${project}: ${targets.join(', ')}`);
  if (!values.why) continue;
  const [last = project] = way.slice(-1);
  const [first, ...others] = touches.get(last) ?? [];
  if (first === undefined) continue;
  const more = others.length === 0 ? '' : `, and ${others.length} more`;
  console.log(`    ${first.file}${more} → ${last} ${first.why}${way.length > 1 ? ` → ${way.toReversed().slice(1).join(' → ')}` : ''}`);
}
console.log(`${ways.size} of ${Object.keys(graph.nodes).length} projects, by ${files.length} changed files`);
