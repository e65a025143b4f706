import { at, isJson, type Json } from '../json-path.ts';

/** A server's description of itself that is of no use, with what to do about it. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
}

/** A description of the Store API in OpenAPI 3, of which the parts are read as they are needed. */
export interface OpenApiDocument {
  /** The server's version, as `6.7.13.0`; empty where it says none. */
  readonly version: string;
  readonly paths: Readonly<Record<string, Json>>;
  readonly schemas: Readonly<Record<string, unknown>>;
  /** What a `$ref` names, and what that names in turn; the value itself where it is no reference. */
  resolve(value: unknown): unknown;
}

const REFERENCE = '#/';

/** The keys of a JSON pointer. */
const keysOf = (reference: string): string[] =>
  reference
    .slice(REFERENCE.length)
    .split('/')
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));

/**
 * Reads a description of the Store API.
 *
 * @throws SchemaError where it is none.
 */
export function readOpenApiDocument(value: unknown): OpenApiDocument {
  const openapi = at(value, 'openapi');
  const paths = at(value, 'paths');
  if (typeof openapi !== 'string' || !openapi.startsWith('3.') || !isJson(paths))
    throw new SchemaError('This is no OpenAPI 3 description: it has no "openapi": "3.…" with "paths".');
  const version = at(value, 'info.version');
  const schemas = at(value, 'components.schemas');
  const resolve = (given: unknown): unknown => {
    let current = given;
    // A circle of references names nothing.
    for (let steps = 0; steps < 20; steps += 1) {
      const reference = at(current, '$ref');
      if (typeof reference !== 'string') return current;
      current = reference.startsWith(REFERENCE)
        ? keysOf(reference).reduce<unknown>(
            (part, key) => (typeof part === 'object' && part !== null ? (part as Json)[key] : undefined),
            value,
          )
        : undefined;
    }
    return undefined;
  };
  return {
    version: typeof version === 'string' ? version : '',
    paths: Object.fromEntries(Object.entries(paths).filter((entry): entry is [string, Json] => isJson(entry[1]))),
    schemas: isJson(schemas) ? schemas : {},
    resolve,
  };
}
