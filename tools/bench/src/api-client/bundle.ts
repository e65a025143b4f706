import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

export interface BundleOptions {
  /** A file, or the text of a module. */
  readonly entry: { file: string } | { text: string };
  readonly alias?: Record<string, string>;
}

const TEXT_ENTRY = 'virtual:entry.ts';

/** One module for production, as a shop would serve it. */
export async function bundle({ entry, alias = {} }: BundleOptions): Promise<string> {
  const build = await rolldown({
    input: 'file' in entry ? entry.file : TEXT_ENTRY,
    cwd: import.meta.dirname,
    platform: 'browser',
    resolve: { conditionNames: ['@vitrine/source', 'import', 'default'], alias },
    plugins: [
      {
        name: 'entry-from-text',
        resolveId: (id) => (id === TEXT_ENTRY ? `${import.meta.dirname}/${TEXT_ENTRY.replace(':', '-')}` : undefined),
        load: (id) => ('text' in entry && id.endsWith(TEXT_ENTRY.replace(':', '-')) ? { code: entry.text, moduleType: 'ts' } : undefined),
      },
    ],
  });
  try {
    const { output } = await build.generate({ format: 'esm', minify: true, codeSplitting: false });
    return output[0].code;
  } finally {
    await build.close();
  }
}

/** Size in kB (1,000 bytes) of a module as it travels. */
export const gzipKilobytes = (code: string): number => gzipSync(code, { level: 9 }).length / 1000;
