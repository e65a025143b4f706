import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { runCommand } from './run-command.ts';

const DESCRIPTION = {
  openapi: '3.1.0',
  info: { version: '6.7.1' },
  paths: { '/badge': { get: { operationId: 'readBadge', responses: { 204: {} } } } },
};
const KEY = 'SWSCKEYOFTHESHOP';

type Answer = [status: number, body: unknown];
let stop: (() => void) | undefined;
afterEach(() => stop?.());

/** A server with a description and an Admin API, as both answer. */
async function startShop(answers: Record<string, Answer>): Promise<{ origin: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''} ${String(request.headers['sw-access-key'] ?? '')}`.trim());
    const [status, body] = answers[request.url ?? ''] ?? [404, 'nothing'];
    response.writeHead(status, { 'content-type': 'application/json' }).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => void server.close();
  return { origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, asked };
}

async function run(
  argv: string[],
  { files = {}, env = {} }: { files?: Record<string, string>; env?: Record<string, string> } = {},
): Promise<{ code: number; out: string; error: string; files: Record<string, string> }> {
  const result = { code: 0, out: '', error: '', files: { ...files } };
  result.code = await runCommand(['types', ...argv], {
    env: { STORE_API_ACCESS_KEY: KEY, ...env },
    write: (text) => void (result.out += text),
    writeError: (text) => void (result.error += text),
    readFile: (path) => Promise.resolve(result.files[path]),
    writeFile: (path, text) => {
      if (path.startsWith('/locked')) return Promise.reject(Object.assign(new Error('no'), { code: 'EACCES' }));
      result.files[path] = text;
      return Promise.resolve();
    },
  });
  return result;
}

test('asks the server with its access key and writes the file', async () => {
  const { origin, asked } = await startShop({ '/store-api/_info/openapi3.json': [200, DESCRIPTION] });
  const { code, out, error, files } = await run([`${origin}/store-api`, '--out', 'store.d.ts']);
  expect([code, out]).toEqual([0, '']);
  expect(asked).toEqual([`GET /store-api/_info/openapi3.json ${KEY}`]);
  expect(files['store.d.ts']).toContain('"readBadge": {');
  expect(error).toContain('Wrote store.d.ts: 1 operation, 0 extended entities, custom fields left out (--admin reads them).');
});

test('without --out the types alone are printed, so that they can be piped', async () => {
  const { code, out } = await run(['--schema', 'saved.json'], { files: { 'saved.json': JSON.stringify(DESCRIPTION) } });
  expect(code).toBe(0);
  expect(out).toMatch(/^\/\/ Written by/);
  expect(out).not.toContain('Done');
});

test('reads all pages of the custom fields as an integration', async () => {
  const set = (name: string): unknown => ({ relations: [{ entityName: 'product' }], customFields: [{ name, type: 'text' }] });
  const { origin, asked } = await startShop({
    '/store-api/_info/openapi3.json': [200, DESCRIPTION],
    '/api/oauth/token': [200, { access_token: 'token', expires_in: 600 }],
    '/api/search/custom-field-set': [200, { data: [set('care')] }],
  });
  const env = { SHOPWARE_ADMIN_ACCESS_KEY: 'SWIAKEY', SHOPWARE_ADMIN_SECRET: 'secret' };
  const { code, out, error } = await run([`${origin}/store-api`, '--admin', `${origin}/api`], { env });
  expect(code).toBe(0);
  expect(out).toContain('"care"?: string | null;');
  expect(error).toContain('1 entity with custom fields');
  expect(asked[1]).toBe('POST /api/search/custom-field-set');
});

test('a file that somebody else wrote is left as it is, before any server is asked', async () => {
  const { code, error, files } = await run(['http://127.0.0.1:9/store-api', '--out', 'mine.ts'], { files: { 'mine.ts': 'export {};' } });
  expect([code, files['mine.ts']]).toEqual([2, 'export {};']);
  expect(error).toContain('mine.ts was not written by this command');
});

test('a file of its own is written anew, and one that cannot be written is named', async () => {
  const saved = { 'saved.json': JSON.stringify(DESCRIPTION), 'own.d.ts': '// Written by `store-api-client types`. Old.' };
  expect((await run(['--schema', 'saved.json', '--out', 'own.d.ts'], { files: saved })).files['own.d.ts']).toContain('readBadge');
  expect(await run(['--schema', 'saved.json', '--out', '/locked/a.ts'], { files: saved })).toMatchObject({
    code: 2,
    error: expect.stringContaining('/locked/a.ts could not be written (EACCES).') as string,
  });
});

test.each<[string, Record<string, Answer>, string]>([
  ['keeps its description to itself', {}, 'keeps its description to itself'],
  ['refuses the key', { '/store-api/_info/openapi3.json': [401, {}] }, 'refuses the access key'],
  ['fails', { '/store-api/_info/openapi3.json': [503, {}] }, 'with 503'],
  ['answers no JSON', { '/store-api/_info/openapi3.json': [200, '<html>'] }, 'is no JSON'],
  ['answers something else', { '/store-api/_info/openapi3.json': [200, { hello: 1 }] }, 'no OpenAPI 3 description'],
])('a server that %s gets a sentence with what to do', async (_what, answers, sentence) => {
  const { origin } = await startShop(answers);
  const { code, error } = await run([`${origin}/store-api`]);
  expect(code).toBe(2);
  expect(error).toContain(sentence);
  expect(error).not.toContain(KEY);
});

test('a wrong secret is named without being shown', async () => {
  const { origin } = await startShop({ '/api/oauth/token': [401, { errors: [{ status: '401', code: '6', detail: 'no' }] }] });
  const env = { SHOPWARE_ADMIN_ACCESS_KEY: 'SWIAKEY', SHOPWARE_ADMIN_SECRET: 'topsecret' };
  const { code, error } = await run([`${origin}/store-api`, '--admin', `${origin}/api`], { env });
  expect(code).toBe(2);
  expect(error).toContain('The custom fields could not be read');
  expect(error).not.toContain('topsecret');
});

test.each<[string[], string]>([
  [[], 'Which server?'],
  [['http://127.0.0.1:9/store-api', '--schema', 'a.json'], 'Either an endpoint or --schema'],
  [['--schema', 'a.json'], 'There is no file a.json'],
  [['http://127.0.0.1:9/store-api', '--admin', 'http://127.0.0.1:9/api'], 'The Admin API needs an integration'],
  [['http://127.0.0.1:9/store-api'], 'The server could not be reached'],
])('%j ends with 2 and says what is missing', async (argv, sentence) => {
  const { code, error } = await run(argv);
  expect(code).toBe(2);
  expect(error).toContain(sentence);
});
