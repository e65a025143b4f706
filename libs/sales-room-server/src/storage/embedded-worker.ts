import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const { files, socket } = workerData as { files: string; socket: string };
const port = parentPort;
if (port === null) throw new Error('This module runs in a worker thread.');

const db = await PGlite.create({ dataDir: files });
const server = new PGLiteSocketServer({ db, path: socket, maxConnections: 4 });
await server.start();

port.once('message', () => {
  void (async () => {
    await server.stop();
    await db.close();
    port.close();
  })();
});
port.postMessage('ready');
