/** An object as a server sent it: nothing is known of its fields. */
export type RawRecord = Readonly<Record<string, unknown>>;

/** The object, or null for anything else. Empty maps arrive as `[]`, so lists count as no object. */
export function asRecord(value: unknown): RawRecord | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as RawRecord) : null;
}

/** The list, or an empty one for anything else. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The objects of a list. */
export function asRecords(value: unknown): readonly RawRecord[] {
  return asList(value).flatMap((entry) => {
    const record = asRecord(entry);
    return record ? [record] : [];
  });
}

/** The text, or an empty one for anything else. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The text unless it is empty. */
export function asTextOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The finite number; digits in a text count, as servers send both. */
export function asNumberOrNull(value: unknown): number | null {
  const number = typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : NaN;
  return Number.isFinite(number) ? number : null;
}

/** The flag; layouts hold them as booleans, texts and numbers. */
export function asFlag(value: unknown, fallback: boolean): boolean {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === '1' || value === 1) return true;
  if (value === 'false' || value === '0' || value === 0) return false;
  return fallback;
}

/** The value if it is one of the choices. */
export function asOneOf<const T extends string>(value: unknown, choices: readonly T[], fallback: T): T;
export function asOneOf<const T extends string>(value: unknown, choices: readonly T[], fallback: null): T | null;
export function asOneOf<const T extends string>(value: unknown, choices: readonly T[], fallback: T | null): T | null {
  return choices.find((choice) => choice === value) ?? fallback;
}

/** A field of an entity in the reader's language: translated if it is, else its own. */
export function translatedField(entity: RawRecord, name: string): unknown {
  const translated = asRecord(entity['translated']);
  const value = translated && Object.hasOwn(translated, name) ? translated[name] : null;
  return value ?? (Object.hasOwn(entity, name) ? entity[name] : null);
}

/** A translated field that is text; empty without one. */
export function translatedText(entity: RawRecord, name: string): string {
  return asText(translatedField(entity, name));
}

/** Sorted by `position`, equal positions in the order they came. */
export function byPosition(records: readonly RawRecord[]): readonly RawRecord[] {
  const position = (record: RawRecord) => asNumberOrNull(record['position']) ?? 0;
  return [...records].sort((a, b) => position(a) - position(b));
}
