import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { eachImport, projectOf, WORKSPACE_ROOT } from '../workspace-files.mjs';

/** Tests and stories may look across. */
const ASIDE = /\.(test|test-d|stories)\.tsx?$|^testing\//;
const SPECIFIER = /(?:\bfrom|\bimport\()\s*'(\.[^']+)'/g;

/** The folder directly below `src` that a path inside `src` lies in; undefined at the top. */
const folderIn = (path) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : undefined);

/** For each folder of a library the folders that import it, with one file as the witness. */
function importersOf(source) {
  const importers = new Map();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: source })) {
    const path = file.split(sep).join('/');
    const from = folderIn(path);
    if (from === undefined || ASIDE.test(path)) continue;
    for (const [, specifier] of readFileSync(join(source, file), 'utf8').matchAll(SPECIFIER)) {
      const to = folderIn(posix.join(posix.dirname(path), specifier));
      if (to === undefined || to === '..' || to === from) continue;
      if (!importers.has(to)) importers.set(to, new Map());
      if (!importers.get(to).has(from)) importers.get(to).set(from, path);
    }
  }
  return importers;
}

const known = new Map();

/** Two folders of one library never import each other: one of them is the lower one, and a reader can begin there. */
export const folderCycle = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      cycle:
        "'{{from}}' and '{{to}}' import each other ({{witness}} imports back): move what both need below them, or into the folder that uses it.",
    },
  },
  create(context) {
    const project = projectOf(context.filename);
    if (!project?.folder.startsWith('libs/') || !project.path.startsWith('src/')) return {};
    const path = project.path.slice('src/'.length);
    const from = folderIn(path);
    if (from === undefined || ASIDE.test(path)) return {};
    const source = join(WORKSPACE_ROOT, project.folder, 'src');
    return eachImport((node, specifier) => {
      if (!specifier.startsWith('.')) return;
      const to = folderIn(
        relative(source, join(dirname(context.filename), specifier))
          .split(sep)
          .join('/'),
      );
      if (to === undefined || to === '..' || to === from) return;
      if (!known.has(source)) known.set(source, importersOf(source));
      const witness = known.get(source).get(from)?.get(to);
      if (witness !== undefined) context.report({ node, messageId: 'cycle', data: { from, to, witness } });
    });
  },
};
