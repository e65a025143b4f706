/** A JSON object of which nothing is known. */
export type Json = Record<string, unknown>;

/** Whether a value is a JSON object. */
export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands at a dotted path, such as `elements.0.id`; undefined where there is nothing. */
export function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((current, key) => (typeof current === 'object' && current !== null ? (current as Json)[key] : undefined), value);
}

/** The objects of the list at a path; none where there is no list. */
export function listAt(value: unknown, path: string): Json[] {
  const list = path === '' ? value : at(value, path);
  return Array.isArray(list) ? list.filter(isJson) : [];
}

/** The text at a path; empty where there is none. */
export function textAt(value: unknown, path: string): string {
  const text = at(value, path);
  return typeof text === 'string' ? text : '';
}
