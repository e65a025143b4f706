import * as z from 'zod/mini';

/*
 * What an answer promises to those who show it. Unknown fields pass, and so do the odd traits of real
 * servers: `[]` for an empty map, null for what was not asked for, amounts as text.
 */

export const text = z.string();
export const optionalText = z.nullish(z.string());
export const amount = z.number();

/** A technical id. */
export const id = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** An empty map, as PHP writes it. */
export const emptyMap = z.array(z.unknown()).check(z.length(0));

/** A map that PHP writes as `[]` when it is empty. What it holds is promised to nobody, and not looked at. */
export const mapOrEmpty = z.custom<Record<string, unknown> | []>(
  (value) => typeof value === 'object' && value !== null && (!Array.isArray(value) || value.length === 0),
);

/** Names in the language of the answer. */
export const translated = z.nullish(mapOrEmpty);

/** Free fields and extensions: a map, `[]`, or null. */
export const loose = z.nullish(mapOrEmpty);

/** A figure of an aggregation: some servers write numbers as text. */
export const figure = z.nullish(z.union([z.string(), z.number()]));

/** ISO text, or the object that PHP makes of a date. */
export const storeDateSchema = z.union([text, z.looseObject({ date: text })]);

/** A list of something. */
export const entityListSchema = <T extends z.ZodMiniType>(element: T) => z.looseObject({ elements: z.array(element), total: z.number() });

/** A list that some servers answer as a bare array. */
export const listOrArray = <T extends z.ZodMiniType>(element: T) =>
  z.union([z.looseObject({ elements: z.array(element) }), z.array(element)]);
