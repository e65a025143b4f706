import { join } from 'node:path';
import { errorFields, type Logger } from '../logger.ts';
import { openDatabase, type Database } from './database.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { migrate } from './migrate.ts';

/** Where rooms are kept. */
export interface StorageOptions {
  /** Holds our own files: the key that seals guides' tokens, and the rooms where no PostgreSQL server keeps them. */
  directory: string;
  /** A PostgreSQL server: `postgres://user:password@host/database`. */
  databaseUrl?: string;
}

/** Opens the rooms' database and brings its schema up to date. `onLost` is called when it can't go on. */
export async function openStorage(options: StorageOptions, logger: Logger, onLost: (error: Error) => void): Promise<Database> {
  const warn = (error: Error) => logger.warn('storage.connection-lost', errorFields(error));
  if (options.databaseUrl !== undefined) {
    const database = openDatabase({ connectionString: options.databaseUrl, connections: 10 }, warn);
    logger.info('storage.opened', { kind: 'postgresql', migrations: (await migrate(database)).length });
    return database;
  }
  const embedded = await startEmbeddedDatabase(join(options.directory, 'rooms'), onLost);
  const database = openDatabase({ host: embedded.host, connections: 1 }, warn);
  logger.info('storage.opened', { kind: 'embedded', migrations: (await migrate(database)).length });
  return {
    ...database,
    async close() {
      await database.close();
      await embedded.stop();
    },
  };
}
