import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isConnectionLoss, StorageError } from './storage-error.ts';

/** Runs SQL in PostgreSQL's dialect. */
export interface Queryable {
  /** Rows of a statement; `$1`… stand for the values. */
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** The rooms' database: an embedded one or a PostgreSQL server, spoken to in the same way. */
export interface Database extends Queryable {
  /** `embedded` belongs to one process; a `postgresql` server may be shared by several. */
  readonly kind: 'embedded' | 'postgresql';
  /**
   * Runs `work` in a transaction. What it returns is on disk once the promise has settled.
   * @throws StorageError when the database can't be reached or is lost on the way.
   */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /** Runs `work` on one consistent state, which it can't change. */
  read<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /** Whether it answers now, without waiting for it to come back. */
  isReachable(): Promise<boolean>;
  /** Statements and transactions that failed because the database was out of reach. */
  losses(): number;
  /** Settles when the last statement has ended and the connections are closed. */
  close(): Promise<void>;
}

/** Where the database listens. */
export interface DatabaseAddress {
  kind: Database['kind'];
  connectionString?: string;
  host?: string;
  /** 1 for the embedded one, which has a single session. */
  connections: number;
  /** How long a statement waits for a database that is away, before it is refused. */
  patienceMs?: number;
}

// A bigint is a counter here and never comes near 2^53.
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => (oid === 20 ? Number : pg.types.getTypeParser(oid, format as 'text')),
};

/** A statement or an idle transaction that takes longer holds up its room, and is ended by the server. */
const SERVER_LIMITS = { statement_timeout: 20_000, idle_in_transaction_session_timeout: 20_000 };
const DEFAULT_PATIENCE_MS = 5_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 500;

/** Opens the connections. `onLost` hears of an idle connection that broke; the next statement opens a new one. */
export function openDatabase(address: DatabaseAddress, onLost: (error: Error) => void): Database {
  const { patienceMs = DEFAULT_PATIENCE_MS } = address;
  const pool = new pg.Pool({
    ...(address.connectionString === undefined
      ? { host: address.host, port: 5432, user: 'postgres', database: 'postgres' }
      : { connectionString: address.connectionString, ...SERVER_LIMITS }),
    max: address.connections,
    connectionTimeoutMillis: 10_000,
    types,
  } as pg.PoolConfig);
  pool.on('error', onLost);
  let losses = 0;

  function lost(error: unknown, phase: StorageError['phase']): unknown {
    if (!isConnectionLoss(error)) return error;
    losses += 1;
    return new StorageError(phase, error);
  }

  /** A connection, as soon as there is one. */
  async function connect(patience: number): Promise<pg.PoolClient> {
    const limit = Date.now() + patience;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        return await pool.connect();
      } catch (error) {
        if (!isConnectionLoss(error) || Date.now() + pause > limit) throw lost(error, 'connecting');
        await sleep(pause);
      }
    }
  }

  async function withConnection<Result>(work: (connection: pg.PoolClient) => Promise<Result>, patience = patienceMs): Promise<Result> {
    const connection = await connect(patience);
    let broken: Error | undefined;
    // A connection that breaks while it is in use says so here too; the statement's own failure is what counts.
    const onError = (error: Error) => (broken = error);
    connection.on('error', onError);
    try {
      return await work(connection);
    } catch (error) {
      if (isConnectionLoss(error)) broken = error instanceof Error ? error : new Error('connection lost', { cause: error });
      throw error;
    } finally {
      connection.off('error', onError);
      connection.release(broken);
    }
  }

  function inTransaction<Result>(begin: string, work: (tx: Queryable) => Promise<Result>): Promise<Result> {
    return withConnection(async (connection) => {
      let phase: StorageError['phase'] = 'working';
      try {
        await connection.query(begin);
        const result = await work({
          async query<Row extends object>(sql: string, values: readonly unknown[] = []) {
            return (await connection.query<Row>(sql, [...values])).rows;
          },
        });
        phase = 'committing';
        await connection.query('commit');
        return result;
      } catch (error) {
        if (isConnectionLoss(error)) throw lost(error, phase);
        await connection.query('rollback');
        throw error;
      }
    });
  }

  return {
    kind: address.kind,
    query: <Row extends object>(sql: string, values: readonly unknown[] = []) =>
      withConnection(async (connection) => {
        try {
          return (await connection.query<Row>(sql, [...values])).rows;
        } catch (error) {
          throw lost(error, 'working');
        }
      }),
    transaction: (work) => inTransaction('begin', work),
    read: (work) => inTransaction('begin isolation level repeatable read read only', work),
    isReachable: () =>
      withConnection((connection) => connection.query('select 1'), 0).then(
        () => true,
        () => false,
      ),
    losses: () => losses,
    close: () => pool.end(),
  };
}
