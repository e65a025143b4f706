import type { Catalogue } from '@vitrine/i18n';
import { configureLanguages } from '../languages/configure-languages.ts';

/** A server build, as far as it is read: its entry exports `languages`. */
interface BuiltPages {
  readonly entry: { readonly module: object };
}

/**
 * Gives a server the languages of the pages that it answers, since it has modules of its own beside the build's. Call it before anything
 * reads an address.
 * @param source The build, or where pages are rendered from source, the files that export a catalogue as default.
 */
export async function configureServerLanguages(source: BuiltPages | readonly string[]): Promise<void> {
  configureLanguages('entry' in source ? languagesOf(source) : await Promise.all(source.map(importCatalogue)));
}

const languagesOf = ({ entry }: BuiltPages): readonly Catalogue[] =>
  (entry.module as { readonly languages?: readonly Catalogue[] }).languages ?? [];

async function importCatalogue(file: string): Promise<Catalogue> {
  const module = (await import(file)) as { readonly default: Catalogue };
  return module.default;
}
