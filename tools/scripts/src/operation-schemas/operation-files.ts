import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { OPERATION_SCHEMAS } from './operation-table.ts';

const SCHEMAS = 'libs/store-api-client/src/schemas';

/** Where each exported schema stands: `cartSchema` in `cart-schemas.ts`. */
function modulesOf(root: string): ReadonlyMap<string, string> {
  const files = readdirSync(join(root, SCHEMAS)).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'index.ts',
  );
  return new Map(
    files.flatMap((file) =>
      [...readFileSync(join(root, SCHEMAS, file), 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(
        ([, name = '']): [string, string] => [name, file],
      ),
    ),
  );
}

const fileOf = (operation: string): string => `${operation.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

function importsOf(expression: string, modules: ReadonlyMap<string, string>): string {
  const names = new Map<string, Set<string>>();
  for (const [name] of expression.matchAll(/\w+/g)) {
    const file = modules.get(name);
    if (file !== undefined) names.set(file, (names.get(file) ?? new Set()).add(name));
  }
  const own = [...names]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([file, used]) => `import { ${[...used].join(', ')} } from '../${file}';`);
  return [
    ...(/\bz\./.test(expression) ? ["import * as z from 'zod/mini';"] : []),
    "import type { ResponseSchema } from '../../client/response-validation.ts';",
    ...own,
  ].join('\n');
}

/** The files of all operations, by path from the workspace's root. */
export async function operationFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const modules = modulesOf(root);
  const files = await Promise.all(
    Object.entries(OPERATION_SCHEMAS).map(async ([operation, schema]): Promise<[string, string]> => {
      const path = `${SCHEMAS}/operations/${fileOf(operation)}`;
      const source = `${importsOf(schema, modules)}

/** What the answer of \`${operation}\` promises. */
export const ${operation}ResponseSchema: ResponseSchema = { operation: '${operation}', schema: ${schema} };
`;
      return [path, await format(source, { ...(await resolveConfig(join(root, path))), parser: 'typescript' })];
    }),
  );
  return new Map(files);
}
