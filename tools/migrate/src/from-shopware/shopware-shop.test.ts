import { globSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Consumer, createConsumer } from '../testing/consumer.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const SHOP = join(ROOT, 'tools', 'migrate', 'fixtures', 'shopware-shop');

const filesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(globSync('src/*.ts', { cwd: folder }).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));

/** What the compiler says of the shop's sources, strictly. */
function complaints({ folder }: Consumer): string[] {
  const program = ts.createProgram(
    Object.keys(filesOf(folder)).map((file) => join(folder, file)),
    {
      target: ts.ScriptTarget.ES2024,
      lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.esnext.disposable.d.ts'],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      customConditions: ['@vitrine/source'],
      strict: true,
      noUncheckedIndexedAccess: true,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
    },
  );
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
}

let consumer: Consumer;
beforeAll(() => {
  consumer = createConsumer({
    files: { ...filesOf(join(SHOP, 'before')), '.gitignore': 'node_modules\n' },
    dependencies: { '@shopware/api-client': '1.6.0' },
  });
  symlinkSync(join(ROOT, 'node_modules'), join(consumer.folder, 'node_modules'));
});
afterAll(() => consumer[Symbol.dispose]());

describe('a shop on @shopware/api-client', () => {
  test('compiles before, becomes what is expected, and compiles after against @vitrine/store-api-client', () => {
    expect(complaints(consumer)).toEqual([]);
    const { status, said } = consumer.migrate('--from', '@shopware/api-client', '--apply');
    expect(filesOf(consumer.folder)).toEqual(filesOf(join(SHOP, 'after')));
    expect(said).toContain('Written: 3 files.\n  src/cart.ts\n  src/catalogue.ts\n  src/client.ts\nNothing is left.');
    expect(status).toBe(0);
    expect(complaints(consumer)).toEqual([]);
    expect(consumer.migrate('--from', '@shopware/api-client')).toMatchObject({ status: 0 });
  });
});
