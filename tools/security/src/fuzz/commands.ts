import { COMMAND_NAMES, type CommandName, COMMANDS } from '@vitrine/sales-room-protocol';
import type { Chance } from './chance.ts';
import type { Known } from './fuzz-input.ts';
import { HOSTILE_TEXTS, hostileValue } from './hostile-values.ts';

/** What a field of a command may really hold, by its name. */
function meaningful(field: string, known: Known, chance: Chance): unknown {
  if (/Id$/.test(field)) return chance.pick(known.ids);
  const samples: Readonly<Record<string, readonly unknown[]>> = {
    presentationPath: [known.path],
    as: ['client', 'guide'],
    name: ['Cleo', 'product.viewed', 'quickview.opened'],
    text: ['Hello', 'https://shop.example/x'],
    kinds: [['audio'], ['video'], ['audio', 'video']],
    kind: ['cart', 'wishlist', 'audio', 'video'],
    source: ['mic', 'camera', 'screen'],
    viewMode: ['gallery', 'guide', 'slide'],
    reaction: ['clap', 'heart'],
    direction: ['send', 'recv'],
    index: [0, 1, 2, 999],
    page: [1, 2, 1_000],
    spatialLayer: [0, 3],
    temporalLayer: [0, 3],
    action: [{ type: 'add', productId: chance.pick(known.ids), quantity: 1 }],
    dtlsParameters: [{ role: 'client', fingerprints: [{ algorithm: 'sha-256', value: Array.from({ length: 32 }, () => 'AB').join(':') }] }],
    rtpParameters: [
      {
        codecs: [{ mimeType: 'audio/opus', payloadType: 111, clockRate: 48_000, channels: 2 }],
        encodings: [{ ssrc: 1 + chance.below(1e6) }],
        rtcp: { cname: 'fuzz' },
      },
    ],
    rtpCapabilities: [
      {
        codecs: [{ mimeType: 'audio/opus', kind: 'audio', preferredPayloadType: 111, clockRate: 48_000, channels: 2 }],
        headerExtensions: [],
      },
    ],
  };
  return chance.pick(samples[field] ?? [true, false]);
}

/** A command as a client sends it, often with a field that is wrong, missing or too much. */
export function commandFor(known: Known, chance: Chance, name: CommandName = chance.pick(COMMAND_NAMES)): unknown {
  const { payload } = COMMANDS[name];
  const names = 'shape' in payload ? Object.keys(payload.shape) : [];
  const entries = names
    .filter(() => chance.happens(0.95))
    .map((field) => [field, chance.happens(0.9) ? meaningful(field, known, chance) : hostileValue(chance)] as const);
  const right = Object.fromEntries(entries);
  return {
    name: chance.happens(0.97) ? name : chance.pick(['__proto__', 'constructor', 'room.Enter', '', 'x'.repeat(500)]),
    commandId: chance.happens(0.92) ? `fuzz-${chance.below(1e9)}-x` : chance.pick<unknown>([...HOSTILE_TEXTS, 5, null]),
    payload: chance.happens(0.9)
      ? right
      : chance.pick<unknown>([hostileValue(chance), { ...right, [chance.pick(HOSTILE_TEXTS)]: hostileValue(chance) }]),
  };
}
