import { spawn } from 'node:child_process';
import { createReadStream, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { createTraceReader, TRACE_OPTIONS } from './trace-reader.ts';
import { environmentOf, type WorkspaceTask } from './workspace-tasks.ts';

/** What a task read of the repository's own files. */
export interface Recording {
  readonly task: string;
  readonly code: number;
  readonly seconds: number;
  /** Tracked files that it opened to read, sorted. */
  readonly files: readonly string[];
  /** Folders with tracked files whose names it listed, sorted. */
  readonly folders: readonly string[];
  /** Whether it asked git, which knows the names of all tracked files. */
  readonly asksGit: boolean;
}

export interface RecordOptions {
  /** The tree in which the task runs. */
  readonly root: string;
  /** Its tracked files. */
  readonly tracked: ReadonlySet<string>;
  /** Where git keeps the names of all tracked files. */
  readonly index: string;
  /** Folder for the trace while it is made, and for what the task prints. */
  readonly scratch: string;
}

/** Every folder on the way to a tracked file, the root as an empty text. */
const foldersOf = (tracked: Iterable<string>): Set<string> => {
  const folders = new Set(['']);
  for (const file of tracked)
    for (let folder = dirname(file); folder !== '.' && !folders.has(folder); folder = dirname(folder)) folders.add(folder);
  return folders;
};

/** Runs a task once, and takes down which tracked files its processes open and which folders they list. */
export async function recordTask(task: WorkspaceTask, { root, tracked, index, scratch }: RecordOptions): Promise<Recording> {
  mkdirSync(scratch, { recursive: true });
  const trace = join(scratch, `${task.id.replaceAll(/[@/:]/g, '-')}.trace`);
  const since = performance.now();
  const code = await new Promise<number>((resolve, reject) => {
    const child = spawn('strace', [...TRACE_OPTIONS, '-o', trace, 'sh', '-c', task.command], {
      cwd: join(root, task.folder),
      env: environmentOf(root, task),
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('close', (status) => resolve(status ?? 1));
  });
  const seconds = (performance.now() - since) / 1_000;

  const [files, folders] = [new Set<string>(), new Set<string>()];
  const known = foldersOf(tracked);
  let asksGit = false;
  const understand = createTraceReader();
  for await (const line of createInterface({ input: createReadStream(trace) })) {
    const opened = understand(line);
    if (opened === undefined) continue;
    if (opened.path === index) asksGit = true;
    if (opened.path !== root && !opened.path.startsWith(`${root}/`)) continue;
    const path = opened.path.slice(root.length + 1);
    if (opened.how === 'read' && tracked.has(path)) files.add(path);
    if (opened.how === 'listed' && known.has(path)) folders.add(path);
  }
  rmSync(trace);
  return { task: task.id, code, seconds, files: [...files].sort(), folders: [...folders].sort(), asksGit };
}
