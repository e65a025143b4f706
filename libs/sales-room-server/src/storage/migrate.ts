import { createHash } from 'node:crypto';
import type { Database } from './database.ts';
import { MIGRATIONS } from './migrations.ts';

// Any constant serves, as long as every process takes the same lock.
const MIGRATION_LOCK = 5_207_731;

/** One step of the schema. */
export interface Migration {
  readonly id: string;
  readonly sql: string;
}

/** What is kept of a step, so that one that was changed after its release is noticed. Spaces don't count. */
function checksumOf({ sql }: Migration): string {
  return createHash('sha256').update(sql.replace(/\s+/g, ' ').trim()).digest('hex');
}

/**
 * Brings the schema up to date, forward alone, each step in a transaction of its own; processes that start together
 * wait for each other. Returns the ids of the steps that it took. Steps that this version doesn't know are left alone:
 * a newer version has taken them, and steps only add.
 * @throws Error when a step that was taken is not the one that this version knows.
 */
export async function migrate(database: Database, migrations: readonly Migration[] = MIGRATIONS): Promise<string[]> {
  const locked = <Result>(work: Parameters<typeof database.transaction<Result>>[0]) =>
    database.transaction(async (tx) => {
      await tx.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      return work(tx);
    });
  await locked(async (tx) => {
    await tx.query('create table if not exists migration (id text primary key, done_at timestamptz not null default now())');
    await tx.query('alter table migration add column if not exists checksum text');
  });
  const done: string[] = [];
  for (const migration of migrations) {
    const checksum = checksumOf(migration);
    await locked(async (tx) => {
      const [taken] = await tx.query<{ checksum: string | null }>('select checksum from migration where id = $1', [migration.id]);
      if (taken === undefined) {
        await tx.query(migration.sql);
        await tx.query('insert into migration (id, checksum) values ($1, $2)', [migration.id, checksum]);
        done.push(migration.id);
      } else if (taken.checksum === null) {
        // Taken by a version that kept no checksums.
        await tx.query('update migration set checksum = $2 where id = $1', [migration.id, checksum]);
      } else if (taken.checksum !== checksum) {
        throw new Error(
          `The database has taken another step ${migration.id} than this version knows: it belongs to another product or a changed version. Nothing was changed.`,
        );
      }
    });
  }
  return done;
}
