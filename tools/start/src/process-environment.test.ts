import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { ROOM_SETTING_NAMES } from '@vitrine/sales-room-server';
import { configureBrandLocales } from './brand-locales.ts';
import { childEnvironment, readEnvironment, startEnvironment } from './environment.ts';
import { environmentOf, ROOM_SERVER_SETTINGS } from './process-environment.ts';
import { processSpecs } from './process-specs.ts';

const SECRETS = {
  DATABASE_URL: 'postgres://user:password@127.0.0.1/rooms',
  SESSION_SECRET: 'x'.repeat(32),
  REDIS_URL: 'redis://:password@127.0.0.1',
  ICE_SERVERS: '[{"urls":["turn:turn.example"],"credential":"password"}]',
  STORE_API_CUSTOMER_PASSWORD: 'password',
};
const ORDINARY = {
  PATH: '/usr/bin',
  HOME: '/home/x',
  NODE_OPTIONS: '--max-old-space-size=512',
  TZ: 'Europe/Berlin',
  LANG: 'de_DE.UTF-8',
  HTTPS_PROXY: 'http://proxy.example',
  NO_PROXY: 'localhost',
};

/** Who has it may purge what the shop's server keeps: nobody else needs it. */
const PAGE_CACHE_TOKEN = 'page-cache-token-of-32-characters';

describe('the environment of a process', () => {
  const env = {
    ...ORDINARY,
    ...SECRETS,
    ...childEnvironment(readEnvironment({ DEMO_STORE_PORT: '3104' }, '/srv')),
    DATABASE_URL: SECRETS.DATABASE_URL,
    SESSION_SECRET: SECRETS.SESSION_SECRET,
    DEMO_STORE_WISHLIST: 'false',
    MAX_PAGES_PER_SECOND: '9',
    PAGE_CACHE_TOKEN,
  };

  it.each(['storefront', 'sales-room', 'demo-store'] as const)('of %s holds no secret of another one', (name) => {
    const given = environmentOf(name, env);
    expect(JSON.stringify(given)).not.toMatch(/password|xxxx/);
    for (const secret of [...Object.keys(SECRETS), 'ADMIN_API_ENDPOINT']) expect(given).not.toHaveProperty(secret);
    expect(given).toMatchObject(ORDINARY);
  });

  it('holds what the process needs', () => {
    expect(environmentOf('storefront', env)).toMatchObject({
      STORE_API_ENDPOINT: 'http://127.0.0.1:3104/store-api',
      STORE_API_ACCESS_KEY: expect.any(String),
      PUBLIC_ORIGIN: 'http://localhost:3000',
      STOREFRONT_PORT: '3001',
      INDEXABLE: 'false',
      ASK_A_GUIDE: 'true',
      MAX_PAGES_PER_SECOND: '9',
      PAGE_CACHE_TOKEN,
    });
    for (const name of ['sales-room', 'sales-room-server', 'demo-store'] as const)
      expect(JSON.stringify(environmentOf(name, env)), name).not.toContain(PAGE_CACHE_TOKEN);
    expect(environmentOf('storefront', env)).not.toHaveProperty('DATA_DIR');
    expect(environmentOf('sales-room', env)).toMatchObject({ SALES_ROOM_PORT: '3002', SALES_ROOM_SERVER_PORT: '3003' });
    const { STORE_API_CUSTOMER_PASSWORD: _doctor, ...ofRooms } = SECRETS;
    expect(environmentOf('sales-room-server', env)).toMatchObject({
      ...ofRooms,
      ADMIN_API_ENDPOINT: 'http://127.0.0.1:3104/api',
      DATA_DIR: '/srv/.data',
    });
    expect(environmentOf('sales-room-server', env)).not.toHaveProperty('DEMO_STORE_WISHLIST');
    expect(environmentOf('demo-store', env)).toMatchObject({
      DEMO_STORE_PORT: '3104',
      DEMO_STORE_WISHLIST: 'false',
      DATA_DIR: '/srv/.data',
    });
  });

  it('is what the processes of a start get', () => {
    vi.stubEnv('SESSION_SECRET', SECRETS.SESSION_SECRET);
    vi.stubEnv('REDIS_URL', SECRETS.REDIS_URL);
    const specs = processSpecs(readEnvironment({ SESSION_SECRET: SECRETS.SESSION_SECRET }, '/srv'), { dev: false, workerPath: undefined });
    vi.unstubAllEnvs();
    expect(specs.filter(({ env: own }) => 'SESSION_SECRET' in own || 'REDIS_URL' in own).map(({ name }) => name)).toEqual([
      'sales-room-server',
    ]);
  });

  it('tells the room server which languages the brand adds, and no other process: those have them built in', () => {
    const folder = mkdtempSync(join(tmpdir(), 'brand-'));
    mkdirSync(join(folder, 'locales', 'fr-FR'), { recursive: true });
    for (const file of ['brand.ts', 'locales/fr-FR/catalogue.ts']) writeFileSync(join(folder, file), '');
    const specs = processSpecs(readEnvironment({ BRAND: join(folder, 'brand.ts') }, '/srv'), { dev: false, workerPath: undefined });
    expect(specs.filter(({ env: own }) => own.EXTRA_LOCALES).map(({ name, env: own }) => [name, own.EXTRA_LOCALES])).toEqual([
      ['sales-room-server', 'fr-FR'],
    ]);
    rmSync(folder, { recursive: true });
    expect(() => configureBrandLocales('nobody')).toThrow(expect.objectContaining({ name: 'StartError', code: 'ENVIRONMENT' }));
  });
});

it('every setting of the room server is known, so that no other process gets it', () => {
  const shared = new Set(Object.keys(startEnvironment.shape));
  expect(ROOM_SETTING_NAMES.filter((name) => !ROOM_SERVER_SETTINGS.includes(name) && !shared.has(name))).toEqual([]);
  expect(ROOM_SERVER_SETTINGS.filter((name) => !ROOM_SETTING_NAMES.includes(name))).toEqual([]);
});
