/**
 * What the compiler knows of an importer's locales. Empty, these are the ones that the product brings.
 *
 * ```ts
 * declare module '@vitrine/routing' {
 *   interface Register {
 *     locale: 'en-US' | 'fr-FR'; // makes `ShopLocaleCode`
 *   }
 * }
 * ```
 */
// An interface alone can be added to from outside.
export interface Register {}
