import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { OPERATION_FUNCTIONS } from './operations.ts';
import { SCHEMA_TYPES } from './schema-types.ts';

const report = readFileSync(join(import.meta.dirname, '../../../../libs/store-api-client/api-report.md'), 'utf8');
const exported = report.split('### Mentioned', 1)[0] ?? '';
const described = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('@shopware/api-client')), '../api-types/storeApiTypes.d.ts'),
  'utf8',
);

test.each(Object.entries(OPERATION_FUNCTIONS))(
  '%s is described by Shopware, and its function takes as much as the table gives',
  (operation, { name, arguments: given }) => {
    const [method = '', path = ''] = operation.split(' ');
    expect(described).toMatch(new RegExp(`"\\w+ ${method.toLowerCase()} ${path.replaceAll(/[{}]/g, '\\$&')}"`));
    const parameters = new RegExp(`^function ${name}\\(client: StoreApiClient(.*?)(?:, )?options\\?: CallOptions\\)`, 'ms').exec(
      exported,
    )?.[1];
    expect(parameters, `${name} is exported`).toBeDefined();
    // Objects hold no commas outside of their braces.
    const count = (parameters ?? '')
      .replaceAll(/\{[^}]*\}/g, '')
      .split(', ')
      .filter((part) => part !== '').length;
    expect(count).toBeGreaterThanOrEqual(given.length);
  },
);

test.each(Object.entries(SCHEMA_TYPES))('Schemas[%s] is described by Shopware, and %s is exported', (schema, type) => {
  const schemas = [...described.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name);
  const types = [...exported.matchAll(/^(?:interface|type) (\w+)/gm)].map(([, name]) => name);
  expect(schemas).toContain(schema);
  expect(types).toContain(type);
});
