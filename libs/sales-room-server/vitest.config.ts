import { vitestConfig } from '../../vitest.shared.ts';

// Each file starts servers and databases of its own, which takes seconds on a busy machine.
const limits = { testTimeout: 30_000, hookTimeout: 60_000 };

/** What is run against both engines: everything that is stored, and a room from its start to its end. */
const STORED = ['src/storage/**/*.test.ts', 'src/rooms/**/*.test.ts', 'src/realtime/room-journey.test.ts', 'src/realtime/permissions.test.ts', 'src/http/http-app.test.ts'];

const project = (name: string, include: string[], globalSetup: string[] = []) => vitestConfig(import.meta.dirname, { ...limits, name, include, globalSetup });

export default vitestConfig(import.meta.dirname, {
  projects: [project('embedded', ['src/**/*.test.ts']), project('postgresql', STORED, ['src/testing/test-engines.ts'])],
});
