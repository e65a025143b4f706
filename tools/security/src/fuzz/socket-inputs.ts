import { COMMAND_EVENT, REALTIME_PATH } from '@vitrine/sales-room-protocol';
import { type Chance, chanceOf } from './chance.ts';
import { commandFor } from './commands.ts';
import type { FuzzInput, FuzzStep, FuzzTarget, Known } from './fuzz-input.ts';
import { HOSTILE_TEXTS, hostileJson, hostileValue, mutated } from './hostile-values.ts';
import { addressOf } from './http-inputs.ts';
import { bytesOf, frame, oddFrame } from './websocket-frames.ts';

const KEY = 'dGhlIHNhbXBsZSBub25jZQ==';
const QUERY = '?EIO=4&transport=websocket';
const TARGETS: readonly FuzzTarget[] = ['front', 'front', 'sales-room-server'];
const QUERIES = [
  '',
  '?',
  '?EIO=3&transport=websocket',
  '?EIO=4',
  '?EIO=4&transport=polling',
  '?EIO=4&transport=constructor',
  '?EIO=4&transport=__proto__',
  '?EIO=4&transport=websocket&transport=polling',
  '?EIO=4&transport=websocket&sid=x',
  '?EIO=4&transport=websocket&sid=__proto__',
  '?EIO=4&transport=websocket&locale=%E2%82%AC',
  '?EIO=4&transport=websocket&x=%',
  `?EIO=4&transport=websocket&${'a=1&'.repeat(500)}`,
  '?EIO[]=4&transport[x]=websocket',
  '?EIO=4&transport=webtransport',
  '?EIO=4&transport=websocket&b64=1&j=1&t=%00',
];

function upgradeLines(known: Known, chance: Chance, isOdd: boolean): string[] {
  const cookie = chance.pick(Object.values(known.cookies));
  const lines = [
    `Host: ${known.host}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Key: ${KEY}`,
    'Sec-WebSocket-Version: 13',
    `Origin: ${known.origin}`,
    ...(cookie === '' ? [] : [`Cookie: ${cookie}`]),
  ];
  if (!isOdd) return lines;
  const odd = chance.pick([
    'Sec-WebSocket-Key: x',
    'Sec-WebSocket-Key:',
    `Sec-WebSocket-Key: ${'A'.repeat(5_000)}`,
    'Sec-WebSocket-Version: 8',
    'Sec-WebSocket-Version: 99',
    'Sec-WebSocket-Version: x',
    'Sec-WebSocket-Extensions: permessage-deflate',
    'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=99',
    'Sec-WebSocket-Extensions: ;;;=',
    `Sec-WebSocket-Extensions: ${'a;'.repeat(2_000)}`,
    'Sec-WebSocket-Protocol: x, x',
    'Sec-WebSocket-Protocol: ,',
    'Upgrade: h2c',
    'Upgrade: websocket, x',
    'Connection: keep-alive, Upgrade',
    'Connection: close',
    'Content-Length: 5',
    'Content-Length: 0',
    'Transfer-Encoding: chunked',
    'Expect: 100-continue',
    'Origin: https://evil.example',
    'Origin: null',
    'Origin: \xff',
    'X-Vitrine-Locale: \xe2\x82\xac',
    'Cookie: =;;=',
    'Cookie: vitrine-attendee=%E2%82%AC',
    'Cookie: vitrine-guide=%',
    'Cookie: i18n_redirected=\xff',
    `Cookie: ${'x=y; '.repeat(1_500)}`,
    'Host: evil.example',
    'X-Forwarded-For: \xff',
    'X-Forwarded-For: x, y',
    ' folded: x',
    'X-\x00: y',
  ]);
  const name = odd.slice(0, odd.indexOf(':'));
  return chance.happens(0.5)
    ? [...lines, odd]
    : chance.happens(0.8)
      ? [...lines.filter((line) => !line.startsWith(`${name}:`)), odd]
      : lines.filter(() => !chance.happens(0.2));
}

const upgrade = (query: string, lines: readonly string[], method = 'GET'): string =>
  `${method} ${REALTIME_PATH}/${query} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;

/** What the handshake says of who connects. A locale that is none is a kind of its own, so that it can be left out. */
function authFor(chance: Chance, hasLocale: boolean): unknown {
  if (hasLocale) return { locale: chance.pick<unknown>([...HOSTILE_TEXTS, 5, null, {}, ['de-DE'], 'de-DE\n', '€']) };
  return chance.happens(0.5)
    ? undefined
    : chance.pick<unknown>([
        { locale: 'de-DE' },
        {},
        null,
        5,
        'x',
        [],
        { token: 'x' },
        { toString: 1 },
        { constructor: { prototype: {} } },
        { auth: hostileValue(chance) },
      ]);
}

/** The packet by which Socket.IO connects. */
const connect = (auth: unknown, namespace = ''): string => bytesOf(`40${namespace}${auth === undefined ? '' : JSON.stringify(auth)}`);

/** A packet of Engine.IO or Socket.IO that no client sends. */
function oddPacket(chance: Chance): string {
  return chance.pick([
    () => bytesOf(`${chance.below(10)}${chance.pick(HOSTILE_TEXTS)}`),
    () =>
      `4${chance.below(10)}${chance.pick(['', '{', '[', '[]', '{}', '["', 'null', '[null]', '[1]', '[{}]', '["connect"]', '["disconnect"]', '["disconnecting"]', '["newListener",1]', '["error"]', '["message"]', '["__proto__"]', '["constructor",{}]'])}`,
    () => `42${'9'.repeat(chance.below(400))}["${COMMAND_EVENT}",{}]`,
    () => `42-1["${COMMAND_EVENT}",{}]`,
    () => `42/admin,["${COMMAND_EVENT}",{}]`,
    () => `40/${chance.pick(['', 'admin', '__proto__', 'a'.repeat(2_000), '\xff', ',', '{}', 'x?y=z'])},`,
    () => '41',
    () => `43${chance.pick(['', '0', '1[]', '99999["x"]', '-1[]', '0["x",{"_placeholder":true,"num":0}]'])}`,
    () => `44${chance.pick(['', '{}', '"x"'])}`,
    () =>
      `45${chance.pick(['', '0', '1', '-', '1-', '-1-', '1-["x",{"_placeholder":true,"num":0}]', '2-["x",{"_placeholder":true,"num":5}]', '99999999-["x"]', `1-["${COMMAND_EVENT}",{"_placeholder":true,"num":"__proto__"}]`, '0-["x"]'])}`,
    () => `46${chance.pick(['', '1-0[]', '1-0["x",{"_placeholder":true,"num":0}]'])}`,
    () => `4${'2'.repeat(1_000)}`,
    () => `42["${COMMAND_EVENT}",${'['.repeat(10_000)}`,
    () => `42["${COMMAND_EVENT}",${'['.repeat(3_000)}${']'.repeat(3_000)}]`,
    () => '2probe',
    () => '3probe',
    () => '5',
    () => '6',
    () => '1',
    () => '0{"sid":"x"}',
    () => '3'.repeat(3),
    () => '',
    () => bytesOf(`42["${'é'.repeat(5_000)}"]`),
  ])();
}

const event = (chance: Chance, command: unknown): string => {
  const body = hostileJson([COMMAND_EVENT, command], chance.happens(0.9) ? { ...chance, happens: () => true } : chance);
  return `42${chance.happens(0.9) ? chance.below(100) : ''}${body}`;
};

/** Some of what somebody in a room may say, in any order, entered or not. */
function conversation(known: Known, chance: Chance): string[] {
  const said = chance.happens(0.75) ? [event(chance, commandFor(known, chance, 'room.enter'))] : [];
  for (let count = 1 + chance.below(5); count > 0; count -= 1) {
    const kind = chance.below(10);
    said.push(
      kind < 7
        ? event(chance, commandFor(known, chance))
        : kind < 8
          ? event(chance, hostileValue(chance))
          : kind < 9
            ? oddPacket(chance)
            : mutated(event(chance, commandFor(known, chance)), chance),
    );
  }
  return said;
}

/** Sockets from the first byte on: the upgrade, the handshake, packets, frames, commands. */
export function socketInput(seed: number, index: number, known: Known): FuzzInput {
  const chance = chanceOf(seed, index);
  const target = chance.pick(TARGETS);
  const from = addressOf(chance);
  const kind = chance.below(100);
  const made = (name: string, steps: readonly FuzzStep[], mustAnswer = false): FuzzInput => ({
    index,
    kind: name,
    target,
    from,
    steps,
    mustAnswer,
  });
  const opened = (query = QUERY, isOdd = false): FuzzStep[] => [
    { send: upgrade(query, upgradeLines(known, chance, isOdd)) },
    { hear: true },
  ];
  const hello = (auth?: unknown): FuzzStep[] => [{ send: frame(connect(auth)) }, { hear: true }];

  if (kind < 12)
    return made('upgrade', [
      {
        send: upgrade(
          chance.happens(0.6) ? QUERY : chance.pick(QUERIES),
          upgradeLines(known, chance, true),
          chance.happens(0.95) ? 'GET' : chance.pick(['POST', 'PUT', 'OPTIONS', 'CONNECT']),
        ),
      },
      { hear: true },
      { send: frame(connect(undefined)) },
    ]);
  if (kind < 15)
    return made('mutated upgrade', [
      { send: mutated(upgrade(QUERY, upgradeLines(known, chance, false)), chance) },
      { hear: true },
      { send: oddFrame('2', chance) },
    ]);
  if (kind < 17)
    return made('frames before the answer', [
      { send: upgrade(QUERY, upgradeLines(known, chance, false)) + frame(connect(authFor(chance, false))) + oddFrame('2', chance) },
      { hear: true },
    ]);
  if (kind < 22) {
    const body = chance.pick([
      '40',
      '40{',
      '2',
      '',
      '\x1e',
      '40\x1e40\x1e41',
      'b',
      'bAAAA',
      `b${'A'.repeat(5_000)}`,
      oddPacket(chance),
      '\x1e'.repeat(3_000),
      'y'.repeat(200_000),
    ]);
    const query = chance.pick([
      ...QUERIES,
      '?EIO=4&transport=polling',
      '?EIO=4&transport=polling',
      '?EIO=4&transport=polling&sid=AAAAAAAAAAAAAAAAAAAA',
    ]);
    const lines = [
      `Host: ${known.host}`,
      `Origin: ${known.origin}`,
      `Content-Type: ${chance.pick(['text/plain;charset=UTF-8', 'application/octet-stream', 'application/json'])}`,
      `Content-Length: ${body.length}`,
      'Connection: close',
    ];
    return chance.happens(0.5)
      ? made('polling', [{ send: upgrade(query, [lines[0] ?? '', lines[1] ?? '', 'Connection: close']) }, { hear: true }])
      : made('polling', [{ send: upgrade(query, lines, 'POST') + body }, { hear: true }]);
  }
  if (kind < 28)
    return made('handshake', [
      ...opened(),
      { send: frame(connect(authFor(chance, false), chance.happens(0.2) ? '/x,' : '')) },
      { hear: true },
      { send: frame(event(chance, commandFor(known, chance))) },
    ]);
  if (kind < 32) return made('locale of a handshake', [...opened(), { send: frame(connect(authFor(chance, true))) }, { hear: true }]);
  if (kind < 36)
    return made('handshake that is none', [...opened(), { send: frame(`40${hostileJson(hostileValue(chance), chance)}`) }, { hear: true }]);
  if (kind < 50)
    return made('packets', [
      ...opened(),
      ...(chance.happens(0.7) ? hello() : []),
      ...Array.from({ length: 1 + chance.below(4) }, (): FuzzStep => ({ send: frame(oddPacket(chance)) })),
    ]);
  if (kind < 65)
    return made('frames', [
      ...opened(),
      ...(chance.happens(0.6) ? hello() : []),
      ...Array.from({ length: 1 + chance.below(3) }, (): FuzzStep => ({
        send: oddFrame(chance.pick(['2', '40', '42["x"]', event(chance, commandFor(known, chance))]), chance),
      })),
    ]);
  return made('commands', [
    ...opened(),
    ...hello(),
    ...conversation(known, chance).map((packet): FuzzStep => ({ send: frame(packet) })),
    { hear: true },
  ]);
}
