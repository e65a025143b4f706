import type { Database } from './database.ts';
import { MIGRATIONS } from './migrations.ts';

// Any constant serves, as long as every process takes the same lock.
const MIGRATION_LOCK = 5_207_731;

/** Brings the schema up to date, each step in a transaction of its own. Returns the ids of the steps that it took. */
export async function migrate(database: Database): Promise<string[]> {
  await database.query('create table if not exists migration (id text primary key, done_at timestamptz not null default now())');
  const done: string[] = [];
  for (const { id, sql } of MIGRATIONS) {
    await database.transaction(async (tx) => {
      await tx.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      const taken = await tx.query('select 1 from migration where id = $1', [id]);
      if (taken.length > 0) return;
      await tx.query(sql);
      await tx.query('insert into migration (id) values ($1)', [id]);
      done.push(id);
    });
  }
  return done;
}
