import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type OutputChunk, rolldown } from 'rolldown';

const WORKSPACE = join(import.meta.dirname, '..', '..', '..', '..');
const IMPORTER = '\0importer';
const PACKAGE = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

/** What an import brings to those who bundle it. */
export interface ImportWeight {
  /** Bytes under gzip, level 9, that come with it. */
  readonly atOnce: number;
  /** Bytes under gzip that its functions may load later. */
  readonly onDemand: number;
  /** Characters of each module that comes with it, before they are made smaller. */
  readonly modules: Readonly<Record<string, number>>;
}

/** Modules of the workspace by their paths, vendors by the names of their packages. */
const nameOf = (id: string): string => PACKAGE.exec(id)?.[1] ?? relative(WORKSPACE, id);

/**
 * Files that are reached from the importer's. A bundler also writes files for what it has then left out: nobody reaches them.
 * @param ways Names of the files that a file may lead to.
 */
function reachedFrom(chunks: readonly OutputChunk[], ways: (chunk: OutputChunk) => readonly string[]): ReadonlySet<OutputChunk> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const chunk of reached)
    for (const file of ways(chunk)) {
      const next = byFile.get(file);
      if (next !== undefined && chunk.code.includes(file)) reached.add(next);
    }
  return reached;
}

const gzipOf = (chunks: Iterable<OutputChunk>): number =>
  [...chunks].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);

function modulesOf(chunks: Iterable<OutputChunk>): Record<string, number> {
  const modules: Record<string, number> = {};
  for (const chunk of chunks)
    for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
      if (id === IMPORTER || renderedLength === 0) continue;
      const name = nameOf(id);
      modules[name] = (modules[name] ?? 0) + renderedLength;
    }
  return modules;
}

/**
 * Bundles a module that imports built packages for production, as an importer's bundler does.
 * @param code The importer's module.
 * @param peers Packages that the importer has himself, and that cost nothing therefore.
 */
export async function weighCode(code: string, peers: readonly string[]): Promise<ImportWeight> {
  const build = await rolldown({
    input: { importer: IMPORTER },
    cwd: WORKSPACE,
    platform: 'browser',
    external: (id) => id.startsWith('node:') || peers.some((peer) => id === peer || id.startsWith(`${peer}/`)),
    resolve: { conditionNames: ['browser', 'import', 'default'] },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    onLog(level, log, handle) {
      // A package's "use client" means nothing in a bundle.
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
    },
    plugins: [
      { name: 'importer', resolveId: (id) => (id === IMPORTER ? id : undefined), load: (id) => (id === IMPORTER ? code : undefined) },
    ],
  });
  try {
    const { output } = await build.generate({ format: 'esm', minify: true });
    const chunks = output.filter((file) => file.type === 'chunk');
    const atOnce = reachedFrom(chunks, ({ imports }) => imports);
    const inAll = reachedFrom(chunks, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
    return { atOnce: gzipOf(atOnce), onDemand: gzipOf(inAll) - gzipOf(atOnce), modules: modulesOf(atOnce) };
  } finally {
    await build.close();
  }
}

/** What one name of an entry brings. */
export const weighImport = (entry: string, name: string, peers: readonly string[]): Promise<ImportWeight> =>
  weighCode(`export { ${name} } from '${entry}';`, peers);
