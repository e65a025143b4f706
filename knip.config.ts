import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { KnipConfig } from 'knip';

/** Where imports of the workspace's own packages lead: to the sources, as everywhere in the workspace, not to what was built last. */
const sources: Record<string, string[]> = {};
for (const path of globSync('{{libs,tools}/*,brands}/package.json')) {
  const { name, exports = {} } = JSON.parse(readFileSync(path, 'utf8')) as {
    name: string;
    exports?: Record<string, string | Record<string, string>>;
  };
  for (const [subpath, target] of Object.entries(exports)) {
    const source = typeof target === 'string' ? target : target['@vitrine/source'];
    if (source) sources[join(name, subpath)] = [join(import.meta.dirname, dirname(path), source)];
  }
}

/** What nobody uses fails the gate. What a library's index exports is held by a test of its own (`tools/workspace-tests/src/doors.test.ts`). */
const config: KnipConfig = {
  exclude: ['duplicates'],
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Types that React Router writes, and an example in a comment.
  ignoreUnresolved: [/^\.\/\+types\//, './size-chart.tsx'],
  paths: sources,
  workspaces: {
    // The Node of the workspace, and what its commands and settings name as text.
    '.': { ignoreDependencies: ['node', '@stryker-mutator/vitest-runner'] },
    'apps/*': { entry: ['server.ts', 'app/routes/**/*.{ts,tsx}', 'app/entry.*.tsx'] },
    // Asked for by a path inside the package, which no import shows.
    'libs/cms-blocks': { entry: ['e2e/*.server.ts', 'e2e/harness/{client,server}.tsx'], ignoreDependencies: ['dompurify-fixtures'] },
    'libs/sales-room-server': { entry: ['src/testing/{child-server,fuzz-main}.ts'], ignoreDependencies: ['@shopware/api-client'] },
    'tools/bench': {
      entry: [
        'e2e/*.spec.ts',
        'src/benches/*.ts',
        'src/**/*-main.ts',
        'src/api-client/candidates/*.ts',
        'src/api-client/{answer-server,call-runner,ky-options}.ts',
        'src/cms/*.{ts,tsx}',
        'src/server/store-process.ts',
      ],
    },
    // Run as a command.
    'tools/contract-tests': { ignoreDependencies: ['@arethetypeswrong/cli'] },
    // What shops are written from: run in them alone.
    'tools/create-vitrine': { entry: ['template/**/*.{ts,tsx}'], ignoreDependencies: [/^@fontsource-variable\//] },
    // Shopware's description of itself is resolved as a file.
    'tools/demo-store': { ignoreDependencies: ['@shopware/api-client'] },
    // A shop before and after, compiled by a test.
    'tools/migrate': { entry: ['fixtures/**/*.ts'] },
    'tools/scripts': { entry: ['src/**/main.ts', 'src/*.ts', 'src/mutants/drawn-places.ts', 'src/mutants/unnoticed-reporter.ts'] },
    'tools/security': { entry: ['src/fuzz/main.ts'] },
    'tools/start': { entry: ['src/*-main.ts', 'src/child-guard.ts'] },
    'tools/workspace-tests': { entry: ['src/examples/example-host.ts'] },
  },
};

export default config;
