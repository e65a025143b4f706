import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Files of an empty embedded database, where the tests run on one; each copies them. */
    embeddedTemplate: string | undefined;
  }
}

let directory: string | undefined;

/** Makes one empty database: a copy of it is ready in a tenth of the time that making another takes. */
export async function setup(project: TestProject): Promise<void> {
  directory = mkdtempSync(join(tmpdir(), 'vitrine-template-'));
  const files = join(directory, 'rooms');
  const database = await PGlite.create({ dataDir: files });
  await database.close();
  project.provide('embeddedTemplate', files);
}

/** Removes it. */
export function teardown(): void {
  if (directory !== undefined) rmSync(directory, { recursive: true, force: true });
}
