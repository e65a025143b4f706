import semver from 'semver';
import type { Commands } from './commands.ts';
import { type PlannedPackage, tagOf } from './plan.ts';

const RELEASE_BRANCH = 'main';

/** How a release is asked for. */
export interface ReleaseOptions {
  /** The tag on the registry: `latest`, or that of a prerelease. */
  tag: string;
  /** Whether the registry gets a proof of which commit and which workflow made the packages. */
  provenance: boolean;
  /** Whether a run that broke off is gone on with: what is on the registry is not published again. */
  resume: boolean;
}

const succeeds = (answer: Promise<string>): Promise<boolean> =>
  answer.then(
    () => true,
    () => false,
  );

async function branchRefusals({ read }: Commands, { tag }: ReleaseOptions): Promise<string[]> {
  const branch = await read('git', 'branch', '--show-current');
  if (branch === RELEASE_BRANCH) {
    const [theirs = ''] = (await read('git', 'ls-remote', 'origin', `refs/heads/${RELEASE_BRANCH}`).catch(() => '')).split(/\s/);
    const isCurrent = theirs === '' || (await succeeds(read('git', 'merge-base', '--is-ancestor', theirs, 'HEAD')));
    return isCurrent ? [] : [`origin has commits of ${RELEASE_BRANCH} that are not here. Run git pull --ff-only and begin again.`];
  }
  // A prerelease commits nothing and may show any branch.
  if (tag !== 'latest') return [];
  const here = branch === '' ? 'no branch' : `the branch ${branch}`;
  return [`This is ${here}; releases are made of ${RELEASE_BRANCH}. Run git switch ${RELEASE_BRANCH}, or release with --tag canary.`];
}

async function loginRefusals({ read }: Commands, { provenance }: ReleaseOptions, environment: NodeJS.ProcessEnv): Promise<string[]> {
  // The workflow's own identity is exchanged for a token as npm publishes, and proves where the packages come from.
  if (environment['ACTIONS_ID_TOKEN_REQUEST_URL'] !== undefined) return [];
  const isKnown = await succeeds(read('npm', 'whoami'));
  return [
    ...(isKnown ? [] : ['npm does not know who publishes. Run npm login, or start the workflow "Release".']),
    ...(provenance
      ? ['Only the workflow can prove where packages come from. Start the workflow "Release", or publish without proof by --no-provenance.']
      : []),
  ];
}

/** Whether a version can be had from the registry. A registry that does not answer is no "no". */
export async function isPublished({ read }: Commands, { manifest, next }: PlannedPackage): Promise<boolean> {
  try {
    // A silent run of the release makes npm silent, too, which then would not say why.
    return (await read('npm', 'view', `${manifest.name}@${next}`, 'version', '--loglevel=error')) !== '';
  } catch (error) {
    const { stderr = '', message } = error as { stderr?: string; message: string };
    if (/E404|404 Not Found/.test(`${stderr}${message}`)) return false;
    throw new Error(`The registry did not say whether ${manifest.name} ${next} is published. Look at npm ping and begin again.`, {
      cause: error,
    });
  }
}

/**
 * Why nothing may be released as it stands, each with what to do; empty where nothing stands against it.
 *
 * @param wanted - What would be released.
 */
export async function refusals(
  commands: Commands,
  wanted: readonly PlannedPackage[],
  options: ReleaseOptions,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<string[]> {
  if (semver.validRange(options.tag) !== null || !/^[a-z][a-z0-9-]*$/.test(options.tag))
    return [`${options.tag} cannot be a tag: it is a version, or no word. Name one like canary or next.`];
  const changed = await commands.read('git', 'status', '--porcelain');
  const found = [
    ...(changed === ''
      ? []
      : [`${changed.split('\n').length} files are changed and not committed. Commit or stash them: a release is what a commit holds.`]),
    ...(await branchRefusals(commands, options)),
    ...(await loginRefusals(commands, options, environment)),
    ...(wanted.length === 0 ? ['Nothing changed since the last release. Add a changeset with npx changeset.'] : []),
  ];
  if (options.resume) return found;
  for (const library of wanted)
    if (await isPublished(commands, library))
      found.push(
        `${tagOf(library)} is on the registry already and can never be replaced. Add a changeset with npx changeset, or go on with a run that broke off by --resume.`,
      );
  return found;
}
