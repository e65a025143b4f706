/**
 * What may be uploaded as a picture: JPEG or PNG, at most 5 MB.
 * 5 MB are 5 × 1,048,576 bytes, so that whatever a system shows as "5 MB" passes; one byte more does not.
 */
export const IMAGE_UPLOAD = { types: ['image/jpeg', 'image/png'], maxBytes: 5 * 1024 * 1024 } as const;

export type UploadImageType = (typeof IMAGE_UPLOAD.types)[number];

/** Why a file isn't taken: neither JPEG nor PNG by its content, too many bytes, or not readable as a picture. */
export type ImageProblem = 'wrong-type' | 'too-large' | 'unreadable';

const SIGNATURES: readonly (readonly [UploadImageType, readonly number[]])[] = [
  // SOI and the start of the next marker.
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  // PNG specification, 5.2.
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];
const HEAD = 8;

/** The kind of picture that the first bytes of a file tell, whatever its name says; null for any other. */
export function imageTypeOf(head: Uint8Array): UploadImageType | null {
  return SIGNATURES.find(([, signature]) => signature.every((byte, index) => head[index] === byte))?.[0] ?? null;
}

/** Judges a file by size and content. Runs in browsers and on servers alike; a server has to ask too. */
export async function checkImage(file: Blob): Promise<{ type: UploadImageType } | { problem: ImageProblem }> {
  if (file.size > IMAGE_UPLOAD.maxBytes) return { problem: 'too-large' };
  try {
    const type = imageTypeOf(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
    return type ? { type } : { problem: 'wrong-type' };
  } catch {
    return { problem: 'unreadable' };
  }
}
