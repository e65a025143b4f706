import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCatalogue, startDemoStore } from '@vitrine/demo-store';
import { ROOT } from '@vitrine/release';

const run = promisify(execFile);
const FOLDER = join(import.meta.dirname, '../../test-results/store-types');
const COMMAND = join(ROOT, 'libs/store-api-client/src/command-line/bin.server.ts');
const OFFICIAL = join(ROOT, 'node_modules/@shopware/api-client/api-types');

/** Calls of a plugin's operation, and of an extension, as a shop writes them. */
const SHOP = `
import { createStoreApiClient, type Product } from '@vitrine/store-api-client';
import type { StoreSchemas } from './store';

const client = createStoreApiClient({ endpoint: 'https://shop.example/store-api', accessKey: 'KEY' });

export async function search(text: string, product: Product): Promise<string[]> {
  const answer = await client.request({
    operation: 'naturalLanguageSearchTerm',
    method: 'POST',
    path: '/product/natural-language/search-term',
    body: { query: text },
  });
  const found: StoreSchemas['NaturalLanguageSearchTermResponse'] = answer;
  const template: string | undefined = product.extensions?.swagCustomizedProductsTemplateId;
  return [JSON.stringify(found), template ?? ''];
}

export async function mistakes(product: Product): Promise<void> {
  // @ts-expect-error the path is another
  await client.request({ operation: 'naturalLanguageSearchTerm', method: 'POST', path: '/product/other' });
  // @ts-expect-error the body has no such field
  await client.request({ operation: 'naturalLanguageSearchTerm', method: 'POST', path: '/product/natural-language/search-term', body: { text: 1 } });
  // @ts-expect-error an extension that the server does not have
  const wrong: number = product.extensions?.swagCustomizedProductsTemplateId;
  // What nobody described stays possible.
  await client.request<{ mine: string }>({ operation: 'mine', method: 'GET', path: '/mine', body: wrong });
}
`;

function complaintsAbout(folder: string): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    skipLibCheck: false,
    target: ts.ScriptTarget.ES2024,
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.esnext.disposable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    customConditions: ['@vitrine/source'],
    types: [],
  };
  const program = ts.createProgram([join(folder, 'store.d.ts'), join(folder, 'shop.ts')], options);
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const at =
      file === undefined ? '' : `${file.fileName.slice(ROOT.length)}:${String(file.getLineAndCharacterOfPosition(start).line + 1)}`;
    return `${at} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}

describe('types written from the official description of 6.7', () => {
  let printed = '';
  beforeAll(async () => {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, 'shop.ts'), SHOP);
    const { stderr } = await run(
      process.execPath,
      [
        '--conditions=@vitrine/source',
        COMMAND,
        'types',
        '--schema',
        join(OFFICIAL, 'storeApiSchema.json'),
        '--out',
        join(FOLDER, 'store.d.ts'),
      ],
      { env: { ...process.env, NODE_OPTIONS: '' } },
    );
    printed = stderr;
  });
  afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

  test('declare each of its operations', () => {
    const { paths } = JSON.parse(readFileSync(join(OFFICIAL, 'storeApiSchema.json'), 'utf8')) as { paths: Record<string, object> };
    const operations = Object.values(paths).flatMap((path) => Object.keys(path).filter((key) => /^(get|post|put|patch|delete)$/.test(key)));
    expect(printed).toContain(`${String(operations.length)} operations`);
  });

  test('compile in strict mode, and type a plugin’s calls and an extension', () => {
    expect(complaintsAbout(FOLDER)).toEqual([]);
  });
});

test('a started store is asked with its access key, and only its own calls are declared', async () => {
  const store = await startDemoStore({
    host: '127.0.0.1',
    port: 0,
    publicOrigin: 'http://shop.example',
    dataDir: ':memory:',
    shopware: '6.7',
  });
  try {
    const { stdout } = await run(process.execPath, ['--conditions=@vitrine/source', COMMAND, 'types', `${store.url}/store-api`], {
      env: { ...process.env, NODE_OPTIONS: '', STORE_API_ACCESS_KEY: createCatalogue().salesChannel.accessKey },
      maxBuffer: 8 * 1024 * 1024,
    });
    expect(stdout).toContain('"readProductListing": {');
    expect(stdout).not.toContain('naturalLanguageSearchTerm');
  } finally {
    await store.close();
  }
});
