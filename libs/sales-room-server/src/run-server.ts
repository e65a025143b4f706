import { errorFields, type Logger } from './logger.ts';
import { createSalesRoomServer, type SalesRoomServer, type SalesRoomServerOptions } from './sales-room-server.ts';

/** Longest time that a server which can't go on takes to say goodbye. */
const LAST_WORDS_MS = 2_000;

/** Starts a server that is all of its process: a signal closes it, and the process ends with it. */
export async function runServer(options: SalesRoomServerOptions & { logger: Logger }): Promise<SalesRoomServer> {
  const { logger } = options;
  const server = await createSalesRoomServer({
    ...options,
    onFatal(error) {
      logger.error('server.fatal', { error: error.message });
      process.exit(1);
    },
  });
  // What nothing has caught leaves a state that nobody knows: it is noted, people are told to come back, and the process ends.
  process.once('uncaughtException', (error) => {
    logger.error('server.fatal', errorFields(error));
    const end = () => process.exit(1);
    setTimeout(end, LAST_WORDS_MS);
    server.close().then(end, end);
  });
  const stop = () => void server.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  return server;
}
