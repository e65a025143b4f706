import type { Draft } from '../draft.ts';
import type { Name } from '../names.ts';
import { compareNames, insertSorted } from '../order.ts';
import { addLineAfter } from '../text-edits.ts';
import { addImportBudget, addWeighedImport } from './import-budget.ts';
import { addLockedPackage } from './locked-package.ts';

interface TestDependencies {
  readonly nx: {
    readonly implicitDependencies?: string[];
    readonly targets?: Readonly<Record<string, { readonly dependsOn?: { projects: string[] }[] }>>;
  };
}

/** Tools that look at every package: a change of one is a change for them, and their tests need what it builds. */
const READERS_OF_PACKAGES = ['tools/bench/package.json', 'tools/contract-tests/package.json', 'tools/release/package.json'];

function addToManifest(text: string, project: string): string {
  const manifest = JSON.parse(text) as TestDependencies;
  const libraries = (list: string[]): boolean => list.includes('@vitrine/http-server');
  const lists = [
    manifest.nx.implicitDependencies ?? [],
    ...Object.values(manifest.nx.targets ?? {}).flatMap(({ dependsOn = [] }) => dependsOn.map(({ projects }) => projects)),
  ].filter(libraries);
  for (const list of lists) list.splice(0, list.length, ...insertSorted(list, project, compareNames));
  return JSON.stringify(manifest, null, 2);
}

/** Adds a library to every list of the workspace that names all of them and cannot be read from the folders. */
export function joinLists(draft: Draft, name: Name): void {
  const { kebab, words } = name;
  for (const path of READERS_OF_PACKAGES) draft.edit(path, (text) => addToManifest(text, `@vitrine/${kebab}`));
  draft.edit('package-lock.json', (text) => addLockedPackage(text, kebab));
  draft.edit('tools/bench/src/imports/weighed-imports.ts', (text) => addWeighedImport(text, name));
  draft.edit('tools/bench/imports.json', (text) => addImportBudget(text, name));
  draft.edit('docs/architecture.md', (text) =>
    addLineAfter(text, /^\| `libs\//, `| \`libs/${kebab}/src\` | one ${words}, read out of what a stranger sent |`, {
      from: '### Base',
      to: '### Domain',
    }),
  );
  draft.edit('CONTRIBUTING.md', (text) => text.replace(/^(\| base\s+\| .*?)(\s*\| no workspace library)/m, `$1, ${kebab}$2`));
  draft.edit('README.md', (text) =>
    addLineAfter(text, /^\| .*`libs\//, `| change how one ${words} is read | \`libs/${kebab}\` |`, { from: '## Find your way' }),
  );
}
