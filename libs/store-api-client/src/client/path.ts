import { StoreApiError } from '../errors/store-api-error.ts';

const ENTITY_ID = /^[0-9a-f]{32}$/;

/** Whether a text is a technical id: 32 lower-case hexadecimal characters. */
export function isEntityId(value: unknown): value is string {
  return typeof value === 'string' && ENTITY_ID.test(value);
}

function invalidId(message: string, detail: string): StoreApiError {
  return new StoreApiError(message, {
    code: 'INVALID_ID',
    statusCode: 404,
    messages: [{ status: '404', code: 'INVALID_ID', title: 'Not Found', detail }],
  });
}

/**
 * The id, checked before it becomes part of a path.
 *
 * @throws StoreApiError `INVALID_ID` with status 404, since nothing can exist under such an id.
 */
export function entityId(value: string, entity: string): string {
  if (isEntityId(value)) return value;
  throw invalidId(`The ${entity} id must be 32 lower-case hexadecimal characters.`, `There is no ${entity} with such an id.`);
}

/**
 * A free text, encoded as one part of a path.
 *
 * @throws StoreApiError `INVALID_ID` with status 404 for what could lead to another path.
 */
export function pathPart(value: string, what: string): string {
  // A lone surrogate cannot be encoded.
  if (typeof value === 'string' && value.isWellFormed() && !/^\.{0,2}$/.test(value)) return encodeURIComponent(value);
  throw invalidId(`The ${what} cannot be part of a path.`, `There is no such ${what}.`);
}
