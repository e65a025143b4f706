/** A process for tests: it answers `/healthz`, says its id at `/pid`, and starts a child of its own when asked to. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';

const child = process.env['WITH_CHILD'] ? spawn('sleep', ['600'], { stdio: 'ignore' }) : undefined;
if (process.env['FAIL_AT_START']) {
  console.error('the reason');
  process.exit(3);
}
if (process.env['IGNORE_SIGTERM']) process.on('SIGTERM', () => console.log('not yet'));
else process.on('SIGTERM', () => process.exit(0));

createServer((request, response) => {
  if (request.url === '/hang') return;
  response.end(request.url === '/pid' ? JSON.stringify({ pid: process.pid, child: child?.pid }) : 'ok');
}).listen(Number(process.env['TEST_PORT']), '127.0.0.1', () => console.log('listening'));
