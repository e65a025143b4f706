import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const LIBS = join(ROOT, 'libs');
/** Resolves siblings to their sources inside the workspace; nobody else has them. */
const WORKSPACE_CONDITION = '@vitrine/source';

const LONGEST_BUILD_MS = 90_000;

type Exports = Record<string, string | Record<string, string>>;

export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  description?: string;
  keywords?: string[];
  license?: string;
  type?: string;
  engines?: Record<string, string>;
  exports: Exports;
  files?: string[];
  sideEffects?: boolean | string[];
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  [field: string]: unknown;
}

/** A library that is published. */
export interface PublishablePackage {
  /** Its folder's name. */
  lib: string;
  folder: string;
  manifest: Manifest;
}

export function publishablePackages(): PublishablePackage[] {
  return readdirSync(LIBS)
    .filter((lib) => existsSync(join(LIBS, lib, 'package.json')))
    .map((lib) => ({
      lib,
      folder: join(LIBS, lib),
      manifest: JSON.parse(readFileSync(join(LIBS, lib, 'package.json'), 'utf8')) as Manifest,
    }))
    .filter(({ manifest }) => manifest.private !== true);
}

const newest = (folder: string): number =>
  Math.max(
    0,
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs),
  );

function isBuilt({ folder }: PublishablePackage): boolean {
  const dist = join(folder, 'dist');
  return existsSync(dist) && newest(dist) >= Math.max(newest(join(folder, 'src')), statSync(join(folder, 'tsdown.config.ts')).mtimeMs);
}

/** Builds a library unless its build is newer than its sources. Two test files never build at once. */
export async function build(library: PublishablePackage): Promise<void> {
  if (isBuilt(library)) return;
  const lock = join(library.folder, 'node_modules', '.building');
  // A library without packages of its own has no such folder yet, and would wait for ever.
  mkdirSync(dirname(lock), { recursive: true });
  const since = Date.now();
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      // Whoever was killed while building left its mark behind.
      if (Date.now() - since > LONGEST_BUILD_MS) rmSync(lock, { recursive: true, force: true });
      await setTimeout(200);
    }
  }
  try {
    if (!isBuilt(library)) await run('npx', ['tsdown'], { cwd: library.folder });
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** The manifest as it is published: what serves the workspace alone is left out. */
export function publishedManifest({ nx: _nx, scripts: _scripts, devDependencies: _dev, ...manifest }: Manifest): Manifest {
  const exports = Object.entries(manifest.exports).map(([path, target]) => [
    path,
    typeof target === 'string'
      ? target
      : Object.fromEntries(Object.entries(target).filter(([condition]) => condition !== WORKSPACE_CONDITION)),
  ]);
  return { ...manifest, exports: Object.fromEntries(exports) as Exports };
}

/**
 * Packs a built library.
 *
 * @param target - Folder for what is packed and for the tarball.
 * @returns The tarball's path.
 */
export async function pack(library: PublishablePackage, target: string): Promise<string> {
  const stage = join(target, library.lib);
  mkdirSync(stage, { recursive: true });
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(publishedManifest(library.manifest), undefined, 2)}\n`);
  cpSync(join(ROOT, 'LICENSE'), join(stage, 'LICENSE'));
  for (const entry of ['README.md', 'CHANGELOG.md', ...(library.manifest.files ?? [])]) {
    const source = join(library.folder, entry);
    if (existsSync(source)) cpSync(source, join(stage, entry), { recursive: true });
  }
  const { stdout } = await run('npm', ['pack', '--pack-destination', target, '--silent', '--ignore-scripts'], { cwd: stage });
  return join(target, basename(stdout.trim().split('\n').at(-1) ?? ''));
}
