import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort, startRedis, type TestRedis } from '@vitrine/engines';
import { createJsonLogger, type Logger } from '../logger.ts';
import { connectRedis, type RedisLink } from './redis-connection.ts';

let redis: TestRedis;
const links: RedisLink[] = [];
beforeAll(async () => void (redis = await startRedis()));
afterAll(async () => {
  for (const link of links) link.close();
  await redis.stop();
});

async function server(logger: Logger = createJsonLogger('error', () => undefined)) {
  const link = await connectRedis(redis.url, logger);
  links.push(link);
  const heard: unknown[] = [];
  const wire = link.attach(new Server(createServer()));
  wire.on('told', (message: unknown) => void heard.push(message));
  return { link, wire, heard };
}

it('a server without its Redis does not start, and says what to check', async () => {
  await expect(
    connectRedis(
      `redis://127.0.0.1:${await freePort()}`,
      createJsonLogger('error', () => undefined),
    ),
  ).rejects.toThrow('check REDIS_URL');
});

it('Redis may go away: servers are told when it is back, and hear each other again, nothing before', async () => {
  const logs: string[] = [];
  const one = await server(createJsonLogger('debug', (line) => logs.push(line)));
  const two = await server();
  const back = vi.fn();
  one.link.onBack(back);
  const heardBy = async (to: typeof one, from: typeof one, message: string) =>
    vi.waitFor(() => {
      from.wire.serverSideEmit('told', message);
      expect(to.heard).toContain(message);
    });
  await heardBy(two, one, 'hello');
  expect([one.link.isConnected(), one.wire.isConnected(), back.mock.calls.length]).toEqual([true, true, 0]);

  await redis.kill();
  await vi.waitFor(() => expect([one.link.isConnected(), two.link.isConnected()]).toEqual([false, false]));
  one.wire.serverSideEmit('told', 'into the void');
  await redis.start();
  await vi.waitFor(() => expect(back).toHaveBeenCalledTimes(1), { timeout: 20_000 });
  expect([one.link.isConnected(), one.wire.isConnected()]).toEqual([true, true]);
  await heardBy(two, one, 'again');
  await heardBy(one, two, 'and you');
  expect(two.heard).not.toContain('into the void');
  for (const event of ['redis.lost', 'redis.back']) expect(logs.filter((line) => line.includes(event))).toHaveLength(1);
});

it('a server that has left its Redis is told nothing of it any more', async () => {
  const { link } = await server();
  link.close();
  await vi.waitFor(() => expect(link.isConnected()).toBe(false));
});
