import type { Commands } from './commands.ts';

/** Where and how a tarball goes. */
export interface PublishOptions {
  tag: string;
  provenance: boolean;
  /** Another registry than npm's own settings name. */
  registry?: string;
}

/** Publishes a tarball. What its manifest says of access holds; whether there is a proof of its origin is decided here. */
export const publish = (
  { read }: Pick<Commands, 'read'>,
  tarball: string,
  { tag, provenance, registry }: PublishOptions,
): Promise<string> =>
  read(
    'npm',
    'publish',
    tarball,
    '--access=public',
    `--tag=${tag}`,
    `--provenance=${String(provenance)}`,
    ...(registry === undefined ? [] : [`--registry=${registry}`]),
  );
