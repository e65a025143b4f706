import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';

/** What an importer's bundler keeps when only these are taken from the package; React is the importer's own. */
async function bundle(names: string): Promise<{ bytes: number; modules: string[] }> {
  const entry = 'virtual:importer';
  const result = (await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'importer',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) =>
          id === `\0${entry}`
            ? `import { ${names} } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))}; console.log(${names});`
            : null,
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2024',
      rollupOptions: { input: entry, external: [/^react($|\/)/, /^react-dom($|\/)/], output: { codeSplitting: false } },
    },
  })) as Rollup.RollupOutput;
  const [chunk] = result.output;
  const modules = Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []));
  return { bytes: gzipSync(chunk.code).length, modules };
}

describe('an importer gets what he takes', () => {
  it.each([
    ['Skeleton', 1_000],
    ['Price', 1_000],
    ['DateDisplay', 3_000],
    ['Icon', 1_000],
    ['Link', 2_000],
    ['Button', 17_000],
    ['Modal', 32_000],
  ])('%s alone stays below %s bytes, compressed', async (name, limit) => {
    expect((await bundle(name)).bytes).toBeLessThan(limit);
  });

  it('a button brings no other component along', async () => {
    const { modules } = await bundle('Button');
    const own = modules.filter((id) => id.includes('/libs/ui/src/')).map((id) => id.replace(/^.*\/libs\/ui\/src\//, ''));
    expect(own.sort()).toEqual(['button/button.tsx', 'class-names.ts', 'defined-props.ts', 'icon/icon.tsx', 'provider/ui-context.ts']);
    expect(
      modules.filter((id) => /react-aria-components\/.*\/(Modal|Dialog|Menu|ListBox|ComboBox|Select|Table|Tabs|Slider)\.m?js/.test(id)),
    ).toEqual([]);
  });
});
