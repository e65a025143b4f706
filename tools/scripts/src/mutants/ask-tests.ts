import { join } from 'node:path';
import { createVitest, type Reporter, type Vitest } from 'vitest/node';

/** Runs test files of a tree whose sources change between two runs. */
export interface TestRunner {
  /**
   * Runs test files until one test fails.
   * @param tests Paths relative to the tree's root.
   * @param ignored Failures, as this function names them, that say nothing.
   * @returns The first test that failed, as `file › title`; undefined where all passed.
   */
  firstFailure(tests: readonly string[], ignored: ReadonlySet<string>): Promise<string | undefined>;
  /** A source has changed on disk. */
  changed(file: string): void;
  close(): Promise<void>;
}

/** Milliseconds after which a test has noticed a mutation by never coming to an end. */
const HANGS_AFTER_MS = 20_000;
/** Test files that are run at once: few, since the first failure ends the question. */
const BATCH = 4;

/** One Vitest for each project of a tree, kept open, so that only what changed is read again. */
export function createTestRunner(root: string): TestRunner {
  const opened = new Map<string, Promise<OpenProject>>();
  const projectFor = (folder: string): Promise<OpenProject> => {
    const known = opened.get(folder) ?? openProject(join(root, folder));
    opened.set(folder, known);
    return known;
  };
  return {
    async firstFailure(tests, ignored) {
      for (const batch of batchesOf(tests)) {
        const project = await projectFor(folderOf(batch[0] ?? ''));
        const failure = await project.run(
          batch.map((test) => join(root, test)),
          (what) => ignored.has(what.replace(`${root}/`, '')),
        );
        if (failure !== undefined) return failure.replace(`${root}/`, '');
      }
      return undefined;
    },
    changed(file) {
      for (const project of opened.values()) void project.then(({ vitest }) => vitest.invalidateFile(join(root, file)));
    },
    async close() {
      for (const project of opened.values()) await (await project).vitest.close();
    },
  };
}

const folderOf = (file: string): string => file.split('/').slice(0, 2).join('/');

/** Neighbours of one project, in their order. */
function batchesOf(tests: readonly string[]): string[][] {
  const batches: string[][] = [];
  for (const test of tests) {
    const last = batches.at(-1);
    if (last && last.length < BATCH && folderOf(last[0] ?? '') === folderOf(test)) last.push(test);
    else batches.push([test]);
  }
  return batches;
}

interface OpenProject {
  readonly vitest: Vitest;
  run(files: readonly string[], isIgnored: (failure: string) => boolean): Promise<string | undefined>;
}

async function openProject(folder: string): Promise<OpenProject> {
  let failure: string | undefined;
  let isIgnored: (what: string) => boolean = () => false;
  const fail = (what: string) => {
    if (failure !== undefined || isIgnored(what)) return;
    failure = what;
    void vitest.cancelCurrentRun('test-failure');
  };
  const reporter: Reporter = {
    onTestCaseResult(test) {
      if (test.result().state === 'failed') fail(`${test.module.moduleId} › ${test.fullName}`);
    },
    onTestModuleEnd(module) {
      if (module.errors().length > 0) fail(`${module.moduleId} › (the file itself)`);
    },
  };
  process.chdir(folder);
  const vitest = await createVitest({
    root: folder,
    config: join(folder, 'vitest.config.ts'),
    watch: false,
    reporters: [reporter],
    testTimeout: HANGS_AFTER_MS,
    hookTimeout: HANGS_AFTER_MS * 3,
    silent: true,
    // A source that was read before it changed is read again.
    isolate: true,
  });
  const known = await vitest.globTestSpecifications();
  return {
    vitest,
    async run(files, ignores) {
      failure = undefined;
      isIgnored = ignores;
      // A file that several projects of one configuration run is asked once.
      const specifications = files.flatMap((file) => known.find(({ moduleId }) => moduleId === file) ?? []);
      if (specifications.length < files.length) throw new Error(`Vitest does not run all of ${files.join(', ')}`);
      const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
      if (unhandledErrors.length > 0) fail(`${files.join(', ')} › an error that no test caught`);
      return failure;
    },
  };
}
