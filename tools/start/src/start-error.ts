/**
 * Why a start was refused:
 *
 * - `ENVIRONMENT`: a variable is wrong; the message names each one and says what is expected
 * - `PORT_IN_USE`: the message names the port and the variable to change
 * - `ARGUMENTS`: the command line is wrong
 * - `RESET_REFUSED`: the data folder does not look like one of ours
 * - `BUILD_FAILED`, `PROCESS_FAILED`: the message ends with what the step or process said last
 */
export type StartErrorCode = 'ENVIRONMENT' | 'PORT_IN_USE' | 'ARGUMENTS' | 'RESET_REFUSED' | 'BUILD_FAILED' | 'PROCESS_FAILED';

/** A start that cannot go on, in words for the person who started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly code: StartErrorCode;

  constructor(code: StartErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
