import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GenerateError } from '../generate-error.ts';

/** A schema of the description, as far as it is read here. */
export interface DescribedSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, DescribedSchema>>;
  readonly required?: readonly string[];
  readonly items?: DescribedSchema;
}
interface DescribedParameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
}
interface DescribedMethod {
  readonly operationId?: string;
  readonly summary?: string;
  readonly parameters?: readonly DescribedParameter[];
  readonly requestBody?: unknown;
  readonly responses?: Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: DescribedSchema }>> }>>;
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedMethod>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, DescribedSchema>> };
}

/** An operation of the Store API, as Shopware describes it. */
export interface DescribedCall {
  /** Below `/store-api`, with the parameters' names. */
  readonly path: string;
  /** Names of the parameters in the path, in order. */
  readonly parameters: readonly string[];
  readonly summary: string;
  /** Whether 6.6 has no such call. */
  readonly isOf67: boolean;
  /** What it answers: an object with fields. */
  readonly answer: DescribedSchema;
}

const FOLDER = 'node_modules/@shopware/api-client/api-types';
/** The description of the newest version first. */
const FILES = ['storeApiSchema.json', 'storeApiSchema.6.6.10.json'];

function readDescriptions(root: string): Description[] {
  const files = FILES.map((file) => join(root, FOLDER, file)).filter((file) => existsSync(file));
  if (files.length === 0)
    throw new GenerateError(
      `Method and path are taken from Shopware's description, which is not there: ${FOLDER}. It comes with the package @shopware/api-client: run npm install.`,
    );
  return files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Description);
}

interface Found {
  readonly description: Description;
  readonly method: string;
  readonly path: string;
  readonly operation: DescribedMethod;
}

const callsOf = (description: Description): Found[] =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ description, method: method.toUpperCase(), path, operation })),
  );

/** The first description that has the call, by `GET /path` or by the name that Shopware gives it. */
function find(root: string, wanted: string): Found {
  const descriptions = readDescriptions(root);
  for (const description of descriptions) {
    const found = callsOf(description).filter(
      ({ method, path, operation }) => `${method} ${path}` === wanted || operation.operationId === wanted,
    );
    const [only] = found;
    if (only !== undefined && found.length === 1) return only;
    if (found.length > 1)
      throw new GenerateError(
        `Shopware describes ${wanted} ${found.length} times: name one, as ${found.map(({ method, path }) => `"${method} ${path}"`).join(' or ')}.`,
      );
  }
  const words = wanted.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  const near = callsOf(descriptions[0] as Description)
    .filter(({ path, operation }) => words.some((word) => `${path} ${operation.operationId ?? ''}`.toLowerCase().includes(word)))
    .map(({ method, path, operation }) => `  ${operation.operationId ?? ''}: ${method} ${path}`);
  const advice = near.length === 0 ? '' : `\nDescribed are\n${near.slice(0, 12).join('\n')}`;
  throw new GenerateError(`Shopware describes no ${wanted}: name a call after the function's name, as "GET /cookie-groups".${advice}`);
}

const resolved = (schema: DescribedSchema | undefined, { components }: Description): DescribedSchema | undefined =>
  schema?.$ref === undefined ? schema : components.schemas[schema.$ref.replace(/^.*\//, '')];

/**
 * Reads a call out of Shopware's description.
 * @param wanted `GET /path/{parameter}`, or Shopware's own name of the operation.
 * @throws GenerateError where the description is missing, has no such call, or has one that needs to be written by hand.
 */
export function describedCall(root: string, wanted: string): DescribedCall {
  const { description, method, path, operation } = find(root, wanted);
  const byHand = (reason: string): GenerateError =>
    new GenerateError(
      `${method} ${path} ${reason}. This generator writes reads by GET; write this one by hand, after a neighbour of its kind.`,
    );
  if (method !== 'GET') throw byHand('is no GET');
  const isIn = readDescriptions(root).map(({ paths }) => paths[path]?.['get'] !== undefined);
  if (isIn[0] === false) throw byHand('is a call of old servers alone');
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const strange = parameters.find((name) => !/Id$/.test(name));
  if (strange !== undefined) throw byHand(`has the parameter ${strange}, which is no id`);
  const query = (operation.parameters ?? []).find((parameter) => parameter.in === 'query' && parameter.required === true);
  if (query?.name !== undefined) throw byHand(`needs ${query.name} in its query`);
  const answer = resolved(operation.responses?.['200']?.content?.['application/json']?.schema, description);
  if (answer?.properties === undefined) throw byHand('answers no plain object, as far as it is described');
  return { path, parameters, summary: (operation.summary ?? '').replace(/\.$/, ''), isOf67: isIn[1] === false, answer };
}

/** Every call of either version: `GET /path`. */
export const describedCalls = (root: string): string[] => [
  ...new Set(readDescriptions(root).flatMap((description) => callsOf(description).map(({ method, path }) => `${method} ${path}`))),
];
