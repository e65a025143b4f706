import type { AppName } from '@vitrine/session';

/** Milliseconds between two looks at the manifest of the latest build. */
const BUILD_MANIFEST_INTERVAL_MS = 3_600_000;
/** Milliseconds in which a page reloads itself at most once. */
const RELOAD_GUARD = 10_000;

/** What `latest.json` holds. */
export interface BuildManifest {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

/** Path of an app's manifest of the latest build. */
function buildManifestPath(app: AppName): string {
  return `/__${app}/latest.json`;
}

const RELOADED_AT = 'vitrine-reloaded-at';

/** Decides whether a page may reload itself. */
export interface ReloadGuard {
  /** True at most once in {@link RELOAD_GUARD} ms; it notes the time of the reload it allows. */
  tryReload(): boolean;
}

/** A reload guard whose memory survives the reload. @param storage The tab's session storage. */
export function createReloadGuard(storage: Pick<Storage, 'getItem' | 'setItem'>, now: () => number = Date.now): ReloadGuard {
  return {
    tryReload() {
      const last = Number(storage.getItem(RELOADED_AT) ?? Number.NaN);
      if (now() - last < RELOAD_GUARD) return false;
      storage.setItem(RELOADED_AT, String(now()));
      return true;
    },
  };
}

export interface BuildWatch {
  stop(): void;
}

/**
 * Looks about every 60 minutes whether a newer build is served.
 * @param options.loadedId Id of the build that this page came from.
 * @param options.onNewBuild Called once, with the newer build.
 */
export function watchBuild(options: {
  app: AppName;
  loadedId: string;
  onNewBuild: (manifest: BuildManifest) => void;
  fetch?: typeof globalThis.fetch;
  interval?: number;
}): BuildWatch {
  const load = options.fetch ?? globalThis.fetch;
  const look = async () => {
    try {
      const response = await load(buildManifestPath(options.app), { cache: 'no-store' });
      if (!response.ok) return;
      const manifest: unknown = await response.json();
      if (!isBuildManifest(manifest) || manifest.id === options.loadedId) return;
      clearInterval(timer);
      options.onNewBuild(manifest);
    } catch {
      // Offline, or a deployment under way: the next look will tell.
    }
  };
  const timer = setInterval(() => void look(), options.interval ?? BUILD_MANIFEST_INTERVAL_MS);
  return { stop: () => clearInterval(timer) };
}

function isBuildManifest(value: unknown): value is BuildManifest {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'timestamp' in value &&
    typeof value.timestamp === 'number'
  );
}
