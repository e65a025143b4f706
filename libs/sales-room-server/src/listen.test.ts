import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { listen } from './listen.ts';

const NAMES = { host: 'HOST', port: 'PORT' };
const servers: Server[] = [];
const server = () => {
  const made = createServer();
  servers.push(made);
  return made;
};
afterEach(() => {
  for (const made of servers.splice(0)) made.close();
});

test('a port that another process has is named, with what to do', async () => {
  const first = server();
  await listen(first, { host: '127.0.0.1', port: 0 }, NAMES);
  const { port } = first.address() as AddressInfo;
  await expect(listen(server(), { host: '127.0.0.1', port }, NAMES)).rejects.toThrow(`PORT: ${port} on 127.0.0.1 is in use: `);
});

test('an address that this machine has not is named, with what to do', async () => {
  await expect(listen(server(), { host: '192.0.2.1', port: 0 }, NAMES)).rejects.toThrow(
    /^HOST: 192\.0\.2\.1 is no address of this machine/,
  );
});
