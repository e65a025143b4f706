import { vitestConfig } from '@vitrine/workspace-config/vitest';
import { ENGINE_BOUND } from './src/testing/engine-bound.ts';
import { ENGINE_FREE } from './src/testing/engine-free.ts';

// Each file starts servers and databases of its own: an embedded one takes a second of computing, which is half a minute where
// 30 others want the same two cores. These are limits against hanging, and measure nothing.
const limits = { testTimeout: 120_000, hookTimeout: 180_000 };

// A change of a source at random says nothing of an engine: the mutation tester asks the tests on one.
const isAboutChanges = process.env['MUTANTS_DRAWN'] !== undefined;

/** The long tier, and whoever has no other engine, asks every test on the embedded one. */
const isEveryEngine = process.env['EVERY_ENGINE'] === '1' || isAboutChanges;

const CLUSTER = 'src/cluster/**';
const project = (name: string, test: { include?: string[]; exclude?: string[]; globalSetup?: string[] }) =>
  vitestConfig(import.meta.dirname, { ...limits, name, ...test });
const postgresql = project('postgresql', {
  include: ['src/**/*.test.ts'],
  exclude: [CLUSTER, ...ENGINE_FREE, '**/node_modules/**'],
  globalSetup: ['src/testing/test-engines.ts'],
});

const embedded = project('embedded', {
  include: isEveryEngine ? ['src/**/*.test.ts'] : [...ENGINE_FREE, ...ENGINE_BOUND],
  exclude: [CLUSTER, '**/node_modules/**'],
  globalSetup: ['src/testing/embedded-template.ts'],
});

export default vitestConfig(import.meta.dirname, {
  // A project takes the files that are named here beside its own.
  include: [],
  // What reaches a database runs on PostgreSQL, and where the engines differ on both; servers that share rooms need a PostgreSQL server and Redis anyway.
  projects: [embedded, ...(isAboutChanges ? [] : [postgresql]), project('cluster', { include: [`${CLUSTER}/*.test.ts`] })],
});
