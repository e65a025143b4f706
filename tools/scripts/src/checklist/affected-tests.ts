import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GROUPS } from '../reports.ts';
import type { WasToRun } from './check-checklist.ts';

/** Names of the projects that a change touches and that have a target. */
export type AffectedProjects = (target: 'test' | 'e2e') => readonly string[];

/** Which tests `--affected` was to run, by Nx's own account: a report that is missing all the same is a fault. */
export function affectedTests(root: string, affected: AffectedProjects = askNx(root)): WasToRun {
  const folders = foldersByName(root);
  const ofTarget = (target: 'test' | 'e2e') => new Set(affected(target).map((name) => folders.get(name)));
  const [test, e2e] = [ofTarget('test'), ofTarget('e2e')];
  return (file) => {
    const [group, project, part] = file.split('/');
    return (part === 'e2e' ? e2e : test).has(`${group}/${project}`);
  };
}

const askNx =
  (root: string): AffectedProjects =>
  (target) =>
    JSON.parse(
      execFileSync('npx', ['nx', 'show', 'projects', '--affected', '--withTarget', target, '--json'], {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, NX_DAEMON: 'false' },
      }),
    ) as string[];

function foldersByName(root: string): Map<string, string> {
  const folders = GROUPS.flatMap((group) =>
    readdirSync(join(root, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${group}/${name}`),
  );
  return new Map(
    folders.map((folder) => [(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { name: string }).name, folder]),
  );
}
