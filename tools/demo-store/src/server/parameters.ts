import { httpFault } from './faults.ts';

/** Request parameters after decoding: JSON, form fields or query. */
export type Parameters = Record<string, unknown>;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** As PHP's `max_input_vars` and `max_input_nesting_level`: what comes after is not read. */
const MOST_PARAMETERS = 1_000;
const DEEPEST = 64;

/** Reads `a=1&filter[id]=x&ids[]=y` the way PHP does. */
export function parseQuery(text: string): Parameters {
  const result: Parameters = {};
  // Cut before it is read: Node's parser takes time that grows with the square of very many parameters.
  const read = text.split('&', MOST_PARAMETERS).join('&');
  for (const [key, value] of new URLSearchParams(read)) assign(result, key, value);
  return arraysFromLists(result) as Parameters;
}

/** Names that would replace what an object is made of, and how it becomes a text or a number: no parameter is called so. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype', 'toString', 'valueOf']);

function assign(target: Parameters, key: string, value: unknown): void {
  const open = key.indexOf('[');
  const name = open < 0 ? key : key.slice(0, open);
  const path = open < 0 ? [] : [...key.slice(open).matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '');
  if (path.length > DEEPEST || [name, ...path].some((part) => FORBIDDEN_KEYS.has(part))) return;
  let node = target;
  let current = name;
  for (const part of path) {
    const next = node[current];
    const child: Parameters = isRecord(next) ? next : {};
    node[current] = child;
    node = child;
    current = part === '' ? String(Object.keys(child).length) : part;
  }
  node[current] = value;
}

function arraysFromLists(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const keys = Object.keys(value);
  const entries = keys.map((key) => [key, arraysFromLists(value[key])] as const);
  if (keys.length > 0 && keys.every((key, index) => key === String(index))) return entries.map(([, entry]) => entry);
  return Object.fromEntries(entries);
}

/** What a JSON text says, without names that no parameter has; `undefined` where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => (FORBIDDEN_KEYS.has(key) ? undefined : value));
  } catch {
    return undefined;
  }
}

/** The body as parameters. Anything that is neither JSON nor a form counts as none. */
export async function readBody(request: Request): Promise<Parameters> {
  if (request.method === 'GET' || request.method === 'HEAD') return {};
  const type = (request.headers.get('content-type') ?? '').toLowerCase();
  if (type.startsWith('application/json')) {
    const text = await request.text();
    if (text.trim() === '') return {};
    const parsed = parseJson(text);
    if (parsed === undefined) throw httpFault(400, 'The JSON payload is malformed.');
    return isRecord(parsed) ? parsed : {};
  }
  if (type.startsWith('application/x-www-form-urlencoded')) return parseQuery(await request.text());
  if (type.startsWith('multipart/form-data')) {
    const result: Parameters = {};
    for (const [key, value] of await request.formData()) if (typeof value === 'string') assign(result, key, value);
    return arraysFromLists(result) as Parameters;
  }
  return {};
}

/** A string, or `undefined` for anything else and for blank text. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

export function flag(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

export function stringList(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((entry) => typeof entry === 'string');
  return typeof value === 'string' && value !== '' ? value.split('|') : [];
}
