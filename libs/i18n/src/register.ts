/**
 * What the compiler knows of an importer's languages and texts. Empty, these are the ones that the package brings.
 *
 * ```ts
 * declare module '@vitrine/i18n' {
 *   interface Register {
 *     catalogues: typeof catalogues; // makes `Locale`
 *     messages: { loyalty: typeof loyalty }; // adds to `MessageArea` and `MessageKey`
 *   }
 * }
 * ```
 */
// An interface alone can be added to from outside.
export interface Register {}
