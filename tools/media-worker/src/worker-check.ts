import { runCommand } from './run-command.ts';

/** What a worker exits with when it is started without `MEDIASOUP_VERSION`: it has loaded, and found its way to `main`. */
const STARTED_BY_HAND = 41;

/** Whether a file is a mediasoup worker that this machine can run. */
export async function isRunnableWorker(path: string): Promise<boolean> {
  return (await runCommand(path, [], { env: {}, timeoutMs: 10_000 })).status === STARTED_BY_HAND;
}
