import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Exchanges with a real server, beside the workspace. */
const RECORDED = join(import.meta.dirname, '../../../../../shared/recorded');

/** Without them there is nothing to compare with: the tests that do are skipped, with this as their notice. */
export const hasRecordings = existsSync(RECORDED);
export const NO_RECORDINGS = hasRecordings ? '' : ' (skipped: the recorded answers are not beside the workspace)';

export type JsonType = 'null' | 'array' | 'object' | 'string' | 'number' | 'boolean';

export interface Shape {
  /** Keys that every recorded object of this kind has. */
  always: Set<string>;
  types: Map<string, Set<JsonType>>;
}

export interface Exchange {
  request: { method: string; path: string; headers: Record<string, string>; body: unknown };
  response: { status: number; headers: Record<string, string>; body: unknown };
}

export function recorded(name: string): Exchange {
  const file = join(RECORDED, `${name}.json`);
  if (!existsSync(file)) throw new Error(`The recorded answers are missing: ${file}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Exchange;
}

export function recordedNames(): string[] {
  return readdirSync(RECORDED, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((folder) => readdirSync(join(RECORDED, folder.name)).map((file) => `${folder.name}/${file.replace(/\.json$/, '')}`));
}

function typeOf(value: unknown): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value as JsonType;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeOf(value) === 'object';

/** Calls `visit` for every object that names its kind. */
function visitEntities(value: unknown, visit: (alias: string, entity: Record<string, unknown>, path: string) => void, path = ''): void {
  if (Array.isArray(value)) value.forEach((entry, index) => visitEntities(entry, visit, `${path}.${index}`));
  else if (isObject(value)) {
    if (typeof value['apiAlias'] === 'string') visit(value['apiAlias'], value, path);
    for (const [key, entry] of Object.entries(value)) visitEntities(entry, visit, `${path}.${key}`);
  }
}

/** The shapes of every kind of entity in these answers. Answers reduced by `includes` are left out. */
export function shapesOf(exchanges: Exchange[]): Map<string, Shape> {
  const shapes = new Map<string, Shape>();
  for (const { request, response } of exchanges) {
    if (isObject(request.body) && 'includes' in request.body) continue;
    visitEntities(response.body, (alias, entity) => {
      const keys = Object.keys(entity);
      const shape = shapes.get(alias) ?? { always: new Set(keys), types: new Map<string, Set<JsonType>>() };
      for (const key of shape.always) if (!(key in entity)) shape.always.delete(key);
      for (const key of keys) shape.types.set(key, (shape.types.get(key) ?? new Set()).add(typeOf(entity[key])));
      shapes.set(alias, shape);
    });
  }
  return shapes;
}

/**
 * Where an answer differs from the recorded shapes: keys missing, keys unheard of, types unheard
 * of. `null` may stand anywhere: what a small sample always holds can be absent in another shop.
 */
export function differences(answer: unknown, shapes: Map<string, Shape>): string[] {
  const found = new Set<string>();
  visitEntities(answer, (alias, entity) => {
    const shape = shapes.get(alias);
    if (!shape) return;
    for (const key of shape.always) if (!(key in entity)) found.add(`${alias}.${key} is missing`);
    for (const [key, value] of Object.entries(entity)) {
      const types = shape.types.get(key);
      const type = typeOf(value);
      if (!types) found.add(`${alias}.${key} is not known`);
      else if (type !== 'null' && !types.has(type) && [...types].some((entry) => entry !== 'null'))
        found.add(`${alias}.${key} is ${type}, recorded ${[...types].join('|')}`);
    }
  });
  return [...found].sort();
}
