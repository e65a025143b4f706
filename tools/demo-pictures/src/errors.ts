/** Why a picture was refused. */
export type PictureErrorCode = 'UNKNOWN_PICTURE' | 'WIDTH_OUT_OF_RANGE';

/** A picture that cannot be drawn. */
export class PictureError extends Error {
  readonly code: PictureErrorCode;

  constructor(code: PictureErrorCode, message: string) {
    super(message);
    this.name = 'PictureError';
    this.code = code;
  }
}

/** Recognises a `PictureError`, also across copies of this module. */
export function isPictureError(error: unknown): error is PictureError {
  return error instanceof Error && error.name === 'PictureError';
}
