import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Tells whether a changed source still compiles: what the compiler rejects needs no test. */
export interface TypeCheck {
  /** @param file Path relative to the tree's root. */
  compiles(file: string, text: string): boolean;
}

/**
 * One language service, kept for as long as the same project is asked about, so that only the changed file is checked again. Those
 * of all projects together need more memory than a process is given.
 */
export function createTypeCheck(root: string): TypeCheck {
  let project: { readonly folder: string; readonly check: (path: string, text: string) => boolean } | undefined;
  return {
    compiles(file, text) {
      const folder = libraryOf(file);
      if (project?.folder !== folder) project = { folder, check: openProject(join(root, folder)) };
      return project.check(join(root, file), text);
    },
  };
}

/** Folder of the library that a file is of, as `libs/ui`. */
export const libraryOf = (file: string): string => file.split('/').slice(0, 2).join('/');

function openProject(folder: string): (path: string, text: string) => boolean {
  const path = ts.findConfigFile(folder, ts.sys.fileExists) ?? join(folder, 'tsconfig.json');
  const { config } = ts.readConfigFile(path, ts.sys.readFile) as { config?: unknown };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(path));
  let changed = { path: '', text: '', version: 0 };
  const textOf = (name: string) => (name === changed.path ? changed.text : ts.sys.readFile(name));
  const service = ts.createLanguageService({
    getScriptFileNames: () => fileNames,
    getScriptVersion: (name) => (name === changed.path ? String(changed.version) : '0'),
    getScriptSnapshot: (name) => {
      const text = textOf(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => folder,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: textOf,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: (name) => ts.sys.realpath?.(name) ?? name,
  });
  return (path, text) => {
    changed = { path, text, version: changed.version + 1 };
    const isClean = service.getSemanticDiagnostics(path).length === 0 && service.getSyntacticDiagnostics(path).length === 0;
    changed = { path, text: readFileSync(path, 'utf8'), version: changed.version + 1 };
    return isClean;
  };
}
