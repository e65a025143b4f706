import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join, normalize } from 'node:path';
import { ROOT } from '../packages/publishable-packages.ts';
import { sourceMapsOf } from '../packages/source-maps.ts';
import { filesOf, type StagedPackage } from './staged-package.ts';

/** What gives access to something, by its own mark. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b|_authToken\s*=\s*\S{8}/,
  'a token of GitHub': /\b(gh[opsu]_[A-Za-z0-9]{36}|github_pat_\w{40})/,
  'an access key of AWS': /\bAKIA[A-Z0-9]{16}\b/,
  'a key of Stripe': /\b[rs]k_live_[A-Za-z0-9]{16}/,
  'a signed token': /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/,
};

const NEVER_PUBLISHED =
  /(^|\/)(\.env(\..*)?|\.npmrc|node_modules\/.*|tsconfig.*\.json|.*\.test(-d)?\.[jt]sx?|.*\.stories\.[jt]sx?|.*\.tsbuildinfo)$/;

/** A map's sources lie in the package, at paths that mean the same on every machine. */
function checkMaps(stage: StagedPackage): string[] {
  const { name } = stage.manifest;
  const files = new Set(filesOf(stage));
  return sourceMapsOf(stage.folder).flatMap(({ file, sources }) =>
    sources.flatMap((source) => {
      if (isAbsolute(source) || /^[a-z]+:\/\/|^[A-Z]:\\/.test(source))
        return [`${name}: ${file} names the absolute path ${source}, which is one machine's. Build with paths relative to the map.`];
      const path = normalize(join(file, '..', source));
      return files.has(path) ? [] : [`${name}: ${file} leads to ${path}, which the package does not hold. Stage its source, too.`];
    }),
  );
}

/** Whether a package holds nothing that is somebody's own: secrets, paths of a machine, tests and settings. */
export function checkContents(stage: StagedPackage): string[] {
  const { name } = stage.manifest;
  const ownPaths = [ROOT, homedir()].filter((path) => path.length > '/root'.length || path === ROOT);
  return [
    ...filesOf(stage).flatMap((file) => {
      const text = readFileSync(join(stage.folder, file), 'latin1');
      return [
        ...(NEVER_PUBLISHED.test(file) ? [`${name}: ${file} is nobody else's business. Leave it out of "files".`] : []),
        ...Object.entries(SECRETS)
          .filter(([, mark]) => mark.test(text))
          .map(([secret]) => `${name}: ${file} holds ${secret}. Take it out, and have it withdrawn where it was given.`),
        ...ownPaths
          .filter((path) => text.includes(`${path}/`))
          .map((path) => `${name}: ${file} holds ${path}, a path of this machine. Build it with relative paths.`),
      ];
    }),
    ...checkMaps(stage),
  ];
}
