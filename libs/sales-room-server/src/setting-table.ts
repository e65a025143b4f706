import { z } from 'zod';

/** What `--help` says of a setting beside its name. */
interface SettingText {
  /** What it is, with its unit. */
  says: string;
  /** What holds where it is left out; the schema's own default where it isn't said. */
  fallback: string | number | undefined;
}

const texts = z.registry<SettingText>();

/** A setting: how it is read, what it is, and what holds where it is left out, unless its schema says so. */
export function setting<Schema extends z.ZodType>(schema: Schema, says: string, fallback?: string | number): Schema {
  texts.add(schema, { says, fallback });
  return schema;
}

/** An address on the web, without slashes at its end. `expected` says what is. */
export const address = (expected: string) =>
  z.url({ protocol: /^https?$/, error: expected }).transform((value) => value.replace(/(?<!\/)\/+$/, ''));

/** Variables by name. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** What is set: to nothing is the same as left out, since shells and .env files write it so. */
export function givenVariables(variables: Variables): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''),
  );
}

/** Reads the settings of a table; gives what is wrong, a sentence per mistake, where something is. */
export function readTable<Shape extends z.ZodRawShape>(
  table: z.ZodObject<Shape>,
  variables: Variables,
): { read: z.output<z.ZodObject<Shape>>; mistakes?: never } | { read?: never; mistakes: string[] } {
  const given = givenVariables(variables);
  const parsed = table.safeParse(given);
  if (parsed.success) return { read: parsed.data };
  return {
    mistakes: parsed.error.issues.map(({ path: [variable], message }) => {
      const name = String(variable);
      return `${name}: expected ${message}${given[name] === undefined ? '; it is not set' : ''}`;
    }),
  };
}

/** Every setting of a table in a line: its name, what it is and its default. `fallbacks` says other defaults than the table's. */
export function settingLines(table: z.ZodObject, fallbacks: Readonly<Record<string, string>> = {}): string[] {
  const width = Math.max(...Object.keys(table.shape).map((name) => name.length));
  return Object.entries(table.shape).map(([name, schema]) => {
    const { says, fallback } = texts.get(schema as z.ZodType) ?? { says: '', fallback: undefined };
    const own = fallbacks[name] ?? fallback ?? z.safeParse(schema, undefined).data;
    return `  ${name.padEnd(width)}  ${says}${own === undefined ? '' : ` [${String(own)}]`}`;
  });
}
