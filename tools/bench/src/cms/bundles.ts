import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type InputOptions, rolldown } from 'rolldown';

const SETTINGS: InputOptions = {
  cwd: import.meta.dirname,
  resolve: { conditionNames: ['@vitrine/source', 'import', 'default'] },
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  // A package's "use client" means nothing in a bundle of one file.
  onLog(level, log, handle) {
    if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
  },
};

/** Gzip size in kB (1,000 bytes) of each file that a bundler makes, the first being the entry. */
export interface BundleSizes {
  readonly entry: number;
  /** Files loaded on demand, by the name of their module. */
  readonly onDemand: Record<string, number>;
}

/** For Node, in one file inside the workspace, so that it finds the packages there. @returns Its path. */
export async function bundleForServer(entry: string): Promise<string> {
  const file = join(import.meta.dirname, '..', '..', '..', '..', 'build', 'bench', 'cms-server.mjs');
  const build = await rolldown({
    ...SETTINGS,
    input: join(import.meta.dirname, entry),
    platform: 'node',
    external: [/^react(-dom)?($|\/)/, 'sanitize-html'],
  });
  await build.write({ file, format: 'esm', codeSplitting: false });
  await build.close();
  return file;
}

/** For a page, as one script. */
export async function bundleForBrowser(entry: string): Promise<string> {
  const build = await rolldown({ ...SETTINGS, input: join(import.meta.dirname, entry), platform: 'browser' });
  const { output } = await build.generate({ format: 'iife', minify: true, codeSplitting: false });
  await build.close();
  return output[0].code;
}

/** What the renderer weighs beside React and the design system, which a shop has already. */
export async function measureRenderer(): Promise<BundleSizes> {
  const build = await rolldown({
    ...SETTINGS,
    input: join(import.meta.dirname, 'renderer.ts'),
    platform: 'browser',
    external: [/^react(-dom)?($|\/)/, /^@vitrine\/ui$/],
  });
  const { output } = await build.generate({ format: 'esm', minify: true });
  await build.close();
  const onDemand: Record<string, number> = {};
  let entry = 0;
  for (const file of output) {
    if (file.type !== 'chunk') continue;
    const size = gzipSync(file.code, { level: 9 }).length / 1000;
    if (file.isDynamicEntry) onDemand[file.name] = size;
    else entry += size;
  }
  return { entry, onDemand };
}
