import { describe, expect, test } from 'vitest';
import { checkStage } from './check-stage.ts';
import type { LockedPackages } from './engines.ts';
import { LOCKED, SeededPackage, VERSIONS } from './seeded-package.ts';

/** What is said of the sound package after a change. */
async function complaints(seed?: (seeded: SeededPackage) => void, locked: LockedPackages = LOCKED): Promise<string[]> {
  using seeded = new SeededPackage();
  seed?.(seeded);
  return await checkStage(seeded.folder, 'libs/sound', { versions: VERSIONS, locked });
}

test('a sound package has no fault', async () => {
  expect(await complaints()).toEqual([]);
});

describe('a seeded fault is named, with what to do about it', () => {
  test.each<[string, RegExp, (seeded: SeededPackage) => void]>([
    [
      'a missing file',
      /leads to \.\/dist\/index\.js, which the package does not hold\. Build it/,
      (seeded) => seeded.remove('dist/index.js'),
    ],
    [
      'exports that lead to no module',
      /\. leads to \.\/dist\/index\.d\.ts, which is no module\. Name a \.js file/,
      (seeded) =>
        seeded.change(({ exports }) => {
          exports['.'] = { types: './dist/index.d.ts', default: './dist/index.d.ts' };
        }),
    ],
    [
      'exports with types after the module',
      /names its types after another condition, where TypeScript never looks/,
      (seeded) =>
        seeded.change(({ exports }) => {
          exports['.'] = { default: './dist/index.js', types: './dist/index.d.ts' };
        }),
    ],
    [
      'the condition of the workspace',
      /has the condition @vitrine\/source, which nobody else knows/,
      (seeded) =>
        seeded.change(({ exports }) => {
          exports['.'] = { '@vitrine/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' };
        }),
    ],
    [
      'a workspace range that was left in',
      /@vitrine\/routing is wanted as workspace:\*, which only this workspace understands/,
      (seeded) =>
        seeded.change((manifest) => {
          manifest.dependencies = { ...manifest.dependencies, '@vitrine/routing': 'workspace:*' };
        }),
    ],
    [
      'a sibling of another release',
      /@vitrine\/routing is wanted as 0\.0\.0, but is released as 0\.1\.0\. Version both together/,
      (seeded) =>
        seeded.change((manifest) => {
          manifest.dependencies = { ...manifest.dependencies, '@vitrine/routing': '0.0.0' };
        }),
    ],
    [
      'types that were lost with their file',
      /\. leads to \.\/dist\/index\.d\.ts, which the package does not hold/,
      (seeded) => seeded.remove('dist/index.d.ts'),
    ],
    [
      'types that were lost in the exports',
      /\. has no types, so that TypeScript takes it for any/,
      (seeded) =>
        seeded.change(({ exports }) => {
          exports['.'] = { default: './dist/index.js' };
        }),
    ],
    [
      'styles that are said to have no effect',
      /sideEffects leaves out dist\/styles\.css, so that bundlers drop the styles/,
      (seeded) =>
        seeded.change((manifest) => {
          manifest.sideEffects = false;
        }),
    ],
    [
      'a module that is loaded for its effect and said to have none',
      /dist\/register\.js is imported for its effect, but sideEffects says that it has none/,
      (seeded) => {
        seeded.write('dist/register.js', 'globalThis.registered = true;\n');
        seeded.write('dist/index.js', "import './register.js';\nexport const path = () => '';\n");
      },
    ],
    [
      'no word of side effects',
      /sideEffects is not set, so that no bundler drops what is unused/,
      (seeded) =>
        seeded.change((manifest) => {
          delete manifest.sideEffects;
        }),
    ],
    [
      'a private key in a file',
      /dist\/key\.js holds a private key\. Take it out, and have it withdrawn/,
      (seeded) => seeded.write('dist/key.js', `export const key = '-----BEGIN ${'PRIVATE KEY'}-----';\n`),
    ],
    [
      'a token in a document',
      /README\.md holds a token of npm/,
      (seeded) => seeded.write('README.md', `# Use it with npm${'_'}${'a1B2'.repeat(9)}\n`),
    ],
    ['settings with secrets', /dist\/\.env is nobody else's business/, (seeded) => seeded.write('dist/.env', 'KEY=1\n')],
    [
      'an absolute path in a source map',
      /dist\/index\.js\.map names the absolute path \/home\/anna\/sound\/src\/index\.ts, which is one machine's/,
      (seeded) => seeded.write('dist/index.js.map', '{"version":3,"sources":["/home/anna/sound/src/index.ts"],"mappings":"AAAA"}'),
    ],
    [
      'a source map of a file that is not there',
      /dist\/index\.js\.map leads to src\/gone\.ts, which the package does not hold/,
      (seeded) => seeded.write('dist/index.js.map', '{"version":3,"sources":["../src/gone.ts"],"mappings":"AAAA"}'),
    ],
    [
      'an undeclared dependency',
      /dist\/index\.js imports ky, which is no dependency and no peer\. Declare it/,
      (seeded) => seeded.write('dist/index.js', "export { default } from 'ky';\n"),
    ],
    [
      'a dependency that only declarations name',
      /dist\/index\.d\.ts imports @tanstack\/query-core, which is no dependency/,
      (seeded) => seeded.write('dist/index.d.ts', 'export declare const cache: import("@tanstack/query-core").DehydratedState;\n'),
    ],
    [
      'a peer of one version alone',
      /the peer react is wanted as 19\.3\.1 alone, which refuses every patch/,
      (seeded) =>
        seeded.change((manifest) => {
          manifest.peerDependencies = { react: '19.3.1' };
        }),
    ],
    [
      'no address to complain to',
      /bugs is not set/,
      (seeded) =>
        seeded.change((manifest) => {
          delete manifest['bugs'];
        }),
    ],
    ['what only publint knows', /publint says: .*CJS/, (seeded) => seeded.write('dist/index.js', "module.exports = require('zod');\n")],
  ])('%s', async (_fault, sentence, seed) => {
    expect((await complaints(seed)).join('\n')).toMatch(sentence);
  });

  test('a Node that a dependency of a dependency does not run on', async () => {
    const locked = { ...LOCKED, 'node_modules/deep': { version: '1.0.0', engines: { node: '>=22.12' } } };
    expect(await complaints(undefined, locked)).toEqual([
      '@vitrine/sound: engines says Node >=20.19, but deep needs >=22.12. Raise engines to that.',
    ]);
  });
});
