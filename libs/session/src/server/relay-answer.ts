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

/** What HTTP calls the statuses that the relay answers by itself. */
const TITLES: Readonly<Record<number, string>> = {
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  502: 'Bad Gateway',
  504: 'Gateway Timeout',
};

/** An answer of the relay's own, in the Store API's shape of errors. */
export function relayError(status: number, code: RelayErrorCode, detail: string): Response {
  return Response.json(
    { errors: [{ status: String(status), code, title: TITLES[status] ?? 'Error', detail }] },
    { status, headers: { 'cache-control': 'no-store' } },
  );
}
