import { appPlaywrightConfig } from '@vitrine/workspace-config/playwright';
import { PAGE_CACHE_SETTINGS } from './e2e/support/page-cache.ts';
import { TURN_SETTINGS } from './e2e/support/turn.ts';

/** A burst that is over soon, and comes back more slowly than the slowest machine can flood. */
const RATE_LIMITS = JSON.stringify({ join: { burst: 100, perSecond: 0.05 } });

/** The whole product, under attack: data of its own, so that no limit that an attack meets reaches another project's tests. */
export default appPlaywrightConfig({
  root: import.meta.dirname,
  port: 3600,
  env: { ...TURN_SETTINGS, ...PAGE_CACHE_SETTINGS, RATE_LIMITS },
});
