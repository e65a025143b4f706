import type { Draft } from '../draft.ts';
import { GenerateError } from '../generate-error.ts';
import type { FollowUp, Generator } from '../generator.ts';
import { kebabName, type Name } from '../names.ts';
import { answerFields } from './answer-fields.ts';
import { describedCall, describedCalls } from './description.ts';
import { joinOperationLists } from './operation-lists.ts';
import { entitySource, functionSource, functionTest, type OperationParts } from './operation-sources.ts';

const CLIENT = 'libs/store-api-client';

/** The folder of a call's resource, by the first part of its path. */
const FOLDERS: Readonly<Record<string, string>> = {
  account: 'account',
  address: 'account',
  customer: 'account',
  cart: 'cart',
  category: 'catalogue',
  product: 'catalogue',
  'product-export': 'catalogue',
  order: 'order',
};

const FOLLOW_UPS: readonly FollowUp[] = [
  { command: 'npm run operation-schemas', file: 'tools/scripts/src/operation-schemas/main.ts' },
  { command: 'npm run operation-table', file: 'tools/contract-tests/src/operation-table/operation-table-main.ts' },
];

function refuseTaken(draft: Draft, name: Name): void {
  const taken = [name.camel, answerOf(name)].find((word) => new RegExp(`\\b${word}\\b`).test(draft.read(`${CLIENT}/src/index.ts`)));
  if (taken !== undefined) throw new GenerateError(`The name "${taken}" is taken: ${CLIENT} exports it.`);
}

/** The type of what a function answers: `RoutesResponse` of `getRoutes`. */
const answerOf = ({ pascal }: Name): string => `${pascal.replace(/^(?:Get|List|Read|Render|Find)(?=[A-Z])/, '')}Response`;

const changeset = ({ name, call }: OperationParts): string => `---
'@vitrine/store-api-client': minor
---

\`${name.camel}\` calls \`GET ${call.path}\`; it is null on servers that have no such call.

Code that does not call it is unaffected.
`;

/** A read of the Store API, by Shopware's own description. */
export const operationGenerator: Generator = {
  parameters: 'NAME ["GET /path"]',
  most: 2,
  purpose: "a function of libs/store-api-client for a described read; without a path, NAME is Shopware's name of the operation",
  plan(draft, [text = '', wanted]) {
    const name = kebabName(text);
    refuseTaken(draft, name);
    const call = describedCall(draft.root, wanted ?? name.camel);
    const folder = FOLDERS[call.path.split('/')[1] ?? ''] ?? 'context';
    const parts: OperationParts = { name, call, fields: answerFields(call.answer), folder, answer: answerOf(name) };
    draft.create(`${CLIENT}/src/entities/${name.kebab}.ts`, entitySource(parts));
    draft.create(`${CLIENT}/src/resources/${folder}/${name.kebab}.ts`, functionSource(parts));
    draft.create(`${CLIENT}/src/resources/${folder}/${name.kebab}.test.ts`, functionTest(parts));
    draft.create(`.changeset/operation-${name.kebab}.md`, changeset(parts));
    joinOperationLists(draft, parts, describedCalls(draft.root));
    return FOLLOW_UPS;
  },
};
