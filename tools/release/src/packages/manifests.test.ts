import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import semver from 'semver';
import { describe, expect, test } from 'vitest';
import { readLockFile } from '../checks/check-stage.ts';
import { checkEngines } from '../checks/engines.ts';
import { installSection } from './install-section.ts';
import { readProject } from './project.ts';
import { type PublishablePackage, publishablePackages } from './publishable-packages.ts';
import { publishedManifest, STYLESHEET_TYPES } from './published-manifest.ts';

const run = promisify(execFile);
const packages = publishablePackages();
const byName = packages.map((library): [string, PublishablePackage] => [library.manifest.name, library]);
const locked = readLockFile();
const project = readProject();

describe('a library says the truth of what it needs', () => {
  test.each(byName)('%s names a Node on which all that it cannot do without runs', (_name, library) => {
    expect(checkEngines(library, locked, library.home)).toEqual([]);
  });

  test('peers are asked for as ranges, so that no patch of theirs is refused', () => {
    const exact = packages.flatMap(({ manifest }) =>
      Object.entries(manifest.peerDependencies ?? {}).filter(([, range]) => semver.valid(range) !== null),
    );
    expect(exact).toEqual([]);
  });

  test('the peers of a package are tested with a version that their range allows', () => {
    const untested = packages.flatMap(({ manifest }) =>
      Object.entries(manifest.peerDependencies ?? {}).filter(
        ([peer, range]) => !semver.satisfies(locked[`node_modules/${peer}`]?.version ?? '', range),
      ),
    );
    expect(untested).toEqual([]);
  });

  test.each(byName)('%s begins its README with how to install it and what has to be there', (_name, { folder, manifest }) => {
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    expect(readme.slice(0, 1200)).toContain(`# ${manifest.name}\n\n${installSection(manifest)}`);
  });

  test.each(byName)('%s sends no reader to a command of the repository without leading there', (_name, { folder, manifest }) => {
    const documents = ['README.md', ...(manifest.files ?? []).filter((file) => file.endsWith('.md'))];
    const stranded = documents.flatMap((document) =>
      readFileSync(join(folder, document), 'utf8')
        // What is typed in a shop that was made with the package.
        .replaceAll(/```sh\nnpm create .*?```/gs, '')
        .replaceAll(/<!-- bench (\S+).*?<!-- \/bench \1 -->|<!--.*?-->/gs, '')
        .split('\n')
        .filter((line) => /npm (run|start|test)\b|npx nx|docs\/(operations|decisions)|`tools\//.test(line))
        .filter((line) => !/\]\(\.\.\/\.\.\//.test(line)),
    );
    expect(stranded).toEqual([]);
  });
});

describe('what is published', () => {
  test.each(byName)('%s says whose it is, where it lives and where to complain', (name, library) => {
    const manifest = publishedManifest(library, project);
    const home = `${project.address}/tree/main/${library.home}#readme`;
    expect(manifest).toMatchObject({ name, license: 'MIT', author: project.author, homepage: home, bugs: `${project.address}/issues` });
    expect(manifest['repository']).toMatchObject({ type: 'git', url: project.repository.url, directory: library.home });
    expect(manifest['publishConfig']).toEqual({ access: 'public', provenance: true });
  });

  test.each(byName)('%s exports its package.json, and types with every stylesheet', (_name, library) => {
    const { exports } = publishedManifest(library, project);
    expect(exports['./package.json']).toBe('./package.json');
    const sheets = Object.entries(exports).filter(([path]) => path.endsWith('.css'));
    expect(sheets.filter(([, target]) => typeof target === 'string' || target['types'] !== STYLESHEET_TYPES)).toEqual([]);
  });

  test('nothing of the workspace is left in it', () => {
    for (const library of packages)
      expect(JSON.stringify(publishedManifest(library, project))).not.toMatch(/@vitrine\/source|devDependencies|"nx"|"scripts"/);
  });

  test('a canary names its siblings by the canary’s versions', () => {
    const session = packages.find(({ lib }) => lib === 'session');
    const versions = new Map(packages.map(({ manifest }) => [manifest.name, '9.9.9-canary.1']));
    const manifest = session && publishedManifest(session, project, versions);
    expect(manifest).toMatchObject({ version: '9.9.9-canary.1', dependencies: { '@vitrine/routing': '9.9.9-canary.1' } });
  });

  test('a shop is written with packages that are published, in the versions of the same release', () => {
    const create = packages.find(({ lib }) => lib === 'create-vitrine');
    const names = new Set(packages.map(({ manifest }) => manifest.name));
    expect(Object.keys(create?.manifest.shopDependencies ?? {}).filter((name) => !names.has(name))).toEqual([]);
    const versions = new Map(packages.map(({ manifest }) => [manifest.name, '9.9.9']));
    const written = create && publishedManifest(create, project, versions).shopDependencies;
    expect(new Set(Object.values(written ?? {}))).toEqual(new Set(['9.9.9']));
  });

  test.each(byName)('%s cannot be published from its folder', async (_name, { manifest, folder }) => {
    const command = manifest.scripts?.['prepublishOnly'] ?? 'true';
    const refusal = await run('sh', ['-c', command], { cwd: folder }).then(
      () => 'published',
      (error: unknown) => (error as { stderr: string }).stderr,
    );
    expect(refusal).toContain('npm run release');
  });
});
