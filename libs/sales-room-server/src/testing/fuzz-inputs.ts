import { type $ZodType, toJSONSchema } from 'zod/v4/core';

/** Random numbers that a seed repeats. */
export interface Chance {
  /** 0 to below `limit`. */
  below(limit: number): number;
  pick<Value>(values: readonly Value[]): Value;
  /** True so often. */
  happens(share: number): boolean;
}

/** See {@link Chance}: mulberry32. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, pick: (values) => values[below(values.length)] as never, happens: (share) => next() < share };
}

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxLength?: number;
  format?: string;
  additionalProperties?: Schema | boolean;
}

const HOSTILE: readonly unknown[] = [
  null,
  '',
  0,
  -1,
  1e308,
  -0.5,
  9_007_199_254_740_993,
  true,
  [],
  {},
  [[[[[[]]]]]],
  '\u0000',
  '\ud800',
  '\u202e\u2066drow',
  '<img src=x onerror=alert(1)>',
  "'; drop table appointment; --",
  '${process.env}',
  '../../etc/passwd',
  '%00',
  'x'.repeat(5_000),
  'é'.repeat(2_001),
  { constructor: { prototype: { isAdmin: true } } },
  { toString: null },
  { length: -1 },
  Array.from({ length: 600 }, (_each, index) => index),
];
const HOSTILE_KEYS = ['constructor', '__proto__x', 'type', 'role', 'attendeeId', 'isAdmin', 'toJSON', ''];

const shapes = new Map<$ZodType, Schema>();

/** What means something in the room: ids, and values that a field of this name may really have. */
export interface Meaningful {
  readonly ids: readonly string[];
  /** Ids of transports, producers and consumers. */
  readonly mediaIds: readonly string[];
  readonly samples: Readonly<Record<string, readonly unknown[]>>;
}

/** A value that fits the schema, or nearly, of what means something. */
export function inputFor(schema: $ZodType, known: Meaningful, chance: Chance): unknown {
  let shape = shapes.get(schema);
  if (shape === undefined) {
    shape = toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema;
    shapes.set(schema, shape);
  }
  const value = valueFor(shape, known, chance);
  return chance.happens(0.3) ? mutated(value, chance) : value;
}

function valueFor(shape: Schema, known: Meaningful, chance: Chance): unknown {
  const { ids, mediaIds } = known;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return chance.pick(shape.enum);
  const alternatives = shape.anyOf ?? shape.oneOf;
  if (alternatives !== undefined) return valueFor(chance.pick(alternatives), known, chance);
  switch (Array.isArray(shape.type) ? chance.pick(shape.type) : shape.type) {
    case 'object':
      return objectFor(shape, known, chance);
    case 'array':
      return Array.from({ length: Math.max(shape.minItems ?? 0, chance.below(4)) }, () => valueFor(shape.items ?? {}, known, chance));
    case 'integer':
    case 'number': {
      const low = Math.max(shape.minimum ?? 0, -1_000);
      return low + chance.below(Math.max(1, Math.min(shape.maximum ?? 50, low + 1_000) - low + 1));
    }
    case 'boolean':
      return chance.happens(0.5);
    case 'null':
      return null;
    case 'string':
      if (shape.format === 'date-time') return chance.pick(['2026-05-04T16:00:00Z', '2099-01-01T00:00:00+02:00']);
      if (shape.format === 'uuid' && mediaIds.length > 0) return chance.pick(mediaIds);
      if (shape.pattern?.includes('[0-9a-f]{32}') === true) return chance.pick(ids);
      return chance.pick([
        'spring',
        'Cleo',
        'chair',
        'Hello there',
        'Europe/Berlin',
        '11111111-1111-4111-8111-111111111111',
        'presentationPath',
        ...ids.slice(0, 2),
      ]);
    default:
      return chance.pick(HOSTILE);
  }
}

function objectFor({ properties = {}, required = [], additionalProperties }: Schema, known: Meaningful, chance: Chance): unknown {
  const taken = Object.entries(properties).filter(([name]) => required.includes(name) || chance.happens(0.6));
  const more =
    additionalProperties !== undefined && additionalProperties !== false && chance.happens(0.1)
      ? [[chance.pick(HOSTILE_KEYS), chance.pick(HOSTILE)] as const]
      : [];
  const fieldFor = (name: string, field: Schema): unknown => {
    const samples = known.samples[name];
    return samples !== undefined && chance.happens(0.6) ? chance.pick(samples) : valueFor(field, known, chance);
  };
  return Object.fromEntries([...taken.map(([name, field]) => [name, fieldFor(name, field)] as const), ...more]);
}

/** The same value with one thing wrong somewhere. */
function mutated(value: unknown, chance: Chance): unknown {
  if (typeof value !== 'object' || value === null || chance.happens(0.2)) return chance.pick(HOSTILE);
  if (Array.isArray(value))
    return value.length === 0 || chance.happens(0.3)
      ? [...value, chance.pick(HOSTILE)]
      : value.with(chance.below(value.length), mutated(value[chance.below(value.length)], chance));
  const names = Object.keys(value);
  const name = names.length === 0 ? undefined : chance.pick(names);
  if (name === undefined || chance.happens(0.25)) return { ...value, [chance.pick(HOSTILE_KEYS)]: chance.pick(HOSTILE) };
  if (chance.happens(0.25)) return Object.fromEntries(Object.entries(value).filter(([each]) => each !== name));
  return { ...value, [name]: mutated((value as Record<string, unknown>)[name], chance) };
}

/** A body as it goes over the wire: mostly the value's JSON, sometimes something that is none. */
export function bodyFor(value: unknown, chance: Chance): string {
  const text = JSON.stringify(value) ?? '';
  if (!chance.happens(0.08)) return text;
  return chance.pick([
    text.slice(0, Math.floor(text.length / 2)),
    `${text}}`,
    'null',
    '[',
    '\u0000',
    '{"a":'.repeat(2_000),
    'attendeeName=Cleo',
    '[]',
    '"text"',
    '1e999',
  ]);
}
