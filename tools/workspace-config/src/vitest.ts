import { join } from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const TESTS = 'src/**/*.test.{ts,tsx}';
/** Tests that replace modules, or ask what happens as they load. */
const ISOLATED_TESTS = 'src/**/*.isolated.test.{ts,tsx}';

/**
 * What every project's unit tests share: sources of sibling packages instead of their
 * builds, and a machine-readable report that the gate adds up.
 */
export function vitestConfig(projectRoot: string, test: ViteUserConfig['test'] = {}): ViteUserConfig {
  return defineConfig({
    root: projectRoot,
    cacheDir: 'node_modules/.vite',
    resolve: { conditions: ['@vitrine/source', 'module', 'node', 'development|production'] },
    ssr: { resolve: { conditions: ['@vitrine/source', 'module', 'node', 'development|production'] } },
    test: {
      include: [TESTS],
      environment: 'node',
      reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
      passWithNoTests: false,
      // A limit against hanging, not a measure: property tests and real servers share two cores with everything else.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      ...test,
    },
  });
}

/**
 * The same, for a library whose tests take longer to load their modules than to run: the files of a worker share them,
 * but for those that are called `*.isolated.test`.
 */
export function sharedModulesVitestConfig(projectRoot: string): ViteUserConfig {
  return vitestConfig(projectRoot, {
    // A project takes the files that are named here beside its own.
    include: [],
    projects: [
      vitestConfig(projectRoot, {
        name: 'shared',
        isolate: false,
        exclude: [ISOLATED_TESTS, '**/node_modules/**'],
        setupFiles: [join(import.meta.dirname, 'vitest-shared-page.ts')],
      }),
      vitestConfig(projectRoot, { name: 'isolated', include: [ISOLATED_TESTS] }),
    ],
  });
}
