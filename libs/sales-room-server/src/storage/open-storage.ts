import { join } from 'node:path';
import { errorFields, type Logger } from '../logger.ts';
import { openDatabase, type Database } from './database.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { migrate } from './migrate.ts';

/** Where rooms are kept: on a PostgreSQL server, or in files of our own. */
export type StorageOptions = { databaseUrl: string } | { directory: string };

/** Opens the rooms' database and brings its schema up to date. `onLost` is called when it can't go on. */
export async function openStorage(options: StorageOptions, logger: Logger, onLost: (error: Error) => void): Promise<Database> {
  const warn = (error: Error) => logger.warn('storage.connection-lost', errorFields(error));
  if ('databaseUrl' in options) {
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
