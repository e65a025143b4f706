import type { Name } from '../names.ts';
import type { AnswerField } from './answer-fields.ts';
import type { DescribedCall } from './description.ts';

/** What the files of an operation are made of. */
export interface OperationParts {
  readonly name: Name;
  readonly call: DescribedCall;
  readonly fields: readonly AnswerField[];
  /** Folder of the resources that it is one of. */
  readonly folder: string;
  /** Name of the type of its answer. */
  readonly answer: string;
}

/** `product` of `productId`. */
const entityOf = (parameter: string): string =>
  parameter
    .replace(/Id$/, '')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();

const fieldLine = ({ name, type, isRequired }: AnswerField): string => `${name}${isRequired ? '' : '?'}: ${type};`;

/** The type of the answer. */
export const entitySource = ({
  answer,
  call,
  fields,
}: OperationParts): string => `/** What \`GET ${call.path}\` answers, as far as Shopware describes it. */
export interface ${answer} {
${fields.map((field) => `  ${fieldLine(field)}`).join('\n')}
}
`;

/** The parameters of the function between the client and the options. */
const parametersOf = ({ call }: OperationParts): string => call.parameters.map((parameter) => `${parameter}: string, `).join('');

/** The function's declaration, as the report of the package has it. */
export const functionDeclaration = (parts: OperationParts): string =>
  `function ${parts.name.camel}(client: StoreApiClient, ${parametersOf(parts)}options?: CallOptions): Promise<${parts.answer} | null>;`;

/** The type's declaration, as the report has it: members of a union in one order. */
export const typeDeclaration = ({ answer, fields }: OperationParts): string =>
  [
    `interface ${answer} {`,
    ...fields.map((field) => `    ${fieldLine({ ...field, type: field.type.split(' | ').toSorted().join(' | ') })}`),
    '}',
  ].join('\n');

/** The function. */
export const functionSource = (parts: OperationParts): string => {
  const { name, call, answer } = parts;
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_part, parameter: string) => `\${entityId(${parameter}, '${entityOf(parameter)}')}`);
  const isPlain = path === call.path;
  const says = `${call.summary}; null where the server has no such call.`;
  return `${isPlain ? '' : "import { entityId } from '../../client/path.ts';\n"}import { requestBody } from '../../client/request-body.ts';
import type { CallOptions, StoreApiClient } from '../../client/store-api-client.ts';
import type { ${answer} } from '../../entities/${name.kebab}.ts';
import { withFallback } from '../fallback.ts';

${isPlain ? `/** ${says} */` : `/**\n * ${says}\n *\n * @throws StoreApiError \`INVALID_ID\` for what is no id; nothing is sent.\n */`}
export async function ${name.camel}(client: StoreApiClient, ${parametersOf(parts)}options?: CallOptions): Promise<${answer} | null> {
${isPlain ? '' : `  const path = \`${path}\`;\n`}  return withFallback<${answer} | null>(
    () => requestBody<${answer}>(client, { operation: '${name.camel}', method: 'GET', path${isPlain ? `: '${path}'` : ''} }, options),
    () => Promise.resolve(null),
  );
}
`;
};

const idsOf = (call: DescribedCall): string => call.parameters.map(() => ', ID').join('');
const pathWithIds = (call: DescribedCall): string => call.path.replaceAll(/\{\w+\}/g, '${ID}');
const literal = (call: DescribedCall): string => (call.parameters.length === 0 ? `'${call.path}'` : `\`${pathWithIds(call)}\``);

/** Its test, against the store in memory. */
export const functionTest = ({ name, call, fields }: OperationParts): string => {
  const required = fields.find(({ isRequired, type }) => isRequired && type !== 'unknown');
  const path = literal(call);
  return `import { beforeEach, describe, expect, it } from 'vitest';
import { withResponseValidation } from '../../client/response-validation.ts';
import { createStoreApiClient, type StoreApiClient } from '../../index.ts';
import { ${name.camel}ResponseSchema } from '../../schemas/operations/${name.kebab}.ts';
import { createInMemoryStore, type InMemoryStore } from '../../testing/store/in-memory-store.ts';
import { ${name.camel} } from './${name.kebab}.ts';

${call.parameters.length === 0 ? '' : "const ID = 'a'.repeat(32);\n"}const ANSWER = { ${fields.map(({ name: field, sample }) => `${field}: ${sample}`).join(', ')} };

let store: InMemoryStore;
let client: StoreApiClient;
beforeEach(() => {
  store = createInMemoryStore();
  client = withResponseValidation(
    createStoreApiClient({ endpoint: 'https://shop.example/store-api', accessKey: store.accessKey, fetch: store.fetch, retry: { limit: 0 } }),
    [${name.camel}ResponseSchema],
  );
});
const answer = (body: unknown) => store.intercept(() => Response.json(body), { method: 'GET', path: ${path} });

describe('${name.camel}', () => {
  it('asks once, by the path that is described, and gives what the store answers', async () => {
    answer(ANSWER);
    expect(await ${name.camel}(client${idsOf(call)})).toEqual(ANSWER);
    expect(store.requests.map(({ method, path }) => \`\${method} \${path}\`)).toEqual([\`GET \${${path}}\`]);
  });

  it('is null where the store has no such call', async () => {
    store.intercept(() => Response.json({ errors: [{ status: '404', code: '0' }] }, { status: 404 }));
    expect(await ${name.camel}(client${idsOf(call)})).toBeNull();
  });

  it('fails where the store fails', async () => {
    store.intercept(() => Response.json({ errors: [{ status: '500', code: '0' }] }, { status: 500 }));
    await expect(${name.camel}(client${idsOf(call)})).rejects.toMatchObject({ statusCode: 500 });
  });
${
  required === undefined
    ? ''
    : `
  it('refuses an answer without what is promised', async () => {
    const { ${required.name}: _left, ...rest } = ANSWER;
    answer(rest);
    await expect(${name.camel}(client${idsOf(call)})).rejects.toMatchObject({ code: 'INVALID_RESPONSE' });
  });
`
}${
    call.parameters.length === 0
      ? ''
      : `
  it('sends nothing for what is no id', async () => {
    await expect(${name.camel}(client${call.parameters.map(() => ", '../account'").join('')})).rejects.toMatchObject({ code: 'INVALID_ID' });
    expect(store.requests).toEqual([]);
  });
`
  }});
`
    .replaceAll(/\[`GET \$\{'([^']+)'\}`\]/g, "['GET $1']")
    .replaceAll(/`GET \$\{`([^`]+)`\}`/g, '`GET $1`');
};
