import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type Project, readProject } from './project.ts';
import { type PublishablePackage, ROOT } from './publishable-packages.ts';
import { publishedManifest, STYLESHEET_TYPES, type Versions } from './published-manifest.ts';
import { stageSources } from './source-maps.ts';

/** Links that leave the package lead to the repository's page: nobody else has the file. */
function withAddresses(text: string, home: string, { address }: Project): string {
  return text.replaceAll(/\]\((\.\.?\/[^)\s]*)\)/g, (link, target: string) => {
    const [path = '', hash] = target.split('#');
    const file = resolve(home, path);
    if (!relative(home, file).startsWith('..') && existsSync(file)) return link;
    return `](${address}/blob/main/${relative(ROOT, file)}${hash === undefined ? '' : `#${hash}`})`;
  });
}

/**
 * Lays a built library out as it is published: no test, no condition of the workspace, but licence, addresses and the
 * sources that its maps lead to.
 *
 * @param target - A folder for all packages; the library's own is made anew inside of it.
 * @returns The package's folder.
 */
export function stage(library: PublishablePackage, target: string, versions?: Versions): string {
  const project = readProject();
  const folder = join(target, library.lib);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const manifest = publishedManifest(library, project, versions);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  for (const entry of ['README.md', 'CHANGELOG.md', ...(library.manifest.files ?? [])]) {
    const source = join(library.folder, entry);
    if (existsSync(source)) cpSync(source, join(folder, entry), { recursive: true });
  }
  if (Object.keys(manifest.exports).some((path) => path.endsWith('.css'))) writeFileSync(join(folder, STYLESHEET_TYPES), 'export {};\n');
  stageSources(folder, library.folder);
  for (const document of globSync('{*.md,docs/**/*.md}', { cwd: folder })) {
    const file = join(folder, document);
    writeFileSync(file, withAddresses(readFileSync(file, 'utf8'), dirname(join(library.folder, document)), project));
  }
  return folder;
}
