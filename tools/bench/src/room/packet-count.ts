/** What has arrived of one stream. */
export interface StreamCount {
  packets: number;
  /** First and highest sequence number, counted on past 65,535. */
  first: number;
  highest: number;
}

/** Before the first packet. */
export const startCount = (): StreamCount => ({ packets: 0, first: -1, highest: -1 });

/** Takes a packet's sequence number; it stands in the clear also where the rest is encrypted. */
export function countPacket(count: StreamCount, packet: Buffer): void {
  const sequence = packet.readUInt16BE(2);
  count.packets += 1;
  if (count.first === -1) {
    count.first = sequence;
    count.highest = sequence;
    return;
  }
  const ahead = (sequence - (count.highest & 0xffff)) & 0xffff;
  // More than half the circle ahead is behind: a packet that was overtaken.
  if (ahead < 0x8000) count.highest += ahead;
}

/** What a count says about the time between two looks. */
export interface StreamLoss {
  readonly expected: number;
  readonly lost: number;
}

/** What of a stream is missing since an earlier look. */
export function lossSince(before: StreamCount, now: StreamCount): StreamLoss {
  const from = before.packets === 0 ? now.first - 1 : before.highest;
  const expected = Math.max(0, now.highest - from);
  return { expected, lost: Math.max(0, expected - (now.packets - before.packets)) };
}
