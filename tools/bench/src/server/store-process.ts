/** The demo store as a process of its own: `store-process.ts ORIGIN DATA_DIR`. Says its address once it answers, and ends with whoever started it. */
import { startDemoStore } from '@vitrine/demo-store';

const [, , publicOrigin = '', dataDir = ''] = process.argv;
const store = await startDemoStore({ port: 0, host: '127.0.0.1', publicOrigin, dataDir });
process.on('disconnect', () => process.exit());
process.send?.(store.url);
