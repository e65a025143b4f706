import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dependencies, Template } from '../load-template.ts';
import { rewrite } from './rewrite.ts';
import { settingsExample } from './settings-example.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

interface WorkspaceManifest {
  readonly dependencies?: Dependencies;
  readonly devDependencies?: Dependencies;
  readonly engines?: Dependencies;
  readonly repository?: { readonly url: string };
}

/** Files of the workspace that are a shop's too, by the folders that they have there. */
const TAKEN: readonly { readonly from: string; readonly to: string; readonly files: readonly string[] }[] = [
  {
    from: 'apps',
    to: 'apps',
    files: ['*/app/**/*.{ts,tsx}', '*/{server,vite.config,react-router.config}.ts', '*/tsconfig.json'],
  },
  {
    from: 'tools/workspace-config/src',
    to: 'build',
    files: ['{vite,vite-dev,chunks,router,precompress,build-directory,unused-parts,brand-languages,language-module}.ts'],
  },
  { from: 'tools/workspace-config', to: '', files: ['tsconfig.base.json'] },
  {
    from: 'tools/start/src',
    to: 'start',
    files: ['{front-proxy,front-limits,arriving-body,unavailable-page,supervisor,child-guard,start-error,brand-locales}.ts'],
  },
  { from: 'brands', to: 'brand', files: ['languages.ts'] },
  { from: 'brands/vitrine', to: 'brand', files: ['icon.svg'] },
  { from: 'tools/create-vitrine/template', to: '', files: ['**/*'] },
];

/** Files that would set up the workspace itself have other names in it: `dot-gitignore`, `shop-tsconfig.json`. */
const named = (path: string): string => path.replace(/(^|\/)dot-/, '$1.').replace(/(^|\/)shop-/, '$1');

const manifestOf = (folder: string): WorkspaceManifest =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as WorkspaceManifest;

/** What a manifest of the workspace wants of a package. */
function versionOf(manifest: WorkspaceManifest, name: string): string {
  const version = manifest.dependencies?.[name] ?? manifest.devDependencies?.[name];
  if (version === undefined) throw new Error(`${name} has no version where the template looks for it.`);
  return version.replace(/^\^/, '');
}

const versionsOf = (manifest: WorkspaceManifest, names: readonly string[]): Dependencies =>
  Object.fromEntries(names.map((name) => [name, versionOf(manifest, name)]));

/** What is the workspace's alone; a shop has it as files. */
const isShops = (name: string): boolean => name !== '@vitrine/brand';

const shopsOf = (dependencies: Dependencies = {}): Dependencies =>
  Object.fromEntries(Object.entries(dependencies).filter(([name]) => isShops(name)));

function readFiles(): Record<string, string> {
  const files: Record<string, string> = {};
  for (const { from, to, files: patterns } of TAKEN) {
    const found = globSync([...patterns], { cwd: join(ROOT, from), withFileTypes: true }).filter((entry) => entry.isFile());
    for (const entry of found) {
      const file = join(entry.parentPath, entry.name);
      const path = named(join(to, file.slice(join(ROOT, from).length + 1)));
      files[path] = rewrite(path, readFileSync(file, 'utf8'));
    }
  }
  const address = manifestOf('.').repository?.url.replace(/^git\+|\.git$/g, '') ?? '';
  files['.env.example'] = settingsExample(readFileSync(join(ROOT, '.env.example'), 'utf8'), address);
  return Object.fromEntries(Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The template as the workspace has it now: the apps' own files, and what a shop has besides. */
export function readTemplate(): Template {
  const storefront = manifestOf('apps/storefront');
  const room = manifestOf('apps/sales-room');
  const shell = manifestOf('libs/app-shell');
  const root = manifestOf('.');
  const dependencies = {
    ...shopsOf(storefront.dependencies),
    ...versionsOf(shell, ['@react-router/node']),
    ...versionsOf(manifestOf('brands'), ['@fontsource-variable/figtree', '@fontsource-variable/fraunces']),
    ...versionsOf(manifestOf('tools/start'), ['@vitrine/http-server', 'httpxy']),
  };
  return {
    files: readFiles(),
    dependencies,
    roomDependencies: {
      ...Object.fromEntries(Object.entries(shopsOf(room.dependencies)).filter(([name]) => !(name in dependencies))),
      '@vitrine/sales-room-server': '0.0.0',
      ...versionsOf(manifestOf('libs/sales-room-server'), ['mediasoup']),
    },
    devDependencies: {
      ...storefront.devDependencies,
      ...versionsOf(root, ['@types/node', 'typescript', 'vite', 'vitest']),
    },
    node: shell.engines?.['node'] ?? '>=22.22',
  };
}
