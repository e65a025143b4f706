import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build, checkStage, pack, type PublishablePackage, publishablePackages, readLockFile, ROOT } from '@vitrine/release';
import { startStoreUnderTest, type StoreUnderTest } from '../official/store-under-test.ts';
import { type Consumer, createConsumer } from './consumer.ts';

const run = promisify(execFile);

const packages = publishablePackages();
const folder = mkdtempSync(join(tmpdir(), 'vitrine-packages-'));
const tarballs = new Map<string, string>();
let store: StoreUnderTest;

const tarballOf = (name: string): string => tarballs.get(name) ?? '';
/** Versions of the workspace, so that a consumer gets what the libraries were tested with. */
const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')) as { version: string }).version;

beforeAll(async () => {
  store = await startStoreUnderTest();
  for (const library of packages) {
    await build(library);
    tarballs.set(library.manifest.name, await pack(library, folder));
  }
}, 280_000);
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const byName = packages.map((library): [string, PublishablePackage] => [library.manifest.name, library]);

describe('a package says what it is', () => {
  test.each(byName)('%s', (_name, { manifest, folder: home }) => {
    expect(manifest.description).toMatch(/^\S.{20,}\.$/);
    expect(manifest.keywords?.length).toBeGreaterThanOrEqual(3);
    expect(manifest).toMatchObject({ license: 'MIT', type: 'module', engines: { node: expect.stringMatching(/^>=\d+/) } });
    expect(manifest.files?.[0]).toBe('dist');
    // What a bundler may leave out is said: nothing has effects but styles, and the module that makes an element known.
    expect([false, '**/*.css', '**/define.js'].map((effect) => JSON.stringify(effect === false ? effect : [effect]))).toContain(
      JSON.stringify(manifest.sideEffects),
    );
    expect(readFileSync(join(home, 'README.md'), 'utf8').length).toBeGreaterThan(500);
    expect(existsSync(join(ROOT, 'LICENSE'))).toBe(true);
    // A range would change beneath those who installed it; peers are theirs to choose.
    expect(Object.values(manifest.dependencies ?? {}).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test('React is asked of those who have it, never brought along', () => {
    const brought = packages.filter(({ manifest }) =>
      ['react', 'react-dom', 'react-router', 'jotai'].some((name) => name in (manifest.dependencies ?? {})),
    );
    expect(brought.map(({ lib }) => lib)).toEqual([]);
  });
});

describe('a package as it is published has no fault that can be seen on it', () => {
  const versions = new Map(packages.map(({ manifest }) => [manifest.name, manifest.version]));
  const locked = readLockFile();

  test.each(byName)('%s', async (_name, { lib, home }) => {
    expect(await checkStage(join(folder, lib), home, { versions, locked })).toEqual([]);
  });

  test.each(byName)('the tarball of %s holds licence, maps and the sources that they lead to, and no test', async (name) => {
    const { stdout } = await run('tar', ['-tzf', tarballOf(name)]);
    const files = stdout
      .trim()
      .split('\n')
      .map((file) => file.replace(/^package\//, ''));
    expect(files).toEqual(expect.arrayContaining(['package.json', 'README.md', 'LICENSE']));
    for (const kind of [/^dist\/.+\.js\.map$/, /^dist\/.+\.d\.ts\.map$/, /^src\/.+\.tsx?$/])
      expect(
        files.some((file) => kind.test(file)),
        String(kind),
      ).toBe(true);
    expect(files.filter((file) => /(^|\/)node_modules\/|\.test(-d)?\.|\.stories\.|tsconfig|\.env/.test(file))).toEqual([]);
  });
});

describe('Are the types wrong? finds them right for ES modules', () => {
  test.each(byName)('%s', async (name, { manifest }) => {
    const assets = Object.keys(manifest.exports).filter((entry) => /\.(css|svg)$/.test(entry));
    const args = [
      'attw',
      tarballOf(name),
      '--profile',
      'esm-only',
      '--format',
      'json',
      ...(assets.length > 0 ? ['--exclude-entrypoints', ...assets] : []),
    ];
    const failure = await run('npx', args, { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 }).then(
      () => undefined,
      (error: unknown) => String((error as { stdout?: string }).stdout).slice(0, 2000),
    );
    expect(failure).toBeUndefined();
  });
});

describe('in a clean folder, the Store API client alone', () => {
  let consumer: Consumer;

  beforeAll(async () => {
    consumer = await createConsumer(
      join(folder, 'consumer-client'),
      { '@vitrine/store-api-client': `file:${tarballOf('@vitrine/store-api-client')}` },
      {
        'one-operation.ts': `
import { createStoreApiClient, getCart, type Cart, isStoreApiError } from '@vitrine/store-api-client';
import { createAdminApiClient } from '@vitrine/store-api-client/admin';
import { cartSchema } from '@vitrine/store-api-client/schemas';
export async function cartOf(endpoint: string, accessKey: string): Promise<Cart> {
  const client = createStoreApiClient({ endpoint, accessKey, onContextToken: (token: string) => void token.length });
  try {
    const cart = await getCart(client);
    const sum: number = cart.price.totalPrice;
    return sum >= 0 && cartSchema.safeParse(cart).success ? cart : cart;
  } catch (error) {
    if (isStoreApiError(error)) error.messages satisfies { detail: string }[];
    throw error;
  }
}
// @ts-expect-error A cart is no text.
export const wrong: string = await cartOf('', '');
export const admin = createAdminApiClient({ endpoint: 'https://shop.example/api' });
`,
        'one-operation.mjs': `
import { createStoreApiClient, getCart } from '@vitrine/store-api-client';
const client = createStoreApiClient({ endpoint: process.env.ENDPOINT, accessKey: process.env.ACCESS_KEY });
const cart = await getCart(client);
console.log(JSON.stringify({ lines: cart.lineItems.length, token: client.getContextToken() !== undefined }));
`,
      },
    );
  }, 120_000);

  test.each(['nodenext', 'bundler'] as const)(
    'type-checks strictly with moduleResolution %s, its own declarations included',
    async (moduleResolution) => {
      expect(await consumer.typecheck(moduleResolution)).toBe('');
    },
  );

  test('runs one operation against a server', async () => {
    const printed = await consumer.run('one-operation.mjs', { ENDPOINT: `${store.url}/store-api`, ACCESS_KEY: store.roles.accessKey });
    expect(JSON.parse(printed)).toEqual({ lines: 0, token: true });
  });

  test('brings two packages along and no more', () => {
    const lock = JSON.parse(readFileSync(join(consumer.folder, 'package-lock.json'), 'utf8')) as { packages: Record<string, unknown> };
    expect(
      Object.keys(lock.packages)
        .filter((path) => path !== '')
        .toSorted(),
    ).toEqual(['node_modules/@vitrine/store-api-client', 'node_modules/ky', 'node_modules/zod']);
  });
});

describe('in a clean folder, routing, texts and session together', () => {
  let consumer: Consumer;

  beforeAll(async () => {
    const own = ['http-server', 'routing', 'i18n', 'session', 'store-api-client'].map((lib) => [
      `@vitrine/${lib}`,
      `file:${tarballOf(`@vitrine/${lib}`)}`,
    ]);
    const peers = ['react', 'react-dom', 'react-router', '@types/react', '@types/node'].map((name) => [name, versionOf(name)]);
    consumer = await createConsumer(join(folder, 'consumer-apps'), Object.fromEntries([...own, ...peers]) as Record<string, string>, {
      'page.tsx': `
import { createFormatter, createTranslator, loadMessages } from '@vitrine/i18n';
import { I18nProvider, useTranslate } from '@vitrine/i18n/react';
import { localePath, parseLocalePath } from '@vitrine/routing';
import { LocaleLink } from '@vitrine/routing/react-router';
import { PATH_TABLE } from '@vitrine/session';
import { createRequestSession, readSessionConfig } from '@vitrine/session/server';
const config = readSessionConfig({ PUBLIC_ORIGIN: 'http://localhost:3000', STORE_API_ENDPOINT: 'http://localhost:3004/store-api', STORE_API_ACCESS_KEY: 'SWSC' });
export async function page(request: Request) {
  const session = await createRequestSession(request, config);
  const { path } = parseLocalePath(new URL(request.url).pathname);
  return { locale: session.locale satisfies string, to: localePath(path, 'de-DE') satisfies string, rows: PATH_TABLE.length };
}
function Title() {
  return <h1>{useTranslate()('common.action.close' as never)}</h1>;
}
export const view = async () => <I18nProvider locale="de-DE" messages={await loadMessages('de-DE', ['common'])} currency="EUR"><Title /><LocaleLink to="/">x</LocaleLink></I18nProvider>;
export const tools = [createFormatter, createTranslator];
// @ts-expect-error A path is no number.
export const wrong: number = localePath('/', 'de-DE');
`,
      'languages.ts': `
import { BUILT_IN_CATALOGUES, configureCatalogues, defineCatalogue, extendCatalogue, loadMessages } from '@vitrine/i18n';
import type { AreaTexts, Locale, MessageKey, Translate } from '@vitrine/i18n';
const loyalty = { points_one: '{count} point', points_other: '{count} points', hello: 'Hello {name}' } as const;
const [american, british, german] = BUILT_IN_CATALOGUES;
const french = defineCatalogue({
  locale: 'fr-FR',
  name: 'Français',
  fallback: 'en-US',
  areas: { common: async () => ({ default: { action: { cancel: 'Annuler' } } satisfies AreaTexts<'common'> }) },
});
const catalogues = [extendCatalogue(american, { loyalty: async () => ({ loyalty }) }), british, german, french] as const;
declare module '@vitrine/i18n' {
  interface Register {
    catalogues: typeof catalogues;
    messages: { loyalty: typeof loyalty };
  }
}
configureCatalogues(catalogues);
export const texts = loadMessages('fr-FR', ['common', 'loyalty']);
export const known: [Locale, MessageKey][] = [['fr-FR', 'loyalty.points'], ['de-DE', 'common.action.close']];
export const hello = (t: Translate) => t('loyalty.hello', { name: 'Ada' }) + t('loyalty.points', { count: 2 });
// @ts-expect-error Nobody has configured Dutch.
export const dutch: Locale = 'nl-NL';
// @ts-expect-error There is no such text.
export const unknown: MessageKey = 'loyalty.greeting';
// @ts-expect-error A text gets its parameters.
export const nameless = (t: Translate) => t('loyalty.hello');
// @ts-expect-error A misspelled key is never shown.
export const misspelled: AreaTexts<'common'> = { actoin: {} };
`,
      'routing.mjs': `
import { localePath, parseLocalePath } from '@vitrine/routing';
console.log(JSON.stringify([localePath('/checkout', 'de-DE'), parseLocalePath('/de-DE/checkout').locale.code]));
`,
      'i18n.mjs': `
import { createFormatter, loadMessages } from '@vitrine/i18n';
const messages = await loadMessages('de-DE', ['common']);
console.log(JSON.stringify([Object.keys(messages).length > 0, createFormatter({ locale: 'de-DE', currency: 'EUR' }).price(19.9).replace(/\\s/g, ' ')]));
`,
      'session.mjs': `
import { createRequestSession, readSessionConfig } from '@vitrine/session/server';
const config = readSessionConfig({ PUBLIC_ORIGIN: process.env.ORIGIN, STORE_API_ENDPOINT: process.env.ENDPOINT, STORE_API_ACCESS_KEY: process.env.ACCESS_KEY });
const session = await createRequestSession(new Request(process.env.ORIGIN + '/de-DE/'), config);
const menu = await session.shared.navigation('main-navigation');
console.log(JSON.stringify([session.locale, session.hasSession, menu.length > 0]));
process.exit(0);
`,
    });
  }, 120_000);

  test.each(['nodenext', 'bundler'] as const)('type-check strictly with moduleResolution %s', async (moduleResolution) => {
    expect(await consumer.typecheck(moduleResolution, { skipLibCheck: true })).toBe('');
  });

  test('routing writes and reads an address', async () => {
    expect(JSON.parse(await consumer.run('routing.mjs'))).toEqual(['/de-DE/checkout', 'de-DE']);
  });

  test('i18n loads texts and writes a price', async () => {
    expect(JSON.parse(await consumer.run('i18n.mjs'))).toEqual([true, '19,90 €']);
  });

  test('session serves a request from a store', async () => {
    const environment = { ORIGIN: store.storefrontUrl, ENDPOINT: `${store.url}/store-api`, ACCESS_KEY: store.roles.accessKey };
    expect(JSON.parse(await consumer.run('session.mjs', environment))).toEqual(['de-DE', false, true]);
  });
});
