import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

interface Inputs {
  readonly namedInputs?: Readonly<Record<string, readonly unknown[]>>;
}
interface Workspace extends Inputs {
  readonly targetDefaults: Readonly<Record<string, { readonly cache?: boolean; readonly inputs?: readonly unknown[] }>>;
}
interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly nx?: Inputs & { readonly implicitDependencies?: readonly string[] };
}

const readJson = <Content>(path: string): Content => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Content;
const workspace = readJson<Workspace>('nx.json');
const files = (pattern: string): string[] => globSync(pattern, { cwd: ROOT, exclude: (path) => path.includes('node_modules') });
const projects = new Map(files('{apps,libs,tools}/*/package.json').map((path) => [dirname(path), readJson<Manifest>(path)]));
const projectOf = (path: string): string | undefined => [...projects.keys()].find((folder) => path.startsWith(`${folder}/`));

/** A target's inputs with the named ones in full. */
const inputsOf = (names: readonly unknown[]): string[] =>
  names.flatMap((input) => {
    if (typeof input !== 'string') return [];
    const named = workspace.namedInputs?.[input];
    return named === undefined ? [input] : inputsOf(named);
  });

/** The file behind an import, from the workspace's root; null where it belongs to nobody here. */
function fileOf(importer: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return relative(ROOT, join(ROOT, dirname(importer), specifier));
  const found = [...projects].find(([, { name }]) => specifier === name || specifier.startsWith(`${name}/`));
  if (found === undefined) return null;
  const [folder, { name, exports = {} }] = found;
  const target = exports[`.${specifier.slice(name.length)}`];
  return join(folder, typeof target === 'string' ? target : 'package.json');
}

/** Whether a change of a file outside of a project changes the hash of that project's target. */
function isInput(file: string, target: string): boolean {
  const inputs = inputsOf(workspace.targetDefaults[target]?.inputs ?? []);
  const included = inputs.some(
    (input) => input.startsWith('{workspaceRoot}/') && matchesGlob(file, input.slice('{workspaceRoot}/'.length)),
  );
  const owner = projectOf(file);
  // What another project contributes is read from that project's own definition, if it has one.
  const contributes = (name: string): boolean =>
    owner !== undefined && inputs.includes(`^${name}`) && projects.get(owner)?.nx?.namedInputs?.[name]?.length !== 0;
  return included || contributes('production') || contributes('default');
}

const IMPORT = /(?:from|import) '([^']+)'|import\('([^']+)'\)|"extends": "([^"]+)"/g;

/** What files of a kind take from outside of their project, where a change of it leaves the target's hash as it was. */
function unseen(target: string, pattern: string): string[] {
  return files(pattern).flatMap((importer) =>
    [...readFileSync(join(ROOT, importer), 'utf8').matchAll(IMPORT)].flatMap(([, from, dynamic, base]) => {
      const file = fileOf(importer, from ?? dynamic ?? base ?? '');
      const isOutside = file !== null && projectOf(file) !== projectOf(importer);
      return isOutside && !isInput(file, target) ? [`${importer} takes ${file}, no input of ${target}`] : [];
    }),
  );
}

const SHARED = '{apps,libs,tools}/*';

describe('the inputs of a cached target', () => {
  it.each([
    ['build', `${SHARED}/{tsdown,vite,react-router}.config.ts`],
    ['build', `${SHARED}/{server.ts,tsconfig.json}`],
    ['test', `${SHARED}/vitest.config.{ts,mjs}`],
    ['test', `${SHARED}/src/**/*.test.{ts,tsx}`],
    ['typecheck', `${SHARED}/{tsconfig*.json,*.config.ts,server.ts}`],
    ['typecheck', `${SHARED}/{src,e2e}/**/*.{ts,tsx}`],
    ['lint', `${SHARED}/*.config.{ts,mjs}`],
    ['lint', `${SHARED}/{src,e2e}/**/*.{ts,tsx}`],
  ])('%s: hold every file that %s takes from other projects', (target, pattern) => {
    expect(workspace.targetDefaults[target]?.cache).toBe(true);
    expect(files(pattern)).not.toEqual([]);
    expect(unseen(target, pattern)).toEqual([]);
  });

  it('e2e keeps no result, whatever its configuration and its tests take', () => {
    expect(workspace.targetDefaults['e2e']?.cache).toBe(false);
  });

  it('hold the shared configuration and what tests share, each by name', () => {
    for (const target of ['build', 'test', 'typecheck', 'lint'])
      expect(inputsOf(workspace.targetDefaults[target]?.inputs ?? []), target).toContain('{workspaceRoot}/tools/workspace-config/**/*');
    for (const target of ['test', 'typecheck', 'lint'])
      expect(inputsOf(workspace.targetDefaults[target]?.inputs ?? []), target).toContain('{workspaceRoot}/tools/e2e-kit/**/*');
  });
});

describe('what a change affects', () => {
  const APPS = ['@vitrine/sales-room', '@vitrine/storefront'];

  it('a change of an app asks for the end-to-end tests of every tool, for each of them starts both apps', () => {
    const testers = [...projects].filter(([folder, { scripts }]) => folder.startsWith('tools/') && scripts?.['e2e'] !== undefined);
    expect(testers).not.toEqual([]);
    for (const [folder, { nx }] of testers) expect([...(nx?.implicitDependencies ?? [])].sort(), folder).toEqual(APPS);
  });
});
