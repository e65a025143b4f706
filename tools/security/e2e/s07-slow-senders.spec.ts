import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from '@playwright/test';
import { ORIGIN, PORT } from './support/origin.ts';

/** Half-sent requests that somebody holds open. */
const held: Socket[] = [];
test.afterEach(() => {
  for (const socket of held.splice(0)) socket.destroy();
});

/** Begins a request from an address of its own and goes silent. */
async function begin(text: string, address: string): Promise<Socket> {
  const socket = connect({ port: PORT, host: '127.0.0.1', localAddress: address });
  held.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

const BODY = `POST /store-api/contact-form HTTP/1.1\r\nHost: localhost:${PORT}\r\nOrigin: ${ORIGIN}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`;
const LOGIN = `POST /room-api/guide/login HTTP/1.1\r\nHost: localhost:${PORT}\r\nOrigin: ${ORIGIN}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"use`;
const HEADERS = `GET / HTTP/1.1\r\nHost: localhost:${PORT}\r\nX-Slow: `;

/** What a visitor does: a page, a call that reads, a call that writes. */
async function visit(): Promise<number[]> {
  const page = await fetch(`${ORIGIN}/living`, { headers: { accept: 'text/html' } });
  await page.text();
  const read = await fetch(`${ORIGIN}/store-api/context`, { headers: { origin: ORIGIN } });
  const write = await fetch(`${ORIGIN}/store-api/search`, {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/json' },
    body: JSON.stringify({ search: 'lamp', limit: 1 }),
  });
  const room = await fetch(`${ORIGIN}/room-api/rooms/spring-collection/entry`);
  return [page.status, read.status, write.status, room.status];
}

test('600 half-sent requests of 60 addresses leave the shop to everybody else', async () => {
  await Promise.all(
    Array.from({ length: 600 }, (_, index) => begin([BODY, LOGIN, HEADERS][index % 3] ?? BODY, `127.0.7.${1 + (index % 60)}`)),
  );
  expect(await visit()).toEqual([200, 200, 200, 200]);
});

test('an address that holds too many is told in words when to come back; its neighbour is answered', async () => {
  const answers: string[] = [];
  for (let count = 0; count < 272; count += 1) {
    const socket = await begin(BODY, '127.0.8.1');
    socket.on('data', (chunk: Buffer) => answers.push(String(chunk)));
  }
  await expect.poll(() => answers.length).toBe(16);
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 429 [^]*retry-after: 5\r\n[^]*Please try again in a few seconds\./i);
  expect(await visit()).toEqual([200, 200, 200, 200]);
});
