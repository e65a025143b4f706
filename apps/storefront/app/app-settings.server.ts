import { readRedirectsFile } from '@vitrine/app-shell/app-server';
import { readSessionConfig, type SessionConfig } from '@vitrine/session/server';

let config: SessionConfig | undefined;

/** The session settings of this process, read once: what visitors share is kept beside them. */
export const sessionConfig = (): SessionConfig => (config ??= readSessionConfig(process.env));

/** Old addresses and where they lead. Read when the build is loaded, so that a wrong list stops the start. */
export const redirects = readRedirectsFile(process.env.REDIRECTS_FILE);

/** Robots may index the shop. Off by default. */
export const isIndexable = (): boolean => process.env.INDEXABLE === 'true';

/** The shop links to its sales rooms, so that visitors ask a guide. On by default. */
export const hasGuides = (): boolean => process.env.ASK_A_GUIDE !== 'false';

/** Screens are shown as a language would be that nobody has translated yet: `rtl` or `long`. */
export const pseudoLocale = (): string | undefined => process.env.PSEUDO_LOCALE;

/** Names of the shop pages that the settings give; the room server, which answers them, checks the setting. */
export function shopPageNames(): readonly string[] {
  try {
    return Object.keys(JSON.parse(process.env.SHOP_PAGES || '{}') as object);
  } catch {
    return [];
  }
}
