/**
 * Why nothing was examined or written:
 *
 * - `ARGUMENTS`: the command line is wrong
 * - `FOLDER`: there is no repository to read, or nothing of it concerns this command
 * - `VERSION`: the target is no version, or an older one than what is installed
 * - `CHANGED_FILES`: files would be written that git could not bring back
 */
export type MigrateErrorCode = 'ARGUMENTS' | 'FOLDER' | 'VERSION' | 'CHANGED_FILES';

/** A migration that does not begin, in a sentence for the person who asked for it. */
export class MigrateError extends Error {
  override readonly name = 'MigrateError';
  /** Which rule was broken. */
  readonly code: MigrateErrorCode;

  constructor(code: MigrateErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
