import { type Criteria, parseCriteria } from '../criteria/criteria.ts';
import type { Entity } from '../entities/entity.ts';
import type { Customer } from '../store/customers.ts';
import { isId } from '../store/ids.ts';
import type { Session } from '../store/sessions.ts';
import { fault, invalidUuid, notLoggedIn } from './faults.ts';
import type { Parameters } from './parameters.ts';
import type { Services } from './services.ts';
import { createShopContext, type ShopContext } from './shop-context.ts';

/** Made afterwards, where making it takes time: a call is one transaction and must not wait. */
export type RawBody = string | Uint8Array | null | (() => Promise<Uint8Array>);

/** An answer other than JSON with status 200. */
export class RawAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: RawBody;

  constructor(status: number, headers: Record<string, string>, body: RawBody) {
    this.status = status;
    this.headers = headers;
    this.body = body;
  }
}

export const NO_CONTENT = new RawAnswer(204, {}, null);

export type Answer = Entity | Entity[] | RawAnswer;

/** One call of the Store API. */
export interface Call {
  services: Services;
  method: string;
  params: Record<string, string>;
  query: Parameters;
  body: Parameters;
  address: string;
  readonly context: ShopContext;
  /** The token that the answer carries. */
  readonly token: string;
  /** Body first, then query. */
  input(name: string): unknown;
  /** A path parameter that has to be an id. */
  id(name: string): string;
  /** From the body of a POST, from the query of a GET. */
  criteria(entity: string, defaultLimit?: number): Criteria;
  /** Continues under another session: its token is what the answer carries. */
  adopt(session: Session): void;
  /** Guests count, too. */
  loggedIn(): Customer;
  /** Guests don't count. */
  registered(): Customer;
}

/** Runs as one transaction, so it never waits. */
export type Handler = (call: Call) => Answer;

export interface CallParts {
  services: Services;
  request: Request;
  params: Record<string, string>;
  query: Parameters;
  body: Parameters;
  address: string;
}

function requestLanguage(services: Services, header: string | null): string | undefined {
  if (header === null) return undefined;
  if (!isId(header)) {
    throw fault(412, 'SYSTEM__LANGUAGE_INVALID_EXCEPTION', `The language with id "${header}" is invalid.`, { languageId: header });
  }
  if (!services.index.languages.has(header)) {
    const available = [...services.index.languages.keys()].map((id) => `"${id}"`).join(', ');
    throw fault(
      412,
      'SYSTEM__SALES_CHANNEL_LANGUAGE_NOT_AVAILABLE_EXCEPTION',
      `Provided language "${header}" is not in list of available languages: ${available}`,
    );
  }
  return header;
}

/** The session is opened by the caller, so that its token is known even when the call fails. */
export function createCall(parts: CallParts, opened: Session): Call {
  const { services, request, params, query, body } = parts;
  const languageId = requestLanguage(services, request.headers.get('sw-language-id'));
  const includeSeoUrls = request.headers.has('sw-include-seo-urls');
  let session = opened;
  let context: ShopContext | undefined;
  const call: Call = {
    services,
    method: request.method,
    params,
    query,
    body,
    address: parts.address,
    get context() {
      context ??= createShopContext(services, session, { languageId, includeSeoUrls });
      return context;
    },
    get token() {
      return session.token;
    },
    input: (name) => body[name] ?? query[name],
    id(name) {
      const value = params[name] ?? '';
      if (!isId(value)) throw invalidUuid(value);
      return value;
    },
    criteria: (entity, defaultLimit) => parseCriteria(entity, request.method === 'POST' ? body : query, defaultLimit),
    adopt(next) {
      session = next;
      context = undefined;
    },
    loggedIn() {
      const { customer } = call.context;
      if (!customer) throw notLoggedIn();
      return customer;
    },
    registered() {
      const customer = call.loggedIn();
      if (customer.guest) throw notLoggedIn();
      return customer;
    },
  };
  return call;
}
