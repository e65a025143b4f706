/** A technical id: 32 lower-case hexadecimal characters. */
export type EntityId = string;

/**
 * A date as servers write it: ISO text, or the object that PHP makes of a date.
 * Sales-room answers use both.
 */
export type StoreDate = string | { date: string; timezone_type?: number; timezone?: string };

/**
 * Free fields of an entity. A server sends `[]`, `{}` or `null` when there are none;
 * reading a key is safe in the first two cases, so they share this type.
 */
export type CustomFields = Record<string, unknown> | null;

/** Data that the server or its plugins attach beside an entity's own fields; `[]` when empty. */
export type Extensions = Record<string, unknown>;

/** Fields that most entities carry. */
export interface Entity {
  id: EntityId;
  /** The entity's kind, for example `product`. */
  apiAlias?: string;
  createdAt?: StoreDate | null;
  updatedAt?: StoreDate | null;
  customFields?: CustomFields;
  extensions?: Extensions | null;
}

/**
 * A list answer.
 *
 * `total` counts every match only if the call asked for it (`totalCountMode('exact')`) or is a
 * product listing; otherwise it is the length of the page.
 */
export interface EntityList<T> {
  elements: T[];
  total: number;
  /** 1-based. */
  page?: number;
  limit?: number | null;
  /** `[]` when there are none. */
  aggregations?: Record<string, unknown> | [];
  entity?: string;
  apiAlias?: string;
}

/** A small acknowledgement. */
export interface Success {
  success: boolean;
}
