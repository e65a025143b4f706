import { join } from 'node:path';
import { errorFields, type Logger } from '../logger.ts';
import { type Database, openDatabase } from './database.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { migrate } from './migrate.ts';

/** Where rooms are kept. */
export interface StorageOptions {
  /** Holds our own files: the key that seals guides' tokens, and the rooms where no PostgreSQL server keeps them. */
  directory: string;
  /** A PostgreSQL server: `postgres://user:password@host/database`. */
  databaseUrl?: string;
  /** Connections to the PostgreSQL server; 10 where it isn't said. */
  connections?: number;
  /** Milliseconds that a call waits for a PostgreSQL server that is away, before it is refused; 5,000 where it isn't said. */
  patienceMs?: number;
}

/** Connections to a PostgreSQL server where it isn't said. */
export const DEFAULT_CONNECTIONS = 10;

/** Opens the rooms' database and brings its schema up to date. `onLost` is called when it can't go on. */
export async function openStorage(options: StorageOptions, logger: Logger, onLost: (error: Error) => void): Promise<Database> {
  const warn = (error: Error) => logger.warn('storage.connection-lost', errorFields(error));
  if (options.databaseUrl !== undefined) {
    const database = openDatabase(
      {
        kind: 'postgresql',
        connectionString: options.databaseUrl,
        connections: options.connections ?? DEFAULT_CONNECTIONS,
        ...(options.patienceMs === undefined ? {} : { patienceMs: options.patienceMs }),
      },
      warn,
    );
    logger.info('storage.opened', { kind: database.kind, migrations: (await migrateOrClose(database)).length });
    return database;
  }
  const embedded = await startEmbeddedDatabase(join(options.directory, 'rooms'), onLost);
  const database = openDatabase({ kind: 'embedded', host: embedded.host, connections: 1 }, warn);
  const taken = await migrateOrClose(database).catch(async (error: unknown) => {
    await embedded.stop();
    throw error;
  });
  logger.info('storage.opened', { kind: database.kind, migrations: taken.length });
  return {
    ...database,
    async close() {
      await database.close();
      await embedded.stop();
    },
  };
}

async function migrateOrClose(database: Database): Promise<string[]> {
  try {
    return await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
}
