import type { Draft } from './draft.ts';

/** What follows the writing: a command of the workspace, as words for `node`. */
export interface FollowUp {
  /** As people type it. */
  readonly command: string;
  /** The file that it runs, from the root on. */
  readonly file: string;
}

/** One kind of thing that can be written. */
export interface Generator {
  /** What follows the kind on the command line. */
  readonly parameters: string;
  /** How many of them there may be. */
  readonly most: number;
  /** What it writes, in a few words. */
  readonly purpose: string;
  /**
   * Drafts the files.
   * @returns What has to run once they are written.
   * @throws GenerateError where a name is taken or is none, or where something is missing.
   */
  plan(draft: Draft, parameters: readonly string[]): readonly FollowUp[];
}
