import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import type { StagedPackage } from './staged-package.ts';

const STYLES_AND_PICTURES = /\.(css|svg)$/;

/** Complaints of one path of an entry: it leads to a file of the package, or to a family of them. */
function missing({ folder, manifest }: StagedPackage, entry: string, path: string): string[] {
  const isThere = path.includes('*') ? globSync(path, { cwd: folder }).length > 0 : existsSync(join(folder, path));
  return isThere ? [] : [`${manifest.name}: ${entry} leads to ${path}, which the package does not hold. Build it, or right its exports.`];
}

/** A family's declarations are as many as its modules. */
function undeclared({ folder, manifest }: StagedPackage, entry: string, types: string, module: string): string[] {
  if (!types.includes('*')) return [];
  const [before = '', after = ''] = types.split('*');
  return globSync(module, { cwd: `${folder}` })
    .map((file) => `./${file.replace(/^\.\//, '')}`)
    .map((file) => `${before}${file.slice(module.indexOf('*'), file.length - (module.length - module.indexOf('*') - 1))}${after}`)
    .filter((file) => !existsSync(join(folder, file)))
    .map((file) => `${manifest.name}: ${entry} has no types at ${file}. Build it with declarations.`);
}

function checkEntry(stage: StagedPackage, entry: string, target: string | Record<string, string>): string[] {
  const { name } = stage.manifest;
  if (typeof target === 'string') return missing(stage, entry, target);
  const conditions = Object.keys(target);
  const foreign = conditions.filter((condition) => !['types', 'default'].includes(condition));
  const { types, default: module } = target;
  return [
    ...foreign.map(
      (condition) => `${name}: ${entry} has the condition ${condition}, which nobody else knows. Publish what is staged, not the library.`,
    ),
    ...(module === undefined ? [`${name}: ${entry} has no default, so that nobody can import it. Give it one.`] : []),
    ...(types === undefined && !STYLES_AND_PICTURES.test(entry)
      ? [`${name}: ${entry} has no types, so that TypeScript takes it for any. Name its declarations first.`]
      : []),
    ...(types !== undefined && conditions[0] !== 'types'
      ? [`${name}: ${entry} names its types after another condition, where TypeScript never looks. Name them first.`]
      : []),
    ...(types !== undefined && !/\.d\.ts$/.test(types)
      ? [`${name}: ${entry} has the types ${types}, which are no declarations. Name a .d.ts file.`]
      : []),
    ...(module !== undefined && !STYLES_AND_PICTURES.test(entry) && !/(?<!\.d)\.js$/.test(module)
      ? [`${name}: ${entry} leads to ${module}, which is no module. Name a .js file.`]
      : []),
    ...Object.values(target).flatMap((path) => missing(stage, entry, path)),
    ...(types !== undefined && module !== undefined ? undeclared(stage, entry, types, module) : []),
  ];
}

/** Whether each entry leads to files that are there: modules with their types before them, stylesheets and pictures. */
export function checkEntries(stage: StagedPackage): string[] {
  const { name, exports, bin = {} } = stage.manifest;
  return [
    ...Object.entries(exports).flatMap(([entry, target]) => checkEntry(stage, entry, target)),
    ...Object.entries(bin).flatMap(([command, path]) => missing(stage, `the command ${command}`, path)),
    ...['README.md', 'LICENSE'].flatMap((file) => missing(stage, 'npm', file)),
    ...(exports['./package.json'] === undefined
      ? [`${name}: ./package.json is not exported, which tools read. Export "./package.json": "./package.json".`]
      : []),
  ];
}
