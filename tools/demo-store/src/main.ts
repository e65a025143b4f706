#!/usr/bin/env node
import { helpText, readCommand } from './command-line.ts';
import { type DemoStoreOptions, startDemoStore } from './index.ts';

async function start(options: DemoStoreOptions): Promise<void> {
  try {
    const store = await startDemoStore({ ...options, log: (line) => console.log(`demo-store: ${line}`) });
    const stop = (): void => {
      void store.close().then(() => process.exit(0));
      // A client that keeps its connection open doesn't keep the process alive.
      setTimeout(() => process.exit(0), 3000).unref();
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    // Whoever reads this line may send a signal at once.
    console.log(`demo-store: ready at ${store.url}`);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      const isOfPages = 'port' in error && error.port !== options.port;
      console.error(
        isOfPages
          ? `demo-store: port ${options.pagesPort} is in use: set DEMO_STORE_PAGES_PORT to another one`
          : `demo-store: port ${options.port} is in use: set DEMO_STORE_PORT to another one`,
      );
    } else console.error('demo-store: could not start', error);
    process.exit(1);
  }
}

const command = readCommand(process.argv.slice(2), process.env);
if (command.kind === 'help') console.log(helpText());
else if (command.kind === 'refuse') {
  for (const problem of command.problems) console.error(`demo-store: ${problem}`);
  process.exit(2);
} else await start(command.options);
