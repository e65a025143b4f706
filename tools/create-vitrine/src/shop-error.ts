/**
 * Why no shop was written:
 *
 * - `ARGUMENTS`: the command line is wrong
 * - `NAME`: npm would refuse the name, or it leads elsewhere
 * - `STORE`: the store's address or access key is none
 * - `FOLDER`: the folder is not empty, or is no folder
 * - `CANCELLED`: somebody ended it
 */
export type ShopErrorCode = 'ARGUMENTS' | 'NAME' | 'STORE' | 'FOLDER' | 'CANCELLED';

/** A shop that is not written, in words for the person who asked for it. */
export class ShopError extends Error {
  override readonly name = 'ShopError';
  /** Which rule was broken. */
  readonly code: ShopErrorCode;

  constructor(code: ShopErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
