import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, expect, it, vi } from 'vitest';
import { readToItsEnd } from './request-end.ts';

const servers = new Set<ReturnType<typeof createServer>>();
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers.clear();
});

async function serve(handler: (request: IncomingMessage, response: ServerResponse) => void): Promise<number> {
  const server = createServer(handler).listen(0, '127.0.0.1');
  servers.add(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const refuse = (response: ServerResponse) => response.writeHead(413, { 'content-length': 9 }).end('too large');

/** Sends a body in pieces and listens only afterwards, as programs do that have no ear for an early answer. */
async function sendAll(port: number, bytes: number): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' });
  const failed: Error[] = [];
  socket.on('error', (error) => failed.push(error));
  socket.pause();
  await once(socket, 'connect');
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${bytes}\r\n\r\n`);
  for (let sent = 0; sent < bytes && !socket.destroyed; sent += 65_536) {
    await new Promise<void>((resolve) => socket.write(Buffer.alloc(Math.min(65_536, bytes - sent)), () => resolve()));
  }
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  socket.resume();
  if (!socket.closed) await once(socket, 'close');
  return failed[0]?.message ?? answer;
}

it('whoever sends too much reads why, although the server has stopped reading', async () => {
  const port = await serve((request, response) => {
    void readToItsEnd(request).then(() => refuse(response));
  });
  expect(await sendAll(port, 4_000_000)).toMatch(/^HTTP\/1\.1 413 [^]*too large$/);
});

it('a request that was begun and left paused is read to its end all the same', async () => {
  const port = await serve((request, response) => {
    request.on('data', () => request.pause());
    request.once('data', () => void readToItsEnd(request).then(() => refuse(response)));
  });
  expect(await sendAll(port, 4_000_000)).toMatch(/^HTTP\/1\.1 413 /);
});

it('whoever sends without end is answered before they have ended', async () => {
  const port = await serve((request, response) => {
    void readToItsEnd(request).then(() => refuse(response));
  });
  const socket = connect({ port, host: '127.0.0.1' });
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  // The server may hang up on what is still coming.
  socket.on('error', () => undefined);
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
  const piece = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(0x100000), Buffer.from('\r\n')]);
  const send = () => void (answer === '' && !socket.destroyed && socket.write(piece, send));
  send();
  await vi.waitFor(() => expect(answer).toMatch(/^HTTP\/1\.1 413 /), { timeout: 20_000 });
  socket.destroy();
});

it('a request without a body, and one that has been read, are answered at once', async () => {
  const ended: boolean[] = [];
  const port = await serve((request, response) => {
    void (async () => {
      if (request.method === 'POST') for await (const _ of request);
      await readToItsEnd(request);
      ended.push(request.readableEnded || request.complete);
      response.end('done');
    })();
  });
  const get = await fetch(`http://127.0.0.1:${port}/`);
  const post = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'x' });
  expect([await get.text(), await post.text()]).toEqual(['done', 'done']);
  expect(ended).toEqual([true, true]);
});

it('nothing listens to a request any more that has been read to its end', async () => {
  const request = new PassThrough();
  const listeners = () => ['data', 'close', 'error'].map((event) => request.listenerCount(event));
  const before = listeners();
  const read = readToItsEnd(request as unknown as IncomingMessage);
  request.end('rest');
  await read;
  expect(listeners()).toEqual(before);
});
