import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

const APPS = join(import.meta.dirname, '../../..');
const ROUTER = join(APPS, '../node_modules/.bin/react-router');

/**
 * Builds both apps with another brand, beside the build that all tests share.
 * @param brand As the setting `BRAND` takes it.
 * @param name Of the build.
 * @returns Folder of the build in each app, as the setting `BUILD_DIRECTORY` takes it.
 */
export async function buildBrand(brand: string, name: string): Promise<string> {
  const folder = join('test-results', `build-${name}`);
  for (const app of ['storefront', 'sales-room']) await buildApp(join(APPS, app), brand, folder);
  return folder;
}

async function buildApp(app: string, brand: string, folder: string): Promise<void> {
  await rm(join(app, folder), { recursive: true, force: true });
  const child = spawn(process.execPath, [ROUTER, 'build'], {
    cwd: app,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', BRAND: brand, BUILD_DIRECTORY: folder },
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (written += String(chunk)));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${app} could not be built with the brand ${brand}: ${written}`);
}
