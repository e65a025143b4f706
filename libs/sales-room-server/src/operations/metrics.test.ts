import { afterEach, expect, test } from 'vitest';
import { type Metrics, startMetricsServer } from './metrics.ts';

let server: Awaited<ReturnType<typeof startMetricsServer>> | undefined;
afterEach(() => server?.close());

async function start(text: () => Promise<string>): Promise<string> {
  const metrics: Metrics = { command: () => undefined, text };
  server = await startMetricsServer(metrics, { host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${server.port}`;
}

test('metrics are told as text of their version, and kept by no cache', async () => {
  const answer = await fetch(`${await start(() => Promise.resolve('up 1\n'))}/metrics`);
  expect([answer.status, await answer.text()]).toEqual([200, 'up 1\n']);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('metrics that cannot be read are a failure of this answer, not of the server', async () => {
  let isBroken = true;
  const address = `${await start(() => (isBroken ? Promise.reject(new Error('broken')) : Promise.resolve('up 1\n')))}/metrics`;
  expect((await fetch(address)).status).toBe(500);
  isBroken = false;
  expect((await fetch(address)).status).toBe(200);
});

test.each([
  ['POST', '/metrics'],
  ['GET', '/'],
  ['GET', '/metrics/more'],
])('%s %s is nothing of theirs', async (method, path) => {
  const answer = await fetch(`${await start(() => Promise.reject(new Error('asked')))}${path}`, { method });
  expect([answer.status, await answer.text()]).toEqual([404, '']);
});

test('a port that is taken is told to whoever starts the server', async () => {
  const { port } = new URL(await start(() => Promise.resolve('')));
  const metrics: Metrics = { command: () => undefined, text: () => Promise.resolve('') };
  await expect(startMetricsServer(metrics, { host: '127.0.0.1', port: Number(port) })).rejects.toThrow(/^METRICS_PORT: .* is in use/);
});

test('closing waits for no answer that is still on its way', async () => {
  const closed = new Promise<void>((resolve) => {
    void start(() => {
      void server?.close().then(resolve);
      return new Promise(() => undefined);
    }).then((address) => fetch(`${address}/metrics`).catch(() => undefined));
  });
  await closed;
  server = undefined;
});
