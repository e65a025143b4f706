/** A starter for tests: supervises one process until it is ended itself, however that happens. */
import { superviseProcess } from '../supervisor.ts';

const port = process.argv[2] ?? '';
const supervised = superviseProcess(
  {
    name: 'test',
    entry: new URL('./health-server.ts', import.meta.url).pathname,
    cwd: import.meta.dirname,
    env: { ...process.env, TEST_PORT: port, WITH_CHILD: '1' },
    healthUrl: `http://127.0.0.1:${port}/`,
    readyWithinMs: 20_000,
  },
  { log: () => undefined },
);
await supervised.ready();
console.log('ready');
