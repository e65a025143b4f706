/** One entry of an error answer, as Shopware writes it. */
export interface FaultItem {
  status: string;
  code: string | null;
  title: string;
  detail: string;
  source?: { pointer: string };
  meta?: { parameters: Record<string, unknown> | unknown[] };
}

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** A refusal with its HTTP status and the entries of its `errors` list. */
export class Fault extends Error {
  readonly status: number;
  readonly items: FaultItem[];
  /** What the call wrote before it was refused stays; otherwise a refusal changes nothing. */
  readonly keepsChanges: boolean;

  constructor(status: number, items: FaultItem[], keepsChanges = false) {
    super(items[0]?.detail ?? 'Fault');
    this.name = 'Fault';
    this.status = status;
    this.items = items;
    this.keepsChanges = keepsChanges;
  }
}

/** A domain error: `meta.parameters` is `[]` when there are none. */
export function fault(status: number, code: string, detail: string, parameters: Record<string, unknown> = {}, pointer?: string): Fault {
  return new Fault(status, [
    {
      status: String(status),
      code,
      title: TITLES[status] ?? 'Error',
      detail,
      ...(pointer === undefined ? {} : { source: { pointer } }),
      meta: { parameters: Object.keys(parameters).length === 0 ? [] : parameters },
    },
  ]);
}

/** An error of the HTTP layer: code `"0"`, no meta. */
export function httpFault(status: number, detail: string): Fault {
  return new Fault(status, [{ code: '0', status: String(status), title: TITLES[status] ?? 'Error', detail }]);
}

/** One broken constraint; several of them make one answer, see `violationFault`. */
export interface Violation {
  /** Without the prefix `VIOLATION::`; `null` where Shopware sends none. */
  code: string | null;
  pointer: string;
  detail: string;
  parameters?: Record<string, unknown>;
}

export function violationFault(violations: Violation[]): Fault {
  return new Fault(
    400,
    violations.map((violation) => ({
      code: violation.code === null ? null : `VIOLATION::${violation.code}`,
      status: '400',
      title: 'Constraint violation error',
      detail: violation.detail,
      source: { pointer: violation.pointer },
      meta: { parameters: violation.parameters && Object.keys(violation.parameters).length > 0 ? violation.parameters : [] },
    })),
  );
}

export const invalidUuid = (input: string): Fault =>
  fault(400, 'FRAMEWORK__INVALID_UUID', `Value is not a valid UUID: ${input}`, { input });

export const notLoggedIn = (): Fault => fault(403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN', 'Customer is not logged in.');

export const productNotFound = (id: string): Fault =>
  fault(404, 'CONTENT__PRODUCT_NOT_FOUND', `Product for id ${id} not found.`, { productId: id });

export const categoryNotFound = (id: string): Fault =>
  fault(404, 'CONTENT__CATEGORY_NOT_FOUND', `Category "${id}" not found.`, { categoryId: id });

export const missingParameter = (name: string): Fault =>
  fault(400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER', `Parameter "${name}" is missing.`, { parameterName: name, path: '' });

export const unknownEntity = (entity: string, id: string, pointer: string): Violation => ({
  code: 'ENTITY_DOES_NOT_EXISTS',
  pointer,
  detail: `The "${entity}" entity with id "${id}" does not exist.`,
  parameters: { '{{ primaryProperty }}': 'id', '{{ id }}': `"${id}"`, '{{ entity }}': `"${entity}"` },
});

export const tooManyRequests = (code: string, seconds: number): Fault =>
  fault(429, code, `Too many requests, try again in ${seconds} seconds.`, { seconds });
