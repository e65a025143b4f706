import type { Draft } from '../draft.ts';
import { addEntry, addExport, addImport, addProperty } from '../source-edits.ts';
import { answerSchema } from './answer-fields.ts';
import { addToReport } from './api-report.ts';
import { dropReason } from './left-out.ts';
import { functionDeclaration, type OperationParts, typeDeclaration } from './operation-sources.ts';

const CLIENT = 'libs/store-api-client';
const CONTRACT = 'tools/contract-tests/src';

/**
 * Adds an operation to every list that names all of them.
 * @param described Every call that Shopware describes: `GET /path`.
 */
export function joinOperationLists(draft: Draft, parts: OperationParts, described: readonly string[]): void {
  const { name, call, fields, folder, answer } = parts;
  const { camel, kebab } = name;
  draft.edit(`${CLIENT}/src/index.ts`, (text) =>
    addExport(addExport(text, [`type ${answer}`], `./entities/${kebab}.ts`), [camel], `./resources/${folder}/${kebab}.ts`),
  );
  draft.edit('tools/scripts/src/operation-schemas/operation-table.ts', (text) =>
    addProperty(text, 'OPERATION_SCHEMAS', `${camel}: '${answerSchema(fields)}'`),
  );
  const schema = `${camel}ResponseSchema`;
  draft.edit(`${CLIENT}/src/schemas/response-schemas.ts`, (text) =>
    addImport(addEntry(text, 'responseSchemas', schema), schema, `./operations/${kebab}.ts`),
  );
  const inTest = call.parameters.map(() => ', A').join('');
  const url = call.parameters.length === 0 ? `'${call.path}'` : `\`${call.path.replaceAll(/\{\w+\}/g, '${A}')}\``;
  draft.edit(`${CLIENT}/src/resources/operations.test.ts`, (text) =>
    addEntry(text, 'CALLS', `['${camel}', () => api.${camel}(client${inTest}), 'GET', ${url}, undefined]`),
  );
  const any = call.parameters.length === 0 ? 'nothing' : `fc.tuple(${call.parameters.map(() => 'id').join(', ')})`;
  const known = call.parameters.map(() => ', roles.category').join('');
  draft.edit(`${CONTRACT}/official/channel-calls.ts`, (text) =>
    addProperty(
      text,
      'CHANNEL_CALLS',
      `${camel}: calls(api.${camel}, ${any}, ({ visitor${known === '' ? '' : ', roles'} }) => api.${camel}(visitor()${known}))`,
    ),
  );
  draft.edit(`${CONTRACT}/answer-checks.test.ts`, (text) => addEntry(text, 'UNRECORDED', `'${camel}'`));
  if (call.isOf67)
    draft.edit(`${CONTRACT}/official/exceptions.ts`, (text) =>
      addEntry(text, 'CALLS_OF_6_7', `'GET ${call.path.replaceAll(/\{\w+\}/g, '{id}')}'`),
    );
  const leftOut = `${CONTRACT}/operation-table/left-out.ts`;
  const reasons = draft.read(leftOut);
  const kept = dropReason(reasons, `GET ${call.path}`, described);
  if (kept !== reasons) draft.edit(leftOut, () => kept);
  draft.edit(`${CLIENT}/api-report.md`, (text) =>
    addToReport(addToReport(text, answer, typeDeclaration(parts)), camel, functionDeclaration(parts)),
  );
}
