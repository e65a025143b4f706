import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEMO_ACCESS_KEY, type DemoStoreProcess, startDemoStoreProcess } from './testing/demo-store.ts';
import { visitorOf } from './testing/room-fixture.ts';

let directory: string;
const running = new Set<{ kill(): void }>();
beforeEach(() => void (directory = mkdtempSync(join(tmpdir(), 'vitrine-bin-'))));
afterEach(() => {
  for (const child of running) child.kill();
  running.clear();
  rmSync(directory, { recursive: true, force: true });
});

/** Starts the command; what it says comes as it says it. */
function start(options: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['--conditions=@vitrine/source', join(import.meta.dirname, 'bin.ts'), ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATA_DIR: join(directory, 'data'),
      DATABASE_URL: '',
      REDIS_URL: '',
      SALES_ROOM_SERVER_PORT: '0',
      MEDIASOUP_WORKER_BIN: 'none',
      LOG_LEVEL: 'info',
      ...settings,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  running.add({ kill: () => void child.kill('SIGKILL') });
  return {
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    ended,
    said: () => said,
    url: () => `http://127.0.0.1:${/"server\.listening","port":(\d+)/.exec(said)?.[1] ?? ''}`,
    /** It answers: by then it hears signals, too. */
    answers: () =>
      vi.waitFor(
        async () => {
          const [, port] = /"server\.listening","port":(\d+)/.exec(said) ?? [];
          expect(port, said).toBeDefined();
          expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
        },
        { timeout: 100_000, interval: 20 },
      ),
  };
}

/** A host of which nobody asks anything, in a module of its own. */
function hostModule(more = ''): string {
  const file = join(directory, 'host.mjs');
  writeFileSync(
    file,
    `const cookie = { read: () => undefined, write: () => '' };
export const createRoomHost = () => ({ cookies: { attendee: cookie, guide: cookie } });
${more}`,
  );
  return file;
}

test.each([
  ['asked for help', ['--help'], 0],
  ['with two ways to start', ['--standalone', '--host-module', 'x.mjs'], 2],
  ['with an example of no store', ['--host-module', 'x.mjs', '--example'], 2],
  ['without a host', [], 2],
  ['with a command that it does not know', ['--host-module', 'x.mjs', 'serve'], 2],
  ['with an import of nothing', ['import'], 2],
])('the command %s says how it is called', async (_what, options, code) => {
  const command = start(options);
  expect(await command.ended).toBe(code);
  expect(command.said()).toMatch(/^sales-room-server --standalone/);
});

test.each<[string, () => string[], RegExp]>([
  ['an option that there is none of', () => ['--colour'], /Unknown option '--colour'/],
  ['a host module that is not there', () => ['--host-module', join(directory, 'none.mjs')], /none\.mjs/],
  [
    'a host module without a host',
    () => {
      writeFileSync(join(directory, 'empty.mjs'), 'export const other = 1;');
      return ['--host-module', join(directory, 'empty.mjs')];
    },
    /empty\.mjs exports no createRoomHost\.\n$/,
  ],
])('the command says what is wrong, and ends with 1: %s', async (_what, options, words) => {
  const command = start(options());
  expect(await command.ended).toBe(1);
  expect(command.said()).toMatch(words);
});

test.each(['SIGTERM', 'SIGINT'] as const)('a server is closed by %s, and has then ended well', async (signal) => {
  const server = start(['--host-module', hostModule()]);
  await server.answers();
  server.kill(signal);
  expect(await server.ended).toBe(0);
});

test('what nothing has caught is noted, and ends the process with 1', async () => {
  const server = start(['--host-module', hostModule("process.once('SIGUSR2', () => { throw new Error('Nobody caught this.'); });")]);
  await server.answers();
  server.kill('SIGUSR2');
  expect(await server.ended).toBe(1);
  expect(server.said()).toMatch(/"server\.fatal","error":"Error","at":".*host\.mjs/);
  expect(server.said(), 'people were told').toContain('server.closed');
});

describe('a server that stands alone', () => {
  let store: DemoStoreProcess;
  beforeAll(async () => void (store = await startDemoStoreProcess()), 60_000);
  afterAll(() => store.close());
  const settings = () => ({ STORE_API_ENDPOINT: store.storeApiEndpoint, STORE_API_ACCESS_KEY: DEMO_ACCESS_KEY });

  test('it opens a room of products that the store has, says where, and ends well', async () => {
    const server = start(['--standalone', '--example'], settings());
    await server.answers();
    await vi.waitFor(() => expect(server.said()).toContain('Ctrl+C or SIGTERM ends it.'));
    expect(server.said()).toContain(`Sales rooms are open at ${server.url()}`);
    expect(server.said()).toContain(`embedded database in ${join(directory, 'data')}`);
    expect(server.said(), 'the access key').not.toContain(DEMO_ACCESS_KEY);
    const visitor = visitorOf(server.url());
    expect((await visitor.call('GET', '/room-api/rooms/example/entry?as=client')).body).toMatchObject({
      screen: 'prejoin',
      mediaAvailable: false,
    });
    server.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  test.each<[string, Record<string, string>, RegExp]>([
    [
      'no store',
      { STORE_API_ENDPOINT: '', STORE_API_ACCESS_KEY: '' },
      /^STORE_API_ENDPOINT: .* not set\nSTORE_API_ACCESS_KEY: .* not set\n$/,
    ],
    ['a key of no sales channel', { STORE_API_ACCESS_KEY: 'SWSCAAAAAAAAAAAAAAAAAAAAAA' }, /^STORE_API_ACCESS_KEY: .* refuses this key/],
    ['a wrong port', { SALES_ROOM_SERVER_PORT: 'http' }, /^SALES_ROOM_SERVER_PORT: expected a port from 0 to 65535\n$/],
  ])('it says in a sentence what is wrong, and ends with 1: %s', async (_what, wrong, words) => {
    const server = start(['--standalone'], { ...settings(), ...wrong });
    expect(await server.ended).toBe(1);
    expect(server.said()).toMatch(words);
  });

  test('it says that its port is in use, and ends with 1', async () => {
    const server = start(['--standalone'], { ...settings(), SALES_ROOM_SERVER_PORT: new URL(store.storeApiEndpoint).port });
    expect(await server.ended).toBe(1);
    expect(server.said()).toMatch(/SALES_ROOM_SERVER_PORT: \d+ on 127\.0\.0\.1 is in use: /);
  });
});
