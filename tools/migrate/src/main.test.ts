import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type ConsumerOptions, createConsumer } from './testing/consumer.ts';

const CLIENT = '@vitrine/store-api-client';
const OLD = `import { withAnswerChecks } from '${CLIENT}';\n\nexport const checked = withAnswerChecks;\n`;
const NEW = `import { withResponseValidation } from '${CLIENT}';\n\nexport const checked = withResponseValidation;\n`;
const HAND = `import { loadOrders } from '@vitrine/commerce/server';\n\nexport const orders = loadOrders;\n`;

const shop = (files: Record<string, string>, more: ConsumerOptions = {}) =>
  createConsumer({ files, dependencies: { [CLIENT]: '^0.0.0', '@vitrine/commerce': '0.0.0' }, ...more });

describe('a dry run', () => {
  test('prints the place, the change and who mends it, and writes nothing', () => {
    using consumer = shop({ 'src/shop.ts': OLD });
    const { status, said } = consumer.migrate();
    expect(said).toContain('@vitrine/store-api-client: 1 call site, 1 by codemod, 0 by hand');
    expect(said).toContain(
      'src/shop.ts:1:10  withAnswerChecks is called withResponseValidation  [codemod]\n      write: withResponseValidation',
    );
    expect(said).toContain('Nothing was written. --apply changes 1 file.');
    expect(status).toBe(1);
    expect(consumer.git('status', '--porcelain')).toBe('');
  });

  test('ends with 0 where nothing breaks', () => {
    using consumer = shop({ 'src/shop.ts': NEW });
    const { status, said } = consumer.migrate();
    expect(said).toContain('Nothing breaks.');
    expect(status).toBe(0);
  });

  test('reads neither installed packages nor what git ignores', () => {
    using consumer = shop({ '.gitignore': 'dist\n', 'dist/shop.js': OLD, 'node_modules/lamp/index.js': OLD, 'src/shop.ts': NEW });
    expect(consumer.migrate()).toMatchObject({ status: 0 });
  });

  test('groups what it finds by package, in the order of files and lines', () => {
    using consumer = shop({ 'src/b.ts': OLD, 'src/a.ts': HAND + OLD });
    const { findings } = JSON.parse(consumer.migrate('--json').said) as {
      findings: { package: string; file: string; line: number; mend: string }[];
    };
    expect(findings.map(({ package: name, file, line, mend }) => `${name} ${file}:${line} ${mend}`)).toEqual([
      '@vitrine/commerce src/a.ts:1 hand',
      '@vitrine/store-api-client src/a.ts:4 codemod',
      '@vitrine/store-api-client src/b.ts:1 codemod',
    ]);
  });

  test('says how many files there are whose scripts it does not read', () => {
    using consumer = shop({ 'src/shop.vue': '<script setup></script>' });
    expect(consumer.migrate().said).toContain('Not read: 1 file of kinds whose scripts are not looked into, such as src/shop.vue.');
  });

  test('prints names of files without what a terminal would obey', () => {
    using consumer = shop({ 'src/\u001b[31m.ts': OLD });
    const { said } = consumer.migrate();
    expect(said).toContain('src/ [31m.ts:1:10');
    expect(said).not.toContain('\u001b');
  });
});

describe('--apply', () => {
  test('writes what codemods mend, ends with 0 and names the files', () => {
    using consumer = shop({ 'src/shop.ts': OLD });
    const { status, said } = consumer.migrate('--apply');
    expect(said).toContain('Written: 1 file.\n  src/shop.ts\nNothing is left.');
    expect(status).toBe(0);
    expect(consumer.read('src/shop.ts')).toBe(NEW);
  });

  test('finds nothing more after itself', () => {
    using consumer = shop({ 'src/shop.ts': OLD });
    consumer.migrate('--apply');
    expect(consumer.migrate()).toMatchObject({ status: 0 });
  });

  test('ends with 1 and says how many call sites are left for a hand', () => {
    using consumer = shop({ 'src/shop.ts': OLD, 'src/orders.ts': HAND });
    const { status, said } = consumer.migrate('--apply');
    expect(said).toContain('Left for a hand: 1 call site.');
    expect(status).toBe(1);
    expect(consumer.read('src/orders.ts')).toBe(HAND);
  });

  test.each([
    ['a changed file', (consumer: ReturnType<typeof shop>) => consumer.write('src/shop.ts', `${OLD}// mine\n`)],
    ['a file that git does not know', (consumer: ReturnType<typeof shop>) => consumer.write('src/new.ts', OLD)],
  ])('refuses beside %s, writes nothing, and takes --force for an answer', (_, change) => {
    using consumer = shop({ 'src/shop.ts': OLD });
    change(consumer);
    const before = consumer.read('src/shop.ts');
    const refused = consumer.migrate('--apply');
    expect(refused).toMatchObject({ status: 2, said: '' });
    expect(refused.complained).toBe(
      'There are changes that are not committed: commit or stash them first, or write over them with --force.\n',
    );
    expect(consumer.read('src/shop.ts')).toBe(before);
    expect(consumer.migrate('--apply', '--force')).toMatchObject({ status: 0 });
    expect(consumer.read('src/shop.ts')).toContain('withResponseValidation');
  });

  test('refuses outside of git, where nothing would bring a file back', () => {
    using consumer = shop({ 'src/shop.ts': OLD }, { isBare: true });
    expect(consumer.migrate('--apply').complained).toContain('The folder is in no git repository');
    expect(consumer.read('src/shop.ts')).toBe(OLD);
  });

  test('follows no link out of the repository', () => {
    using other = shop({ 'shop.ts': OLD });
    using consumer = shop({ 'src/shop.ts': NEW });
    symlinkSync(join(other.folder, 'shop.ts'), join(consumer.folder, 'src', 'linked.ts'));
    consumer.migrate('--apply', '--force');
    expect(other.read('shop.ts')).toBe(OLD);
  });

  test('leaves every line byte for byte that it has no reason to change', () => {
    const odd = (text: string): string => `\uFEFF/* a */\r\n  ${text}\r\n\r\n\tlet   x = {a:1 ,b  :2}\t\r\n\r\n`;
    using consumer = shop({ 'src/shop.ts': odd(`import {withAnswerChecks} from "${CLIENT}"`), 'src/other.ts': odd('// nothing') });
    consumer.migrate('--apply');
    expect(consumer.read('src/shop.ts')).toBe(odd(`import {withResponseValidation} from "${CLIENT}"`));
    expect(consumer.read('src/other.ts')).toBe(odd('// nothing'));
  });
});

describe('which versions are compared', () => {
  test.each([
    ['a range', '^0.0.0', [], 1],
    ['an exact older version', '0.0.9', [], 1],
    ['the version that has the changes', '^0.1.0', [], 0],
    ['a version that nobody can read, so that every change is looked for', 'workspace:*', [], 1],
    ['a target before the changes', '0.0.0', ['--to', '0.0.5'], 0],
    ['a target with the changes', '0.0.0', ['--to', '0.1.0'], 1],
  ])('%s', (_, range, args, status) => {
    using consumer = shop({ 'src/shop.ts': OLD }, { dependencies: { [CLIENT]: range } });
    expect(consumer.migrate(...args).status).toBe(status);
  });

  test('what is installed goes before the range that allows it', () => {
    using consumer = shop({ 'src/shop.ts': OLD, [`node_modules/${CLIENT}/package.json`]: '{ "version": "0.3.1" }' });
    expect(consumer.migrate()).toMatchObject({ status: 0, said: expect.stringContaining(`${CLIENT} 0.3.1 to the newest known`) as string });
  });

  test('of several manifests the oldest version counts', () => {
    using consumer = shop(
      { 'src/shop.ts': OLD, 'apps/old/package.json': JSON.stringify({ devDependencies: { [CLIENT]: '0.0.2' } }) },
      { dependencies: { [CLIENT]: '0.4.0' } },
    );
    expect(consumer.migrate().said).toContain(`${CLIENT} 0.0.2 to`);
  });
});

describe('a command line that cannot be run ends with 2 and a sentence', () => {
  test.each([
    [['--what'], "Unknown option '--what'"],
    [['a', 'b'], 'One folder is enough, got a b.'],
    [['--to', 'soon'], 'soon is no version: expected one such as 0.1.0.'],
    [['--to', '0.0.0'], '@vitrine/store-api-client is 0.2.0 here, and --to says 0.0.0: an upgrade goes forward only.'],
    [['--from', 'axios'], '--from axios: only @shopware/api-client is known.'],
    [['--from', '@shopware/api-client', '--to', '1.0.0'], '--to belongs to an upgrade: leave it out beside --from.'],
    [['--from', '@shopware/api-client'], 'names @shopware/api-client: there is nothing to migrate.'],
    [['--force'], '--force belongs to --apply: without it nothing is written.'],
    [['nowhere'], 'nowhere is no folder: name the one of the repository.'],
    [['src'], 'holds no package.json: name the folder of a repository that has one.'],
  ])('%j', (args, sentence) => {
    using consumer = shop({ 'src/shop.ts': OLD }, { dependencies: { [CLIENT]: '0.2.0' } });
    const { status, complained } = consumer.migrate(...args);
    expect(complained).toContain(sentence);
    expect(complained).not.toMatch(/^\s+at /m);
    expect(status).toBe(2);
  });

  test('--help says what there is', () => {
    using consumer = shop({});
    const { status, said } = consumer.migrate('--help');
    for (const option of ['--to', '--from', '--apply', '--force', '--json', '--help', 'Exit code']) expect(said).toContain(option);
    expect(status).toBe(0);
  });
});
