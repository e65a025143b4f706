/**
 * What one shop's server has beyond the core. All three are empty here: `store-api-client types`
 * writes a shop's own, or a shop declares them by hand.
 *
 * @example
 * declare module '@vitrine/store-api-client' {
 *   interface StoreCustomFields { product: { care_instructions?: string | null } }
 * }
 */
export interface StoreCustomFields {}

/** What plugins attach to entities, by the entity's name at the server, such as `order_line_item`. */
export interface StoreExtensions {}

/** Operations by name, each with `method`, `path`, `query`, `body` and `response`: `client.request` is typed by them. */
export interface StoreOperations {}

/**
 * Free fields of an entity. A server sends `[]`, `{}` or `null` when there are none;
 * reading a key is safe in the first two cases, so they share this type.
 */
export type CustomFields = Record<string, unknown> | null;

/** Data that the server or its plugins attach beside an entity's own fields; `[]` when empty. */
export type Extensions = Record<string, unknown>;

/** Custom fields of one entity, those that are declared with their types. */
export type CustomFieldsOf<Name extends string> = Name extends keyof StoreCustomFields
  ? (StoreCustomFields[Name] & Record<string, unknown>) | null
  : CustomFields;

/** Extensions of one entity, those that are declared with their types. */
export type ExtensionsOf<Name extends string> = Name extends keyof StoreExtensions ? StoreExtensions[Name] & Extensions : Extensions;

/** Name of an operation that was declared. */
export type StoreOperationName = keyof StoreOperations & string;

/** One part of a declared operation; `Otherwise` where it was not declared. */
export type StoreOperationPart<Name extends StoreOperationName, Part extends string, Otherwise> = Part extends keyof StoreOperations[Name]
  ? StoreOperations[Name][Part]
  : Otherwise;
