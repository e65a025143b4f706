/** A process that gives the same answer to every request, as quickly as Node can: `answer-server.ts FILE`. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const body = readFileSync(process.argv[2] ?? '');
const headers = {
  'content-type': 'application/json',
  'content-length': body.length,
  'cache-control': 'no-cache, private',
  'sw-context-token': process.argv[3] ?? '',
};

const server = createServer((request, response) => {
  request.resume().once('end', () => response.writeHead(200, headers).end(body));
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());
