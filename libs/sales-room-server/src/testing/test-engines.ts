import { startPostgres } from '@vitrine/engines';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server, where the tests run against one; each asks it for a database of its own. */
    postgresUrl: string | undefined;
  }
}

/** Starts one PostgreSQL server for all files of a run; each makes a database of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}
