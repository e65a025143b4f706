import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** What is read of a source map or a declaration map. */
export interface SourceMapFile {
  /** The map's path inside the package. */
  file: string;
  sources: string[];
}

interface SourceMapJson {
  sources: string[];
  sourcesContent?: unknown;
}

/** Every map of a package and what it names. */
export const sourceMapsOf = (folder: string): SourceMapFile[] =>
  globSync('dist/**/*.map', { cwd: folder }).map((file) => ({
    file,
    sources: (JSON.parse(readFileSync(join(folder, file), 'utf8')) as SourceMapJson).sources,
  }));

/**
 * Puts the sources that a package's maps lead to beside its build, once: stack traces and "go to definition" end in
 * them, and maps need no copy of their own.
 *
 * @param stage - The package as it is published, with its build.
 * @param home - The library's folder.
 */
export function stageSources(stage: string, home: string): void {
  for (const { file, sources } of sourceMapsOf(stage)) {
    const path = join(stage, file);
    const { sourcesContent: _content, ...map } = JSON.parse(readFileSync(path, 'utf8')) as SourceMapJson;
    writeFileSync(path, JSON.stringify(map));
    for (const source of sources) {
      const inside = relative(stage, resolve(dirname(path), source));
      // What leads elsewhere is not brought along; the check of the stage names it.
      if (inside.startsWith('..') || !existsSync(join(home, inside))) continue;
      mkdirSync(dirname(join(stage, inside)), { recursive: true });
      cpSync(join(home, inside), join(stage, inside));
    }
  }
}
