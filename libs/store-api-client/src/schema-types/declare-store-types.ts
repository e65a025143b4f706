import { type CustomFieldSets, declareCustomFields } from './declare-custom-fields.ts';
import { declareExtensions, entityNameOf } from './declare-extensions.ts';
import { declareOperations } from './declare-operations.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { comment, literal, type SchemaNames, typeText } from './type-text.ts';

/** How each written file begins; a file that does not is somebody's own and is not replaced. */
export const FIRST_LINE = '// Written by `store-api-client types`.';

const MODULE = '@vitrine/store-api-client';

/** Names the components that are needed, each once. */
function createNames(document: OpenApiDocument): SchemaNames & { readonly needed: readonly string[] } {
  const needed: string[] = [];
  const byEntity = new Map(Object.entries(document.schemas).map(([name, schema]) => [entityNameOf(name, schema), name]));
  const component = (name: string): string | undefined => {
    if (!Object.hasOwn(document.schemas, name)) return undefined;
    if (!needed.includes(name)) needed.push(name);
    return `StoreSchemas[${literal(name)}]`;
  };
  return {
    needed,
    component,
    entity(name) {
      const found = byEntity.get(name);
      return found === undefined ? undefined : component(found);
    },
  };
}

const declared = (name: string, what: string, members: string): string =>
  members === '' ? '' : `${comment(what, '  ')}  interface ${name} {\n${members.replaceAll(/^(?=.)/gm, '  ')}  }\n`;

/** What types are made of. */
export interface StoreTypesSource {
  document: OpenApiDocument;
  /** Undefined where they are not known. */
  customFieldSets?: CustomFieldSets | undefined;
  /** Where the description came from, for the file's head. */
  origin: string;
}

/** How many of each a file declares. */
export interface StoreTypes {
  text: string;
  operations: number;
  schemas: number;
  extendedEntities: number;
  entitiesWithCustomFields: number;
}

const countOf = (members: string): number => members.match(/^ {2}"/gm)?.length ?? 0;

/** A declaration file that tells the client what one shop's server has: its operations, extensions and custom fields. */
export function declareStoreTypes({ document, customFieldSets, origin }: StoreTypesSource): StoreTypes {
  const names = createNames(document);
  const operations = declareOperations(document, names);
  const extensions = declareExtensions(document, names);
  const customFields = declareCustomFields(customFieldSets ?? []);
  let schemas = '';
  // Writing a component may need further ones: the list grows on the way.
  for (let index = 0; index < names.needed.length; index += 1) {
    const name = names.needed[index] ?? '';
    schemas += `  ${literal(name)}: ${typeText(document.schemas[name], names, '  ')};\n`;
  }
  const version = document.version === '' ? '' : `, version ${document.version}`;
  const source = `${origin}${version}`.replaceAll(/[\r\n\u2028\u2029]/g, ' ');
  const text = [
    `${FIRST_LINE} Do not change it: run the command again.\n// Source: ${source}\n`,
    `import type {} from ${literal(MODULE)};\n`,
    `/** What answers and bodies are made of, by the server's own names. */\nexport interface StoreSchemas {\n${schemas}}\n`,
    `declare module ${literal(MODULE)} {\n${declared('StoreOperations', 'Operations of the server.', operations)}${declared(
      'StoreExtensions',
      'What plugins attach to entities.',
      extensions,
    )}${declared('StoreCustomFields', 'Custom fields by entity.', customFields)}}\n`,
  ].join('\n');
  return {
    text,
    operations: countOf(operations),
    schemas: names.needed.length,
    extendedEntities: countOf(extensions),
    entitiesWithCustomFields: countOf(customFields),
  };
}
