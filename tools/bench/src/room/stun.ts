import { createHmac, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Of RFC 5389, section 6. */
const MAGIC_COOKIE = 0x2112a442;
const BINDING_REQUEST = 0x0001;
const BINDING_SUCCESS = 0x0101;

const ATTRIBUTE = {
  username: 0x0006,
  integrity: 0x0008,
  priority: 0x0024,
  useCandidate: 0x0025,
  fingerprint: 0x8028,
  controlling: 0x802a,
} as const;
const FINGERPRINT_MASK = 0x5354554e;

/** What proves a binding request to an ICE-lite server. */
export interface IceCredentials {
  readonly localFragment: string;
  readonly remoteFragment: string;
  readonly remotePassword: string;
}

function attribute(type: number, value: Buffer): Buffer {
  const padded = Buffer.alloc(4 + Math.ceil(value.length / 4) * 4);
  padded.writeUInt16BE(type, 0);
  padded.writeUInt16BE(value.length, 2);
  value.copy(padded, 4);
  return padded;
}

function header(type: number, length: number, transactionId: Buffer): Buffer {
  const head = Buffer.alloc(20);
  head.writeUInt16BE(type, 0);
  head.writeUInt16BE(length, 2);
  head.writeUInt32BE(MAGIC_COOKIE, 4);
  transactionId.copy(head, 8);
  return head;
}

/** A binding request that nominates the pair at once, as a client does whose server is ICE-lite. */
export function bindingRequest({ localFragment, remoteFragment, remotePassword }: IceCredentials): {
  packet: Buffer;
  transactionId: Buffer;
} {
  const transactionId = randomBytes(12);
  const priority = Buffer.alloc(4);
  priority.writeUInt32BE(0x6e_00_1e_ff);
  const body = Buffer.concat([
    attribute(ATTRIBUTE.username, Buffer.from(`${remoteFragment}:${localFragment}`)),
    attribute(ATTRIBUTE.priority, priority),
    attribute(ATTRIBUTE.controlling, randomBytes(8)),
    attribute(ATTRIBUTE.useCandidate, Buffer.alloc(0)),
  ]);
  // Each of the two sums covers a length that already counts itself.
  const signed = Buffer.concat([header(BINDING_REQUEST, body.length + 24, transactionId), body]);
  const integrity = attribute(ATTRIBUTE.integrity, createHmac('sha1', remotePassword).update(signed).digest());
  const summed = Buffer.concat([header(BINDING_REQUEST, body.length + integrity.length + 8, transactionId), body, integrity]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE((crc32(summed) ^ FINGERPRINT_MASK) >>> 0);
  return { packet: Buffer.concat([summed, attribute(ATTRIBUTE.fingerprint, sum)]), transactionId };
}

/** The id of the request that a datagram answers with success. */
export function answeredTransaction(packet: Buffer): Buffer | undefined {
  const isAnswer = packet.length >= 20 && packet.readUInt16BE(0) === BINDING_SUCCESS && packet.readUInt32BE(4) === MAGIC_COOKIE;
  return isAnswer ? packet.subarray(8, 20) : undefined;
}
