import type { CustomFieldsOf, ExtensionsOf } from './store-types.ts';

/** A technical id: 32 lower-case hexadecimal characters. */
export type EntityId = string;

/**
 * A date as servers write it: ISO text, or the object that PHP makes of a date.
 * Sales-room answers use both.
 */
export type StoreDate = string | { date: string; timezone_type?: number; timezone?: string };

/**
 * Fields that most entities carry.
 *
 * @typeParam Name - The entity's name at the server, by which a shop declares its own fields.
 */
export interface Entity<Name extends string = string> {
  id: EntityId;
  /** The entity's kind, for example `product`. */
  apiAlias?: string;
  createdAt?: StoreDate | null;
  updatedAt?: StoreDate | null;
  customFields?: CustomFieldsOf<Name>;
  extensions?: ExtensionsOf<Name> | null;
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
