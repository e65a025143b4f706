import ts from 'typescript';
import { fieldsOf, fieldText, type ValueText } from './object-fields.ts';
import { OPERATION_FUNCTIONS, type OperationFunction } from './operations.ts';

const OPERATION = /^(\w+) (get|post|put|patch|delete) (\/\S*)$/;

/** `client.invoke('readCart get /checkout/cart', …)`, read. */
export interface Invocation {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly body: ts.Expression | undefined;
  readonly query: ts.Expression | undefined;
  readonly pathParams: ts.Expression | undefined;
  /** Fields of the call's options, as text; empty where there are none. */
  readonly options: readonly ValueText[];
}

/** Whether headers say nothing but what the new client always sends. */
function asksForSeoUrls(value: ts.Expression): boolean {
  const fields = ts.isObjectLiteralExpression(value) ? fieldsOf(value) : undefined;
  return fields?.size === 1 && fields.get('sw-include-seo-urls')?.kind === ts.SyntaxKind.TrueKeyword;
}

/** What `invoke` is called with; a sentence where it can't be read. */
export function readInvocation({ arguments: [name, given] }: ts.CallExpression): Invocation | string {
  const match = name !== undefined && ts.isStringLiteralLike(name) ? OPERATION.exec(name.text) : null;
  if (match === null) return 'the operation is not written out';
  const [, operation = '', method = '', path = ''] = match;
  if (given !== undefined && !ts.isObjectLiteralExpression(given)) return 'what it is called with stands elsewhere';
  const fields = given === undefined ? new Map<string, ts.Expression>() : fieldsOf(given);
  if (fields === undefined) return 'what it is called with stands in parts elsewhere';
  const options: ValueText[] = [];
  for (const [field, value] of fields) {
    if (field === 'headers' && asksForSeoUrls(value)) continue;
    if (field === 'headers') options.push((textOf) => `headers: ${textOf(value)}`);
    else if (field === 'fetchOptions') {
      const transport = ts.isObjectLiteralExpression(value) ? fieldsOf(value) : undefined;
      if (transport === undefined) return 'its fetchOptions stand elsewhere';
      for (const [option, text] of transport) {
        const called = option === 'timeout' ? 'timeoutMs' : option === 'signal' ? 'signal' : undefined;
        if (called === undefined) return `nothing is called as fetchOptions.${option} is`;
        options.push((textOf) => (called === textOf(text) ? called : `${called}: ${textOf(text)}`));
      }
    } else if (field === 'accept' || field === 'contentType') {
      if (!ts.isStringLiteral(value) || value.text !== 'application/json') return `${field} is another than application/json`;
    } else if (!['body', 'query', 'pathParams'].includes(field)) return `${field} is not known`;
  }
  return {
    operation,
    method: method.toUpperCase(),
    path,
    body: fields.get('body'),
    query: fields.get('query'),
    pathParams: fields.get('pathParams'),
    options,
  };
}

/** The function that does it, as far as it takes everything that the call gives. */
export function functionFor(invocation: Invocation): { called: OperationFunction; values: ValueText[] } | undefined {
  const key = `${invocation.method} ${invocation.path}`;
  const called = Object.hasOwn(OPERATION_FUNCTIONS, key) ? OPERATION_FUNCTIONS[key] : undefined;
  if (called === undefined) return undefined;
  const values: ValueText[] = [];
  const taken = { body: new Set<string>(), query: new Set<string>() };
  let isWholeBody = false;
  for (const argument of called.arguments) {
    if (argument === 'body' || argument === 'body?') {
      const { body } = invocation;
      isWholeBody = true;
      if (body !== undefined) values.push((textOf) => textOf(body));
      else if (argument === 'body') return undefined;
      else if (invocation.options.length > 0) values.push(() => 'undefined');
      continue;
    }
    const [part, field = ''] = argument.split(':', 2);
    const holder = part === 'path' ? invocation.pathParams : part === 'query' ? invocation.query : invocation.body;
    const value = holder === undefined ? undefined : fieldText(holder, field);
    if (value === undefined) return undefined;
    values.push(value);
    if (part === 'body' || part === 'query') taken[part].add(field);
  }
  const isUsedUp = (value: ts.Expression | undefined, fields: ReadonlySet<string>): boolean => {
    if (value === undefined) return true;
    const given = ts.isObjectLiteralExpression(value) ? fieldsOf(value) : undefined;
    return (
      fields.size > 0 &&
      (given === undefined ? !ts.isObjectLiteralExpression(value) : [...given.keys()].every((field) => fields.has(field)))
    );
  };
  if (!isUsedUp(invocation.query, taken.query) || (!isWholeBody && !isUsedUp(invocation.body, taken.body))) return undefined;
  return { called, values };
}

/** `{ operation, method, path, query, body }` for `client.request`; undefined where the path's parameters stand elsewhere. */
export function requestFields({ operation, method, path, query, body, pathParams }: Invocation): ValueText[] | undefined {
  const parts: ValueText[] = [];
  for (const part of path.split(/(\{\w+\})/)) {
    const parameter = /^\{(\w+)\}$/.exec(part)?.[1];
    if (parameter === undefined) parts.push(() => part);
    else {
      const value = pathParams === undefined ? undefined : fieldText(pathParams, parameter);
      if (value === undefined) return undefined;
      parts.push((textOf) => `\${encodeURIComponent(${value(textOf)})}`);
    }
  }
  const isPlain = parts.length === 1;
  const fields: ValueText[] = [
    () => `operation: '${operation}'`,
    () => `method: '${method}'`,
    (textOf) => `path: ${isPlain ? `'${path}'` : `\`${parts.map((part) => part(textOf)).join('')}\``}`,
  ];
  const field =
    (name: string, value: ts.Expression): ValueText =>
    (textOf) =>
      textOf(value) === name ? name : `${name}: ${textOf(value)}`;
  if (query !== undefined) fields.push(field('query', query));
  if (body !== undefined) fields.push(field('body', body));
  return fields;
}
