import { vitestConfig } from '@vitrine/workspace-config/vitest';
import { ENGINE_FREE } from './src/testing/engine-free.ts';

// Each file starts servers and databases of its own: an embedded one takes a second of computing, which is half a minute where
// 30 others want the same two cores. These are limits against hanging, and measure nothing.
const limits = { testTimeout: 120_000, hookTimeout: 180_000 };

// A change of a source at random says nothing of an engine: the mutation tester asks the tests on one.
const isAboutChanges = process.env['MUTANTS_DRAWN'] !== undefined;

const CLUSTER = 'src/cluster/**';
const project = (name: string, test: { include?: string[]; exclude?: string[]; globalSetup?: string[] }) =>
  vitestConfig(import.meta.dirname, { ...limits, name, ...test });
const postgresql = project('postgresql', {
  exclude: [CLUSTER, ...ENGINE_FREE, '**/node_modules/**'],
  globalSetup: ['src/testing/test-engines.ts'],
});

export default vitestConfig(import.meta.dirname, {
  // Every file that reaches a database runs on both engines; servers that share rooms need a PostgreSQL server and Redis anyway.
  projects: [
    project('embedded', { exclude: [CLUSTER, '**/node_modules/**'], globalSetup: ['src/testing/embedded-template.ts'] }),
    ...(isAboutChanges ? [] : [postgresql]),
    project('cluster', { include: [`${CLUSTER}/*.test.ts`], exclude: ['src/[!c]*/**', 'src/*.test.ts'] }),
  ],
});
