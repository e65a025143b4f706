import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import semver from 'semver';
import ts from 'typescript';
import { filesOf, type StagedPackage } from './staged-package.ts';

/** `@scope/name` or `name` of what is imported; none for files and for what Node has. */
function packageOf(specifier: string): string | undefined {
  if (/^(\.|\/|node:|data:|virtual:)/.test(specifier) || builtinModules.includes(specifier)) return undefined;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** What the package's modules and declarations import, with a file that does so. */
function importedPackages(stage: StagedPackage): Map<string, string> {
  const imported = new Map<string, string>();
  for (const file of filesOf(stage, 'dist/**/*.{js,d.ts}')) {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(stage.folder, file), 'utf8'), true, file.endsWith('.js'));
    for (const { fileName } of importedFiles) {
      const other = packageOf(fileName);
      if (other !== undefined && other !== stage.manifest.name && !imported.has(other)) imported.set(other, file);
    }
  }
  return imported;
}

/**
 * Whether a package names all that it needs, in versions that a registry has.
 *
 * @param versions - The siblings' versions of the same release.
 */
export function checkDependencies(stage: StagedPackage, versions: ReadonlyMap<string, string>): string[] {
  const { name, dependencies = {}, peerDependencies = {} } = stage.manifest;
  const declared = { ...peerDependencies, ...dependencies };
  const undeclared = [...importedPackages(stage)].filter(([other]) => declared[other] === undefined);
  return [
    ...undeclared.map(([other, file]) => `${name}: ${file} imports ${other}, which is no dependency and no peer. Declare it.`),
    ...Object.entries(declared).flatMap(([other, range]) => {
      if (semver.validRange(range) === null)
        return [`${name}: ${other} is wanted as ${range}, which only this workspace understands. Give its version.`];
      const version = versions.get(other);
      return version === undefined || semver.satisfies(version, range, { includePrerelease: true })
        ? []
        : [`${name}: ${other} is wanted as ${range}, but is released as ${version}. Version both together.`];
    }),
    ...Object.entries(dependencies)
      .filter(([, range]) => semver.validRange(range) !== null && semver.valid(range) === null)
      .map(([other, range]) => `${name}: ${other} is brought along as ${range}, which changes beneath its users. Give one version.`),
    ...Object.entries(peerDependencies)
      .filter(([, range]) => semver.valid(range) !== null)
      .map(([other, range]) => `${name}: the peer ${other} is wanted as ${range} alone, which refuses every patch. Give a range.`),
  ];
}
