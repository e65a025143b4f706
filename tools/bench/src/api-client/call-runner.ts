/** A process of its own for one candidate, so that none warms or burdens another: `call-runner.ts MODULE SETTINGS`. */
import { pathToFileURL } from 'node:url';
import type { Connect, Settings } from './candidates/settings.ts';

/** How many calls to make, and how many of them at once. */
export interface Order {
  readonly calls: number;
  readonly concurrency: number;
}

const [, , file = '', settings = '{}'] = process.argv;
const { connect } = (await import(pathToFileURL(file).href)) as { connect: Connect };
const call = connect(JSON.parse(settings) as Settings);

async function run({ calls, concurrency }: Order): Promise<number> {
  let left = calls;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await call();
    }
  };
  const since = performance.now();
  await Promise.all(Array.from({ length: concurrency }, work));
  return performance.now() - since;
}

process.on('message', (order: Order) => {
  run(order).then(
    (ms) => process.send?.(ms),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
