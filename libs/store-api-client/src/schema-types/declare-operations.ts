import { at, isJson, type Json, listAt, textAt } from '../json-path.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { comment, literal, type SchemaNames, typeText } from './type-text.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/;

/** The schema of the JSON in a body or an answer; undefined where there is none. */
function jsonSchemaOf(content: unknown): unknown {
  return isJson(content) ? at(Object.entries(content).find(([type]) => JSON_TYPE.test(type))?.[1], 'schema') : undefined;
}

/** A path whose parameters are any text: `/product/${string}`. */
const pathText = (path: string): string => {
  const parts = path.split(/[{}]/);
  if (parts.length < 3) return literal(path);
  // Every other part stood in braces.
  const text = parts.map((part, index) => (index % 2 === 1 ? '${string}' : part.replaceAll(/[\\`]/g, '\\$&').replaceAll('$', '\\$')));
  return `\`${text.join('')}\``;
};

/** A parameter of the query: what the client can put there, which is no object. */
function queryText(schema: unknown, names: SchemaNames): string {
  const text = typeText(schema, names);
  return /^(?:(?:string|number|boolean|null|"[^"]*"|-?\d+)(?: \| |\[\]$|$))+$/.test(text) ? text : 'string';
}

function responseText(document: OpenApiDocument, operation: Json, names: SchemaNames, indent: string): string {
  const { responses } = operation;
  const [status, answer] = isJson(responses) ? (Object.entries(responses).find(([code]) => /^2/.test(code)) ?? []) : [];
  const content = at(document.resolve(answer), 'content');
  const schema = jsonSchemaOf(content);
  if (schema !== undefined) return typeText(schema, names, indent);
  return status === '204' || (status !== undefined && content === undefined) ? 'undefined' : 'unknown';
}

function declareOperation(
  document: OpenApiDocument,
  method: string,
  path: string,
  operation: Json,
  shared: unknown,
  names: SchemaNames,
): string {
  const inner = '    ';
  const parameters = [...listAt(shared, ''), ...listAt(operation, 'parameters')]
    .map((parameter) => document.resolve(parameter))
    .filter((parameter) => at(parameter, 'in') === 'query' && typeof at(parameter, 'name') === 'string');
  const body = document.resolve(operation['requestBody']);
  const bodySchema = jsonSchemaOf(at(body, 'content'));
  const needed = (part: unknown): string => (at(part, 'required') === true ? '' : '?');
  const lines = [`${inner}method: ${literal(method.toUpperCase())};\n`, `${inner}path: ${pathText(path)};\n`];
  if (parameters.length > 0) {
    const fields = parameters.map(
      (parameter) => `${literal(textAt(parameter, 'name'))}${needed(parameter)}: ${queryText(at(parameter, 'schema'), names)}`,
    );
    lines.push(`${inner}query${parameters.some((parameter) => needed(parameter) === '') ? '' : '?'}: { ${fields.join('; ')} };\n`);
  }
  if (bodySchema !== undefined) lines.push(`${inner}body${needed(body)}: ${typeText(bodySchema, names, inner)};\n`);
  lines.push(`${inner}response: ${responseText(document, operation, names, inner)};\n`);
  return `{\n${lines.join('')}  }`;
}

/**
 * The operations of a description as members of an interface, one for each name: method, path,
 * query, body and response. One without a name, or whose name is taken, is called by method and path.
 */
export function declareOperations(document: OpenApiDocument, names: SchemaNames): string {
  const taken = new Set<string>();
  let text = '';
  for (const [path, item] of Object.entries(document.paths))
    for (const method of METHODS) {
      const operation = item[method];
      if (!isJson(operation)) continue;
      const id = textAt(operation, 'operationId');
      const name = id === '' || taken.has(id) ? `${method.toUpperCase()} ${path}` : id;
      taken.add(name);
      text += `${comment(operation['summary'] ?? operation['description'], '  ')}  ${literal(name)}: ${declareOperation(document, method, path, operation, item['parameters'], names)};\n`;
    }
  return text;
}
