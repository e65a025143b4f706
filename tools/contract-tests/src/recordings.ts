import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Answers of a real server, kept beside the workspace; the folder may be absent. */
const FOLDER = join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'recorded');

const PREFIX = '/store-api';

/** One recorded exchange. */
export interface Recording {
  /** `cart/add.json` */
  file: string;
  request: {
    method: string;
    /** As sent, prefix and query included. */
    url: string;
    /** Without `/store-api` and query; undefined for addresses outside the Store API. */
    path: string | undefined;
    query: URLSearchParams;
    body: unknown;
    /** Names in lower case; access keys and tokens that were right ones are masked, as `<…>`. */
    headers: Record<string, string>;
    languageId: string | undefined;
  };
  response: {
    status: number;
    headers: Record<string, string>;
    /** Parsed JSON, text, or undefined for an empty body. */
    body: unknown;
  };
}

interface RecordedFile {
  request: { method: string; path: string; headers: Record<string, string>; body?: unknown };
  response: { status: number; headers: Record<string, string>; bodyKind: string; body?: unknown };
}

function read(file: string): Recording {
  const { request, response } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as RecordedFile;
  const [path = '', query = ''] = request.path.split('?', 2);
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]));
  return {
    file,
    request: {
      method: request.method,
      url: request.path,
      path: path.startsWith(`${PREFIX}/`) ? path.slice(PREFIX.length) : undefined,
      query: new URLSearchParams(query),
      body: request.body,
      headers,
      languageId: headers['sw-language-id'],
    },
    response: { status: response.status, headers: response.headers, body: response.bodyKind === 'empty' ? undefined : response.body },
  };
}

/** Whether the recordings are there. */
export const hasRecordings = existsSync(join(FOLDER, 'index.json'));

/** Every recorded exchange, in the order of the index; none where the folder is absent. */
export function readRecordings(): Recording[] {
  if (!hasRecordings) return [];
  const index = JSON.parse(readFileSync(join(FOLDER, 'index.json'), 'utf8')) as { file: string }[];
  return index.map(({ file }) => read(file));
}
