import type { MediaService } from '../media/media-service.ts';
import type { MediaOptions } from '../media/media-workers.ts';
import type { Database } from '../storage/database.ts';

/** Whether a server takes new people, and what speaks for or against it. */
export interface Readiness {
  readonly ready: boolean;
  readonly checks: Readonly<Record<'database' | 'media' | 'redis' | 'draining', boolean>>;
}

/** Asks the parts of a server. Redis away is told but keeps nobody out: rooms go on without, a moment later. */
export async function readReadiness(parts: {
  database: Database;
  media: MediaService;
  options: MediaOptions;
  isRedisConnected: (() => boolean) | undefined;
  isDraining: () => boolean;
}): Promise<Readiness> {
  const checks = {
    database: await parts.database.isReachable(),
    media: parts.options.workerBin === undefined || parts.media.workers().length > 0,
    redis: parts.isRedisConnected?.() ?? true,
    draining: parts.isDraining(),
  };
  return { ready: checks.database && checks.media && !checks.draining, checks };
}
