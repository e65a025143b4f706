import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { ProjectGraph } from '@nx/devkit';

/** The targets of the gate whose reads are recorded, in the order in which each finds what it needs. */
const RECORDED_TARGETS = ['lint', 'typecheck', 'build', 'test'] as const;

/** A task as Nx would run it. */
export interface WorkspaceTask {
  /** `project:target`. */
  readonly id: string;
  readonly project: string;
  readonly target: string;
  /** Where it runs, from the workspace's root. */
  readonly folder: string;
  readonly command: string;
  readonly isCached: boolean;
}

interface RunOptions {
  readonly command?: string;
  readonly script?: string;
  readonly cwd?: string;
}

/** Every task of the recorded targets, those of one target together. */
export function tasksOf(root: string, { nodes }: ProjectGraph): WorkspaceTask[] {
  return RECORDED_TARGETS.flatMap((target) =>
    Object.values(nodes).flatMap(({ name, data }) => {
      const definition = data.targets?.[target];
      if (definition === undefined) return [];
      const { command, script, cwd = data.root } = (definition.options ?? {}) as RunOptions;
      const run = command ?? scriptOf(join(root, data.root), script ?? target);
      return [{ id: `${name}:${target}`, project: name, target, folder: cwd, command: run, isCached: definition.cache === true }];
    }),
  );
}

/** The script's own text: what npm reads to find it is the same for each and says nothing about the task. */
function scriptOf(folder: string, script: string): string {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { scripts?: Record<string, string> };
  const text = scripts?.[script];
  if (text === undefined) throw new Error(`${folder} has no script called ${script}, and its target no command.`);
  return text;
}

/** The variables that a task of Nx or npm sees. */
export function environmentOf(root: string, task: WorkspaceTask): NodeJS.ProcessEnv {
  const programs = [join(root, task.folder), root].map((folder) => join(folder, 'node_modules', '.bin'));
  return {
    ...process.env,
    PATH: [...programs, process.env['PATH'] ?? ''].join(delimiter),
    FORCE_COLOR: '0',
    NX_DAEMON: 'false',
    NX_WORKSPACE_ROOT: root,
    NX_TASK_TARGET_PROJECT: task.project,
    NX_TASK_TARGET_TARGET: task.target,
  };
}
