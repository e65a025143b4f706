import { STATUS_CODES } from 'node:http';

/** Why the relay itself refused or failed. */
export type RelayErrorCode =
  | 'VITRINE__PATH_NOT_ALLOWED'
  | 'VITRINE__METHOD_NOT_ALLOWED'
  | 'VITRINE__FOREIGN_ORIGIN'
  | 'VITRINE__UNSUPPORTED_CONTENT_TYPE'
  | 'VITRINE__REQUEST_TOO_LARGE'
  | 'VITRINE__ANSWER_TOO_LARGE'
  | 'VITRINE__STORE_TIMEOUT'
  | 'VITRINE__STORE_UNREACHABLE';

/** An answer of the relay's own, in the Store API's shape of errors. */
export function relayError(status: number, code: RelayErrorCode, detail: string): Response {
  return Response.json(
    { errors: [{ status: String(status), code, title: STATUS_CODES[status] ?? 'Error', detail }] },
    { status, headers: { 'cache-control': 'no-store' } },
  );
}
