import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A line to a server that can stop carrying anything, without a word to either end: as a network does. */
export interface FreezableProxy {
  readonly origin: string;
  freeze(): void;
  thaw(): void;
}

/** Opens such a line for the test that runs. */
export async function freezableProxy(target: string): Promise<FreezableProxy> {
  const { port } = new URL(target);
  const ends = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        ends.delete(from);
        to.destroy();
      });
      if (isFrozen) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const end of ends) end.destroy();
    server.close();
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    freeze() {
      isFrozen = true;
      for (const end of ends) end.pause();
    },
    thaw() {
      isFrozen = false;
      for (const end of ends) end.resume();
    },
  };
}
