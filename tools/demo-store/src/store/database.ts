import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

const SCHEMA = `
CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS catalogue (kind TEXT NOT NULL, position INTEGER NOT NULL, id TEXT NOT NULL, data TEXT NOT NULL, PRIMARY KEY (kind, position)) STRICT;
CREATE TABLE IF NOT EXISTS stock (product_id TEXT PRIMARY KEY, quantity INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS sequence (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS session (token TEXT PRIMARY KEY, customer_id TEXT, settings TEXT NOT NULL, used_at INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS customer_session (customer_id TEXT PRIMARY KEY, token TEXT, settings TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS cart (owner TEXT PRIMARY KEY, data TEXT NOT NULL, changed_at INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS customer (id TEXT PRIMARY KEY, email TEXT NOT NULL, guest INTEGER NOT NULL, data TEXT NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS customer_email ON customer (email, guest);
CREATE TABLE IF NOT EXISTS address (id TEXT PRIMARY KEY, customer_id TEXT NOT NULL, data TEXT NOT NULL, created_at INTEGER NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS address_customer ON address (customer_id, created_at);
CREATE TABLE IF NOT EXISTS recovery (hash TEXT PRIMARY KEY, customer_id TEXT NOT NULL, created_at INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS orders (id TEXT PRIMARY KEY, customer_id TEXT NOT NULL, deep_link_code TEXT NOT NULL, data TEXT NOT NULL, created_at INTEGER NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS orders_customer ON orders (customer_id, created_at);
CREATE TABLE IF NOT EXISTS payment (transaction_id TEXT PRIMARY KEY, order_id TEXT NOT NULL, finish_url TEXT, error_url TEXT, used INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS review (id TEXT PRIMARY KEY, product_id TEXT NOT NULL, customer_id TEXT, published INTEGER NOT NULL, data TEXT NOT NULL, created_at INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS wishlist (customer_id TEXT NOT NULL, product_id TEXT NOT NULL, id TEXT NOT NULL, created_at INTEGER NOT NULL, PRIMARY KEY (customer_id, product_id)) STRICT;
CREATE TABLE IF NOT EXISTS wishlist_owner (customer_id TEXT PRIMARY KEY, id TEXT NOT NULL, created_at INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS newsletter (email TEXT PRIMARY KEY, status TEXT NOT NULL, hash TEXT NOT NULL, data TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS admin_token (hash TEXT PRIMARY KEY, kind TEXT NOT NULL, user_id TEXT, expires_at INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS mail (id TEXT PRIMARY KEY, data TEXT NOT NULL, created_at INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS contact (id TEXT PRIMARY KEY, data TEXT NOT NULL, created_at INTEGER NOT NULL) STRICT;
`;

export type Row = Record<string, SQLInputValue>;

/** One SQLite file with prepared statements kept by their text. */
export interface Database {
  get(sql: string, ...values: SQLInputValue[]): Row | undefined;
  all(sql: string, ...values: SQLInputValue[]): Row[];
  run(sql: string, ...values: SQLInputValue[]): void;
  /** All or nothing. A nested one that fails takes back its own part alone. */
  transaction<T>(work: () => T): T;
  /** Called when what was written just now is taken back: for what is kept in memory beside it. */
  onRollback(undo: () => void): void;
  /** 1 + the last value handed out under this name, starting at `first`. */
  next(sequence: string, first: number): number;
  /** Values up to this one are taken. */
  reserve(sequence: string, value: number): void;
  close(): void;
}

/** Opens `<directory>/store.db` (created when missing), or a database in memory for `':memory:'`. */
export function openDatabase(directory: string): Database {
  if (directory !== ':memory:') {
    mkdirSync(directory, { recursive: true });
    // Tokens and the links of mails are in there: other accounts of this machine have no business with them.
    chmodSync(directory, 0o700);
  }
  const sqlite = new DatabaseSync(directory === ':memory:' ? ':memory:' : join(directory, 'store.db'));
  sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000;');
  sqlite.exec(SCHEMA);
  const statements = new Map<string, StatementSync>();
  const undos: (() => void)[] = [];
  let depth = 0;

  function prepare(sql: string): StatementSync {
    let statement = statements.get(sql);
    if (!statement) {
      statement = sqlite.prepare(sql);
      statements.set(sql, statement);
    }
    return statement;
  }

  const database: Database = {
    get: (sql, ...values) => prepare(sql).get(...values) as Row | undefined,
    all: (sql, ...values) => prepare(sql).all(...values) as Row[],
    run: (sql, ...values) => void prepare(sql).run(...values),
    transaction(work) {
      const savepoint = `nested_${depth}`;
      const known = undos.length;
      sqlite.exec(depth === 0 ? 'BEGIN IMMEDIATE' : `SAVEPOINT ${savepoint}`);
      depth += 1;
      try {
        const result = work();
        sqlite.exec(depth === 1 ? 'COMMIT' : `RELEASE ${savepoint}`);
        return result;
      } catch (error) {
        // Some failures (a full disk) have ended the transaction already.
        if (sqlite.isTransaction) sqlite.exec(depth === 1 ? 'ROLLBACK' : `ROLLBACK TO ${savepoint}; RELEASE ${savepoint}`);
        for (const undo of undos.splice(known).reverse()) undo();
        throw error;
      } finally {
        depth -= 1;
        if (depth === 0) undos.length = 0;
      }
    },
    onRollback(undo) {
      if (depth > 0) undos.push(undo);
    },
    next: (sequence, first) =>
      database.transaction(() => {
        database.run(
          'INSERT INTO sequence (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = value + 1',
          sequence,
          first,
        );
        return Number(database.get('SELECT value FROM sequence WHERE name = ?', sequence)?.['value']);
      }),
    reserve: (sequence, value) =>
      database.run(
        'INSERT INTO sequence (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = MAX(value, excluded.value)',
        sequence,
        value,
      ),
    close: () => sqlite.close(),
  };
  return database;
}

/** Text of a column that holds text. */
export function textColumn(row: Row, column: string): string {
  const value = row[column];
  return typeof value === 'string' ? value : '';
}
