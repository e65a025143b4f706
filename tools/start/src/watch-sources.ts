import { type FSWatcher, watch } from 'node:fs';

/** An editor writes a file in several steps; a checkout writes many files. */
const QUIET_MS = 200;

/** Calls back once after each burst of changes to source files below some folders. Gives a function that ends it. */
export function watchSources(folders: readonly string[], onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers: FSWatcher[] = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (!file || !/\.(?:ts|tsx|json|sql)$/.test(file) || /\.test\.tsx?$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(onChange, QUIET_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
