import type { Chance } from './chance.ts';

export interface FrameOptions {
  readonly opcode?: number;
  readonly isLast?: boolean;
  /** Reserved bits, as they stand in the first byte: 0x40 says compressed. */
  readonly reserved?: number;
  readonly isMasked?: boolean;
  /** The length that is claimed, where it is not the true one. */
  readonly claimed?: number | bigint;
}

/** A frame as a browser sends it (RFC 6455, 5.2), or with something wrong; one character is one byte. */
export function frame(
  payload: string,
  { opcode = 1, isLast = true, reserved = 0, isMasked = true, claimed = payload.length }: FrameOptions = {},
): string {
  const first = String.fromCharCode((isLast ? 0x80 : 0) | reserved | opcode);
  const mask = isMasked ? 0x80 : 0;
  const length = BigInt(claimed);
  const bytes = Buffer.alloc(9);
  let head: string;
  if (length < 126n) head = String.fromCharCode(mask | Number(length));
  else if (length < 65_536n) {
    bytes.writeUInt16BE(Number(length), 0);
    head = String.fromCharCode(mask | 126) + bytes.toString('latin1', 0, 2);
  } else {
    bytes.writeBigUInt64BE(length, 0);
    head = String.fromCharCode(mask | 127) + bytes.toString('latin1', 0, 8);
  }
  // A mask of zeros leaves the payload as it is.
  return `${first}${head}${isMasked ? '\x00\x00\x00\x00' : ''}${payload}`;
}

/** Text as the bytes that go into a frame. */
export const bytesOf = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

/** A frame that no browser sends. */
export function oddFrame(payload: string, chance: Chance): string {
  return chance.pick([
    () => frame(payload, { isMasked: false }),
    () => frame(payload, { opcode: 3 + chance.below(5) }),
    () => frame(payload, { opcode: 11 + chance.below(5) }),
    () => frame(payload, { opcode: 2 }),
    () => frame(payload, { opcode: 0 }),
    () => frame(payload, { reserved: chance.pick([0x10, 0x20, 0x40, 0x70]) }),
    () => frame(payload, { claimed: 0xff_ff_ff_ff_ff_ff_ff_ffn }),
    () => frame(payload, { claimed: 0x7f_ff_ff_ff }),
    () => frame(payload, { claimed: payload.length + 1 + chance.below(500) }),
    () => frame(payload, { claimed: Math.max(0, payload.length - 3) }),
    () => frame(payload.slice(0, 3), { isLast: false }) + frame(payload.slice(3), { opcode: 0 }),
    () => frame(payload.slice(0, 3), { isLast: false }) + frame('', { opcode: 9 }) + frame(payload.slice(3), { opcode: 0 }),
    () => frame(payload, { isLast: false }) + frame(payload),
    () => frame('', { isLast: false }) + frame('', { opcode: 0, isLast: false }).repeat(200),
    () => frame('\xff\xfe\xed\xa0\x80'),
    () => frame('\xc3'),
    () => frame('x'.repeat(126), { opcode: 9 }),
    () => frame('x', { opcode: 9, isLast: false }),
    () => frame('', { opcode: 9 }).repeat(300),
    () => frame('', { opcode: 10 }).repeat(300),
    () =>
      frame(chance.pick(['', '\x03', '\x03\xe8', '\x00\x00', '\xff\xff', '\x03\xed', '\x03\xe8\xff', `\x03\xe8${'x'.repeat(123)}`]), {
        opcode: 8,
      }) + frame(payload),
    () => frame('y'.repeat(70_000)),
    () => frame('y'.repeat(300_000)),
    () => '\x00'.repeat(40),
    () => Array.from({ length: chance.below(200) }, () => String.fromCharCode(chance.below(256))).join(''),
  ])();
}
