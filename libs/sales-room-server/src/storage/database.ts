import pg from 'pg';

/** Runs SQL in PostgreSQL's dialect. */
export interface Queryable {
  /** Rows of a statement; `$1`… stand for the values. */
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** The rooms' database: an embedded one or a PostgreSQL server, spoken to in the same way. */
export interface Database extends Queryable {
  /** Runs `work` in a transaction. What it returns is on disk once the promise has settled. */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /** Runs `work` on one consistent state, which it can't change. */
  read<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /** Settles when the last statement has ended and the connections are closed. */
  close(): Promise<void>;
}

/** Where the database listens. `connections` is 1 for the embedded one, which has a single session. */
export interface DatabaseAddress {
  connectionString?: string;
  host?: string;
  connections: number;
}

// A bigint is a counter here and never comes near 2^53.
const types = { getTypeParser: (oid: number, format?: 'text' | 'binary') => (oid === 20 ? Number : pg.types.getTypeParser(oid, format as 'text')) };

/** Opens the connections. `onLost` hears of an idle connection that broke; the next statement opens a new one. */
export function openDatabase(address: DatabaseAddress, onLost: (error: Error) => void): Database {
  const pool = new pg.Pool({
    ...(address.connectionString === undefined ? { host: address.host, port: 5432, user: 'postgres', database: 'postgres' } : { connectionString: address.connectionString }),
    max: address.connections,
    connectionTimeoutMillis: 10_000,
    types,
  } as pg.PoolConfig);
  pool.on('error', onLost);

  async function inTransaction<Result>(begin: string, work: (tx: Queryable) => Promise<Result>): Promise<Result> {
    const connection = await pool.connect();
    let broken: Error | undefined;
    try {
      await connection.query(begin);
      const result = await work({
        async query<Row extends object>(sql: string, values: readonly unknown[] = []) {
          return (await connection.query<Row>(sql, [...values])).rows;
        },
      });
      await connection.query('commit');
      return result;
    } catch (error) {
      await connection.query('rollback').catch((cause: unknown) => {
        broken = cause instanceof Error ? cause : new Error('rollback failed', { cause });
      });
      throw error;
    } finally {
      connection.release(broken);
    }
  }

  return {
    async query<Row extends object>(sql: string, values: readonly unknown[] = []) {
      return (await pool.query<Row>(sql, [...values])).rows;
    },
    transaction: (work) => inTransaction('begin', work),
    read: (work) => inTransaction('begin isolation level repeatable read read only', work),
    close: () => pool.end(),
  };
}
