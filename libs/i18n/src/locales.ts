import type { BuiltInCatalogue } from './built-in-catalogues.ts';
import type { Register } from './register.ts';

/** The locale whose texts are the measure, and what a missing text falls back to. */
export const DEFAULT_LOCALE = 'en-US';

/** Code of a configured language: of those that {@link Register} names, else of those that the package brings. */
export type Locale = Register extends { catalogues: readonly (infer Configured extends { readonly locale: string })[] }
  ? Configured['locale']
  : BuiltInCatalogue['locale'];
