import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { AnySchema, ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Correction, CORRECTIONS } from './corrections.ts';

export type SchemaName = 'store-6.6' | 'store-6.7' | 'admin-6.7';

const FILES: Record<SchemaName, string> = {
  'store-6.6': 'storeApiSchema.6.6.10.json',
  'store-6.7': 'storeApiSchema.json',
  'admin-6.7': 'adminApiSchema.json',
};

export type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

interface MediaTypes {
  content?: Record<string, { schema?: AnySchema }>;
}
interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema?: AnySchema;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: MediaTypes & { required?: boolean };
  responses?: Record<string, MediaTypes & { $ref?: string }>;
}
export interface OpenApiDocument {
  info?: { version?: string };
  paths: Record<string, Partial<Record<Method, Operation>>>;
  components: { schemas: Record<string, AnySchema>; parameters?: Record<string, Parameter> };
}

/** Where a value departs from the official schema. */
export interface Violation {
  schema: SchemaName;
  direction: 'request' | 'answer';
  /** `POST /checkout/cart/line-item`. */
  call: string;
  /** What is wrong, without regard to where in the tree: `cover lacks mediaId`. */
  rule: string;
  /** Path into the value, indices as `*`, and the value. */
  detail: string;
}

/** One exchange, as it travelled. */
export interface Exchange {
  api: 'store' | 'admin';
  method: string;
  /** Below the API's root, without query. */
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  requestBody: unknown;
  status: number;
  /** Undefined for an empty body or for a file. */
  answerBody: unknown;
}

type Place = Pick<Violation, 'schema' | 'direction' | 'call'>;

const require = createRequire(import.meta.url);

/** The official description as published, untouched. */
export function readOfficialDocument(name: SchemaName): OpenApiDocument {
  const folder = join(dirname(require.resolve('@shopware/api-client')), '..', 'api-types');
  return JSON.parse(readFileSync(join(folder, FILES[name]), 'utf8')) as OpenApiDocument;
}

const pointer = (...parts: string[]): string => parts.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
const generalPath = (path: string): string => path.replace(/\/\d+(?=\/|$)/g, '/*').replace(/\/[0-9a-f]{32}(?=\/|$)/g, '/{id}');
const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

const childOf = (value: unknown, step: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined;
const aliasOf = (value: unknown): string | undefined => {
  const alias = childOf(value, 'apiAlias');
  return typeof alias === 'string' ? alias : undefined;
};

/** Names a place by the kind of entity and its field, wherever it stands in the tree. */
function placeNameOf(root: unknown, steps: readonly string[]): string {
  let value = root;
  let owner: { alias: string; depth: number } | undefined;
  steps.forEach((step, depth) => {
    const alias = aliasOf(value);
    if (alias !== undefined) owner = { alias, depth };
    value = childOf(value, step);
  });
  const own = aliasOf(value);
  if (own !== undefined) return own;
  const fields = (from: readonly string[]): string => from.filter((step) => !/^\d+$|^[0-9a-f]{32}$/.test(step)).join('.');
  return owner === undefined || owner.alias === 'dal_entity_search_result'
    ? fields(steps.slice(-3))
    : `${owner.alias}.${fields(steps.slice(owner.depth))}`;
}

/** Names a failure by the field it concerns: the schema's own paths shift from version to version. */
function ruleOf(error: ErrorObject, root: unknown, call: string): string {
  const steps = error.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const field = (): string =>
    placeNameOf(root, steps.slice(0, -1)) + (steps.length === 0 ? '' : `.${steps.filter((step) => !/^\d+$/.test(step)).at(-1) ?? ''}`);
  const place =
    (typeof error.data === 'object' && error.data !== null && !Array.isArray(error.data) && error.keyword !== 'type'
      ? placeNameOf(root, steps)
      : field().replace(/^\./, '')) || call;
  if (error.keyword === 'required') return `${place} lacks ${String(error.params['missingProperty'])}`;
  if (error.keyword === 'type') return `${place} is ${kindOf(error.data)}, not ${String(error.params['type'])}`;
  if (error.keyword === 'additionalProperties') return `${place} has ${String(error.params['additionalProperty'])}`;
  if (error.keyword === 'enum' || error.keyword === 'const') return `${place} is another value: ${JSON.stringify(error.data)}`;
  return `${place} breaks ${error.keyword}`;
}

/** Branch failures say nothing: the failing choice itself is named. */
function ownErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  return errors.filter((error) => {
    if (error.keyword === 'if') return false;
    if (choices.includes(error)) return !choices.some((other) => other !== error && inBranchOf(error, other));
    return !choices.some((choice) => inBranchOf(error, choice));
  });
}
const inBranchOf = (error: ErrorObject, choice: ErrorObject): boolean =>
  error.schemaPath.startsWith(`${choice.schemaPath}/`) ||
  (branchRefs(choice).some((ref) => error.schemaPath.includes(ref)) &&
    (error.instancePath === choice.instancePath || error.instancePath.startsWith(`${choice.instancePath}/`)));
/** Names of the schemas that a choice refers to: their failures carry their own path. */
const branchRefs = (choice: ErrorObject): string[] =>
  ((choice.schema ?? []) as { $ref?: string }[]).flatMap(({ $ref }) => ($ref === undefined ? [] : [`${$ref.replace(/^.*#/, '#')}/`]));

export interface OfficialSchema {
  name: SchemaName;
  checkRequest(exchange: Exchange): Violation[];
  checkAnswer(exchange: Exchange): Violation[];
}

/** The official description with its known mistakes corrected. */
export function openOfficialSchema(name: SchemaName, corrections: readonly Correction[] = CORRECTIONS): OfficialSchema {
  const document = readOfficialDocument(name);
  for (const correction of corrections) correction.apply(document);
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, validateFormats: true, logger: false });
  (addFormats as unknown as typeof addFormats.default)(ajv);
  ajv.addSchema(document as unknown as AnySchema, 'official');
  const validators = new Map<string, ValidateFunction>();
  const templates = Object.keys(document.paths).map((template) => ({
    template,
    // A literal part wins over a parameter.
    weight: template.split('/').filter((part) => part.startsWith('{')).length,
    pattern: new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`),
  }));

  function validator(ref: string): ValidateFunction {
    let found = validators.get(ref);
    if (found === undefined) {
      found = ajv.compile({ $ref: `official#/${ref}` });
      validators.set(ref, found);
    }
    return found;
  }

  function pathOf(method: string, path: string): string | undefined {
    const fitting = templates.filter(
      ({ template, pattern }) => pattern.test(path) && document.paths[template]?.[method.toLowerCase() as Method] !== undefined,
    );
    return fitting.toSorted((a, b) => a.weight - b.weight)[0]?.template;
  }

  function check(ref: string, value: unknown, place: Place): Violation[] {
    const validate = validator(ref);
    if (validate(value) === true) return [];
    return ownErrors(validate.errors ?? []).map((error) => ({
      ...place,
      rule: ruleOf(error, value, place.call),
      detail: `${generalPath(error.instancePath)} ${error.message ?? ''}: ${JSON.stringify(error.data)?.slice(0, 160)}`,
    }));
  }

  function checkQuery(operation: Operation, exchange: Exchange, place: Place): Violation[] {
    const declared = (operation.parameters ?? []).flatMap((parameter) => {
      const resolved = parameter.$ref === undefined ? parameter : document.components.parameters?.[parameter.$ref.split('/').at(-1) ?? ''];
      return resolved?.in === 'query' ? [{ ...resolved, name: resolved.name.replace(/\[\]$/, '') }] : [];
    });
    const sent = new Set([...exchange.query.keys()].map((key) => key.replace(/\[.*$/, '')));
    const unknown = [...sent]
      .filter((key) => !declared.some(({ name: known }) => known === key))
      .map((key) => `query parameter ${key} is not described`);
    const missing = declared
      .filter((parameter) => parameter.required === true && !sent.has(parameter.name))
      .map((parameter) => `query parameter ${parameter.name} is required`);
    return [...unknown, ...missing].map((rule) => ({ ...place, rule: `${place.call}: ${rule}`, detail: exchange.query.toString() }));
  }

  function locate(exchange: Exchange): { template: string; method: Method; operation: Operation } | undefined {
    const method = exchange.method.toLowerCase() as Method;
    const template = pathOf(method, exchange.path);
    const operation = template === undefined ? undefined : document.paths[template]?.[method];
    return template === undefined || operation === undefined ? undefined : { template, method, operation };
  }

  const placeOf = (exchange: Exchange, direction: Violation['direction'], template = generalPath(exchange.path)): Place => ({
    schema: name,
    direction,
    call: `${exchange.method} ${template}`,
  });
  const notDescribed = (place: Place): Violation[] => [{ ...place, rule: `${place.call} is not described`, detail: '' }];

  return {
    name,
    checkRequest(exchange) {
      const found = locate(exchange);
      const place = placeOf(exchange, 'request', found?.template);
      if (found === undefined) return notDescribed(place);
      const { template, method, operation } = found;
      const query = checkQuery(operation, exchange, place);
      if (exchange.requestBody === undefined)
        return operation.requestBody?.required === true
          ? [...query, { ...place, rule: `${place.call}: a body is required`, detail: '' }]
          : query;
      if (operation.requestBody?.content?.['application/json']?.schema === undefined) return query;
      return [
        ...query,
        ...check(pointer('paths', template, method, 'requestBody', 'content', 'application/json', 'schema'), exchange.requestBody, place),
      ];
    },
    checkAnswer(exchange) {
      const found = locate(exchange);
      const place = placeOf(exchange, 'answer', found?.template);
      if (found === undefined) return notDescribed(place);
      // Failures share one form, whatever their status; few statuses are listed.
      if (exchange.status >= 400) return check('components/schemas/failure', exchange.answerBody, place);
      const status = String(exchange.status);
      const answer = found.operation.responses?.[status];
      if (answer === undefined)
        return [
          {
            ...place,
            rule: `${place.call} answers ${status}`,
            detail: `described: ${Object.keys(found.operation.responses ?? {}).join(', ')}`,
          },
        ];
      const type = Object.keys(answer.content ?? {}).find((entry) => entry.includes('json'));
      if (exchange.answerBody === undefined || type === undefined || answer.content?.[type]?.schema === undefined) return [];
      return check(
        pointer('paths', found.template, found.method, 'responses', status, 'content', type, 'schema'),
        exchange.answerBody,
        place,
      );
    },
  };
}
