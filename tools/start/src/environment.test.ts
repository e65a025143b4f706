import { readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readServerSettings, ROOM_SETTING_NAMES } from '@vitrine/sales-room-server';
import { readArguments } from './arguments.ts';
import { prepareDataFolder } from './data-folder.ts';
import { childEnvironment, readEnvironment, startEnvironment } from './environment.ts';
import { WORKSPACE_ROOT } from './workspace-root.ts';

const read = (env: Record<string, string>) => readEnvironment(env, '/srv/shop');

describe('settings', () => {
  it('are all listed in .env.example, with their defaults, and nothing else is', () => {
    const listed = parseEnv(readFileSync(join(WORKSPACE_ROOT, '.env.example'), 'utf8')) as Record<string, string>;
    expect(Object.keys(listed).sort()).toEqual([...new Set([...Object.keys(startEnvironment.shape), ...ROOM_SETTING_NAMES])].sort());
    expect(readEnvironment(listed, '/srv/shop')).toEqual(read({}));
    // What stands in the file for the room server is what holds without it.
    expect(readServerSettings(listed)).toEqual(readServerSettings({}));
  });

  it('have defaults that run the product with its own store', () => {
    expect(read({})).toMatchObject({
      PUBLIC_ORIGIN: 'http://localhost:3000',
      HOST: '127.0.0.1',
      DATA_DIR: '/srv/shop/.data',
      embeddedStore: true,
      STORE_API_ENDPOINT: 'http://127.0.0.1:3004/store-api',
      STORE_API_ACCESS_KEY: 'SWSCVITRINEDEMOACCESSKEY00',
      ADMIN_API_ENDPOINT: 'http://127.0.0.1:3004/api',
    });
    expect(read({ PORT: '3100' }).PUBLIC_ORIGIN).toBe('http://localhost:3100');
  });

  it('point the product at a real store by three variables', () => {
    expect(
      read({
        STORE_API_ENDPOINT: 'https://shop.example/store-api/',
        STORE_API_ACCESS_KEY: 'SWSCAAAAAAAAAAAAAAAAAAAAAA',
        ADMIN_API_ENDPOINT: 'https://shop.example/api',
      }),
    ).toMatchObject({
      embeddedStore: false,
      STORE_API_ENDPOINT: 'https://shop.example/store-api',
      ADMIN_API_ENDPOINT: 'https://shop.example/api',
    });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '0'],
    ['PORT', '70000'],
    ['STOREFRONT_PORT', '-1'],
    ['MEDIA_PORT', '1.5'],
    ['DEMO_STORE_PAGES_PORT', 'x'],
    ['DEMO_STORE_TRAITS', 'oversold,unreal'],
    ['DEMO_STORE_SHOPWARE', '6.5'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '10.0.0.0/40'],
    ['MAX_PAGES_PER_SECOND', '0'],
    ['PAGE_CACHE_MB', '0'],
    ['PAGE_CACHE_TOKEN', 'too-short'],
    ['PUBLIC_ORIGIN', 'https://shop.example/de'],
    ['PUBLIC_ORIGIN', 'shop.example'],
    ['HOST', 'a b'],
    ['STORE_API_ENDPOINT', 'https://shop.example/api'],
    ['STORE_API_ACCESS_KEY', 'my-key'],
    ['ADMIN_API_ENDPOINT', 'shop'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['COOKIE_DOMAIN', 'localhost'],
    ['PAYMENT_ORIGINS', 'http://pay.example'],
    ['EMBED_ORIGINS', 'http://www.host.example'],
    ['ACCOUNT_ANSWER_MS', 'soon'],
    ['INDEXABLE', 'yes'],
    ['PSEUDO_LOCALE', 'klingon'],
    ['MEDIA_LISTEN_IP', 'localhost'],
    ['MEDIA_ANNOUNCED_ADDRESS', 'http://x'],
    ['MEDIA_WORKERS', '0'],
    ['ICE_SERVERS', 'stun:stun.example'],
    ['SHOP_PAGES', '[]'],
    ['SESSION_SECRET', 'short'],
    ['LOG_LEVEL', 'loud'],
  ])('refuse %s=%s by its name, saying what is expected', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name}: expected`, 'm'));
  });

  it('name every variable that is wrong at once, and repeat no key or password', () => {
    const message = (() => {
      try {
        read({ PORT: 'x', INDEXABLE: 'maybe', STORE_API_ACCESS_KEY: 'nearly-a-key', DATABASE_URL: 'mysql://user:password@localhost' });
      } catch (error) {
        return String(error);
      }
      return '';
    })();
    for (const name of ['PORT', 'INDEXABLE', 'STORE_API_ACCESS_KEY', 'DATABASE_URL']) expect(message).toContain(`${name}: expected`);
    expect(message).not.toMatch(/nearly-a-key|password/);
  });

  it('refuse half a store and two processes on one port', () => {
    expect(() => read({ STORE_API_ENDPOINT: 'https://shop.example/store-api' })).toThrow(
      /STORE_API_ACCESS_KEY: expected[^]*ADMIN_API_ENDPOINT: expected/,
    );
    expect(() => read({ PORT: '3002' })).toThrow(/SALES_ROOM_PORT: expected a port of its own, 3002 is PORT's/);
  });

  it("name the proxies that are trusted, and the port of the store's pages after that of its API", () => {
    const settings = read({ TRUSTED_PROXIES: '10.0.0.5, fd00::/8', DEMO_STORE_PORT: '3104' });
    expect(settings).toMatchObject({ TRUSTED_PROXIES: ['10.0.0.5', 'fd00::/8'], DEMO_STORE_PAGES_PORT: 3105 });
    expect(childEnvironment(settings)).toMatchObject({ TRUSTED_PROXIES: '10.0.0.5,fd00::/8', DEMO_STORE_PAGES_PORT: '3105' });
  });

  it('read the redirect list before the start: its path begins at the workspace, wrong lines are named', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'start-redirects-'));
    try {
      await writeFile(join(folder, 'redirects.txt'), '/furniture /living\n');
      expect(readEnvironment({ REDIRECTS_FILE: 'redirects.txt' }, folder).REDIRECTS_FILE).toBe(join(folder, 'redirects.txt'));
      await writeFile(join(folder, 'redirects.txt'), '/furniture /living\n/sale https://evil.example\n');
      expect(() => readEnvironment({ REDIRECTS_FILE: 'redirects.txt' }, folder)).toThrow(
        /^REDIRECTS_FILE: .*redirects\.txt, line 2: expected a new path/,
      );
      expect(() => readEnvironment({ REDIRECTS_FILE: 'none.txt' }, folder)).toThrow(/^REDIRECTS_FILE: .*none\.txt, expected/);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('keep the processes behind the front on loopback', () => {
    expect(childEnvironment(read({ HOST: '0.0.0.0' }))).toMatchObject({ HOST: '127.0.0.1', PORT: '3000' });
  });
});

describe('the command line', () => {
  it('takes --reset, --dev, --no-build and --json, and refuses others', () => {
    expect(readArguments(['--reset', '--json'])).toEqual({ reset: true, dev: false, build: true, json: true, help: false });
    expect(readArguments(['--no-build', '--dev'])).toMatchObject({ build: false, dev: true });
    expect(() => readArguments(['--rest'])).toThrow(/--rest/);
  });
});

describe('the data folder', () => {
  it('survives a start and is emptied by --reset, but only if a start made it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'start-data-'));
    try {
      const ours = join(folder, 'ours');
      await prepareDataFolder(ours, { reset: true });
      await mkdir(join(ours, 'rooms'));
      await writeFile(join(ours, 'rooms', 'chat'), 'hello');
      await prepareDataFolder(ours, { reset: false });
      expect(await readdir(ours)).toContain('rooms');
      await prepareDataFolder(ours, { reset: true });
      expect(await readdir(ours)).toEqual(['VITRINE_DATA']);

      const foreign = join(folder, 'foreign');
      await mkdir(foreign);
      await writeFile(join(foreign, 'thesis.txt'), 'x');
      await expect(prepareDataFolder(foreign, { reset: true })).rejects.toMatchObject({ code: 'RESET_REFUSED' });
      expect(await readdir(foreign)).toEqual(['thesis.txt']);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it("is its owner's alone, also where it was open before; a folder with other things stays as it is", async () => {
    const folder = await mkdtemp(join(tmpdir(), 'start-data-'));
    const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    try {
      const ours = join(folder, 'ours');
      await prepareDataFolder(ours, { reset: false });
      expect([await modeOf(ours), await modeOf(join(ours, 'VITRINE_DATA'))]).toEqual(['700', '600']);
      await chmod(ours, 0o755);
      await prepareDataFolder(ours, { reset: false });
      expect(await modeOf(ours)).toBe('700');

      const foreign = join(folder, 'foreign');
      await mkdir(foreign);
      await chmod(foreign, 0o755);
      await writeFile(join(foreign, 'thesis.txt'), 'x');
      await prepareDataFolder(foreign, { reset: false });
      expect([await modeOf(foreign), await readdir(foreign)]).toEqual(['755', ['thesis.txt']]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
