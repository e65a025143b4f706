import { defineConfig, type ViteUserConfig } from 'vitest/config';

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
      include: ['src/**/*.test.{ts,tsx}'],
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
