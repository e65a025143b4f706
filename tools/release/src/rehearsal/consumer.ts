import type { PlannedPackage } from '../release/plan.ts';
import type { ConsumerFolder } from './consumer-folder.ts';

/** What a consumer may use while it is tried. */
export interface RehearsalContext {
  consumer: ConsumerFolder;
  packages: readonly PlannedPackage[];
  /** Address of the local registry, which has what is released and asks npm's for the rest. */
  registry: string;
  /** The node that runs files. */
  node: string;
  /** A started in-memory store: address with `/store-api`, and access key. */
  store: Readonly<{ ENDPOINT: string; ACCESS_KEY: string }>;
}

/** One way of using the packages, in a folder of its own. */
export interface RehearsalConsumer {
  name: string;
  /** Packages of the release that it installs, by the folder's name in `libs/`; all where none is named. */
  libs?: readonly string[];
  /** What it installs beside them, with versions. */
  others?: Readonly<Record<string, string>>;
  files?: Readonly<Record<string, string>>;
  /** Tries it. What is given back is shown; a failure rejects. */
  check(context: RehearsalContext): Promise<string>;
}

/** The entries of a package that are published: one with nothing but its source serves the workspace alone. */
export const publishedEntries = ({ manifest }: Pick<PlannedPackage, 'manifest'>): string[] =>
  Object.entries(manifest.exports)
    .filter(([, target]) => typeof target === 'string' || target['default'] !== undefined)
    .map(([entry]) => entry);

/** Every entry of a package that is a module, as it is imported. */
export const moduleEntries = (packages: readonly PlannedPackage[]): string[] =>
  packages.flatMap(({ manifest }) =>
    publishedEntries({ manifest })
      .filter((entry) => !/\.(css|svg|json)$|\*/.test(entry))
      .map((entry) => `${manifest.name}${entry.slice(1)}`),
  );

/** Every stylesheet of the packages, as it is imported. */
export const stylesheetEntries = (packages: readonly PlannedPackage[]): string[] =>
  packages.flatMap(({ manifest }) =>
    Object.keys(manifest.exports)
      .filter((entry) => entry.endsWith('.css'))
      .map((entry) => `${manifest.name}${entry.slice(1)}`),
  );
