import type { TestProject } from 'vitest/node';
import { startPostgres, type TestPostgres } from '@vitrine/engines';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server, where the tests run against one; each asks it for a database of its own. */
    postgresUrl: string | undefined;
  }
}

let postgres: TestPostgres | undefined;

/** Starts one PostgreSQL server for all files of a run; each makes a database of its own. */
export async function setup(project: TestProject): Promise<void> {
  postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
}

/** Ends it, with all data. */
export async function teardown(): Promise<void> {
  await postgres?.stop();
}
