import type { Json } from '../../json-path.ts';

/** An answer that the store refuses with. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: readonly Json[];

  constructor(status: number, errors: readonly Json[]) {
    super(String(errors[0]?.['code'] ?? status));
    this.name = 'Refusal';
    this.status = status;
    this.errors = errors;
  }
}

/** A refusal with one error. */
export function refusal(status: number, code: string, detail: string, parameters: Json = {}): Refusal {
  return new Refusal(status, [
    { status: String(status), code, title: 'Error', detail, meta: { parameters: Object.keys(parameters).length === 0 ? [] : parameters } },
  ]);
}

/** A refusal of HTTP itself: code "0", no meta. */
export const httpRefusal = (status: number, detail: string): Refusal =>
  new Refusal(status, [{ code: '0', status: String(status), title: 'Error', detail }]);

/** One broken rule of a field; the code without its prefix. */
export interface Violation {
  code: string | null;
  pointer: string;
  detail: string;
}

/** All broken rules at once. */
export function violations(found: readonly Violation[]): Refusal {
  return new Refusal(
    400,
    found.map(({ code, pointer, detail }) => ({
      code: code === null ? null : `VIOLATION::${code}`,
      status: '400',
      title: 'Constraint violation error',
      detail,
      source: { pointer },
      meta: { parameters: [] },
    })),
  );
}

export const invalidUuid = (value: string): Refusal =>
  refusal(400, 'FRAMEWORK__INVALID_UUID', `Value is not a valid UUID: ${value}`, { input: value });
export const notLoggedIn = (): Refusal => refusal(403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN', 'Customer is not logged in.');
export const missingParameter = (name: string): Refusal =>
  refusal(400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER', `Parameter "${name}" is missing.`, { parameterName: name });
export const unknownEntity = (entity: string, id: string, pointer: string): Refusal =>
  violations([{ code: 'ENTITY_DOES_NOT_EXISTS', pointer, detail: `The "${entity}" entity with id "${id}" does not exist.` }]);
