import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OPERATION_FUNCTIONS } from './from-shopware/operations.ts';
import * as migrate from './index.ts';
import { createConsumer } from './testing/consumer.ts';

const README = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8');
const blocks = (language: string): string[] =>
  [...README.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, text = '']) => text);

const SHOP =
  "import { withAnswerChecks } from '@vitrine/store-api-client';\nimport { loadOrders } from '@vitrine/commerce/server';\nexport const all = [withAnswerChecks, loadOrders];\n";

/** The shop of the README's examples; `apps/shop` is a part of it. */
const shop = () =>
  createConsumer({
    files: {
      'src/shop.ts': SHOP,
      'src/cart.ts':
        "import { createAPIClient } from '@shopware/api-client';\nexport const client = createAPIClient({ baseURL: '/store-api' });\n",
      'apps/shop/package.json': '{ "dependencies": { "@vitrine/store-api-client": "0.0.0" } }',
      'apps/shop/index.ts': SHOP,
    },
    dependencies: { '@shopware/api-client': '1.6.0', '@vitrine/commerce': '0.0.0', '@vitrine/store-api-client': '0.0.0' },
  });

const commands = blocks('sh')
  .flatMap((text) => text.split('\n'))
  .filter((line) => line.startsWith('npx @vitrine/migrate'))
  .map((line) => line.replace('npx @vitrine/migrate', '').replace(/#.*/, '').trim());

test('the README shows commands', () => expect(commands.length).toBeGreaterThan(5));

test.each(commands)('npx @vitrine/migrate %s runs as the README has it', (line) => {
  using consumer = shop();
  const { status, said, complained } = consumer.migrate(...line.split(' ').filter((part) => part !== ''));
  expect(complained).toBe('');
  expect(said).toMatch(line.includes('--json') ? /"change": "withAnswerChecks is called withResponseValidation"/ : /call sites?,/);
  // The orders of the upgrade are left for a hand, and of the way from the other client nothing is.
  expect(status).toBe(line.includes('--from') && line.includes('--apply') ? 0 : 1);
  expect(consumer.git('status', '--porcelain') === '').toBe(!line.includes('--apply'));
});

test('the README shows what is printed', () => {
  using consumer = createConsumer({
    files: { 'src/shop.ts': SHOP },
    dependencies: { '@vitrine/commerce': '0.0.0', '@vitrine/store-api-client': '0.0.0' },
  });
  expect(consumer.migrate().said).toBe(blocks('text')[0]);
});

test('the README’s program does what it says', () => {
  using consumer = shop();
  const [program = ''] = blocks('ts');
  const said: unknown[][] = [];
  const body = program.replace(/^import .*$/m, '').replace('/srv/shops/lamps', consumer.folder);
  new Function('examine', 'writeChanges', 'console', body)(migrate.examine, migrate.writeChanges, {
    warn: (...parts: unknown[]) => said.push(parts),
  });
  expect(said).toEqual([[2, 'call sites need a hand']]);
  expect(consumer.read('src/shop.ts')).toContain('withResponseValidation');
});

test('the README counts the operations that have functions', () => {
  expect(README).toContain(`: ${Object.keys(OPERATION_FUNCTIONS).length} operations by their functions`);
});
