import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProjectGraphAsync, type NxJsonConfiguration, type ProjectGraph } from '@nx/devkit';
import { getTaskRawInputs } from 'nx/src/hasher/check-task-files.js';
import { type NamedInputs, touchesOf, waysTo } from '../affected/touches.ts';

/** What Nx knows of the workspace in whose folder this process loaded it. */
export interface Workspace {
  readonly graph: ProjectGraph;
  /** The files whose change changes the task's hash, as Nx itself resolves its inputs; the lock file's packages aside. */
  inputsOf(task: string): Promise<ReadonlySet<string>>;
  /** The projects that `npm run affected` names for a change of the file. */
  affectedBy(file: string): ReadonlySet<string>;
}

/** Reads the workspace. Nx takes the folder that is the process's when this module is loaded. */
export async function loadWorkspace(root: string): Promise<Workspace> {
  const nxJson = JSON.parse(readFileSync(join(root, 'nx.json'), 'utf8')) as NxJsonConfiguration & { namedInputs: NamedInputs };
  const projectGraph = await createProjectGraphAsync({ exitOnError: false });
  return {
    graph: projectGraph,
    async inputsOf(task) {
      const found = await getTaskRawInputs(task, { projectGraph, nxJson });
      if (found === null) throw new Error(`Nx plans no hash for ${task}.`);
      return new Set(found.files);
    },
    affectedBy(file) {
      const touched = touchesOf(projectGraph, nxJson.namedInputs, file).map(({ project }) => project);
      return new Set(waysTo(projectGraph, touched).keys());
    },
  };
}
