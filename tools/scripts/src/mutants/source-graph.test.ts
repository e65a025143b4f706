import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { readSourceGraph } from './source-graph.ts';

function workspace(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'graph-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

it('a file is tested by tests of any project that reach it: the nearest and its own project first', () => {
  const root = workspace({
    'libs/a/package.json': JSON.stringify({
      name: '@x/a',
      exports: { '.': { '@vitrine/source': './src/index.ts', default: './dist/index.js' } },
    }),
    'libs/a/src/index.ts': `export { one } from './one.ts';`,
    'libs/a/src/one.ts': 'export const one = 1;',
    'libs/a/src/one.test.ts': `import { one } from './one.ts';`,
    'libs/a/src/two.ts': `import { one } from './one.ts';\nexport const two = one + one;`,
    'libs/a/src/far.test.ts': `import { two } from './two.ts';`,
    'libs/b/package.json': JSON.stringify({ name: '@x/b' }),
    'libs/b/src/user.test.ts': `const { one } = await import('@x/a');`,
    'libs/b/src/stranger.test.ts': `import 'node:fs';`,
  });
  const graph = readSourceGraph(root);
  expect(graph.testsOf('libs/a/src/one.ts')).toEqual(['libs/a/src/one.test.ts', 'libs/a/src/far.test.ts', 'libs/b/src/user.test.ts']);
  expect(graph.testsOf('libs/b/src/nobody.ts')).toEqual([]);
});
