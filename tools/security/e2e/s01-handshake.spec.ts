import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { io } from 'socket.io-client';
import { WebSocket } from 'ws';
import { COMMAND_EVENT, REALTIME_PATH } from '@vitrine/sales-room-protocol';
import { ORIGIN, PORT } from './support/origin.ts';
import { sendRaw } from './support/raw-http.ts';
import { roomVisitor, type VisitorSocket } from './support/room-visitor.ts';

const HANDSHAKE = `${REALTIME_PATH}/?EIO=4&transport=websocket`;
/** Ports of the front, and of the room server itself, which no proxy corrects anything for. */
const ROOM_SERVER = PORT + 3;

let bystander: VisitorSocket;
let restartsBefore: number;

/** How often a process of the product has been started again. */
const restarts = () => readFileSync(process.env['VITRINE_SERVER_LOG'] ?? '', 'utf8').match(/starting it again/g)?.length ?? 0;

test.beforeAll(async () => {
  restartsBefore = restarts();
  bystander = await roomVisitor().connect();
  expect(await bystander.send('room.enter', { presentationPath: 'spring-collection', as: 'client' })).toMatchObject({ ok: true });
});
test.afterAll(() => void bystander.socket.disconnect());

/** Nobody but the sender has noticed: the same process answers, by a socket that was open before, and was never started again. */
async function expectUnharmed(what: string): Promise<void> {
  // A command that there is not costs nothing and is answered by the room server itself.
  const answer = await bystander.send('room.leave-nothing', {});
  expect(answer.error?.code, what).toBe('unknown-command');
  const { processes } = (await (await fetch(`${ORIGIN}/healthz`)).json()) as { processes: { name: string; state: string }[] };
  expect(
    processes.find(({ name }) => name === 'sales-room-server'),
    what,
  ).toMatchObject({ state: 'running' });
  expect(restarts(), what).toBe(restartsBefore);
}

const AUTHS: [string, unknown][] = [
  ['a locale above U+00FF', { locale: '€' }],
  ['a locale with a line break', { locale: 'en-US\r\nx-evil: 1' }],
  ['a locale with a NUL', { locale: 'en\0' }],
  ['a locale of 60 kB', { locale: 'x'.repeat(60_000) }],
  ['a locale that is a list', { locale: ['en-US'] }],
  ['a locale that is an object', { locale: { toString: 'x' } }],
  ['auth with foreign keys', { pid: {}, offset: [], constructor: 'x', token: null }],
];

for (const [what, auth] of AUTHS) {
  test(`a handshake with ${what} harms nobody`, async () => {
    const socket = io(ORIGIN, {
      path: REALTIME_PATH,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: auth as Record<string, unknown>,
    });
    await new Promise<void>((settled) => {
      for (const event of ['connect', 'connect_error', 'disconnect'] as const) socket.once(event, () => settled());
    });
    if (socket.connected)
      await socket
        .timeout(10_000)
        .emitWithAck(COMMAND_EVENT, {})
        .catch(() => undefined);
    socket.disconnect();
    await expectUnharmed(what);
  });
}

const FIELDS = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
const upgrade = (target: string, fields = FIELDS, protocol = 'websocket') =>
  `GET ${target} HTTP/1.1\r\nHost: localhost:${PORT}\r\nConnection: Upgrade, close\r\nUpgrade: ${protocol}\r\n${fields}\r\n`;
const plain = (method: string, target: string, fields = '', body = '') =>
  `${method} ${target} HTTP/1.1\r\nHost: localhost:${PORT}\r\nConnection: close\r\n${fields}\r\n${body}`;

/** What is sent before a socket stands. */
const REQUESTS: [string, string][] = [
  ['an upgrade without a key', upgrade(HANDSHAKE, 'Sec-WebSocket-Version: 13\r\n')],
  ['an upgrade with a key of another form', upgrade(HANDSHAKE, 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: \xff\xfe\r\n')],
  ['an upgrade of another version', upgrade(HANDSHAKE, FIELDS.replace('13', '99999'))],
  ['an upgrade to HTTP/2', upgrade(HANDSHAKE, 'HTTP2-Settings: AAMAAABkAAQAAP__\r\n', 'h2c')],
  ['an upgrade of a path without sockets', upgrade('/room-api/elsewhere')],
  ['an upgrade of the bare path', upgrade(REALTIME_PATH)],
  [
    'an upgrade with bytes above ASCII in every field',
    upgrade(HANDSHAKE, `${FIELDS}Origin: \xe2\x82\xac\r\nCookie: \xff=\xfe\r\nX-Vitrine-Locale: \xc3\x28\r\n`),
  ],
  [
    'an upgrade with extensions that contradict each other',
    upgrade(
      HANDSHAKE,
      `${FIELDS}Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99, ;;=,"\r\nSec-WebSocket-Protocol: ,,\r\n`,
    ),
  ],
  ['a foreign session', upgrade(`${HANDSHAKE}&sid=__proto__`)],
  ['a transport that is a property of every object', upgrade(`${REALTIME_PATH}/?EIO=4&transport=__proto__&sid=constructor`)],
  ['an older protocol', upgrade(`${REALTIME_PATH}/?EIO=3&transport=websocket`)],
  ['an upgrade of polling', upgrade(`${REALTIME_PATH}/?EIO=4&transport=polling`)],
  [
    'polling without a session',
    plain(
      'POST',
      `${REALTIME_PATH}/?EIO=4&transport=polling`,
      'Content-Type: application/octet-stream\r\nContent-Length: 3\r\n',
      'b\xff\xff',
    ),
  ],
  ['polling with a callback', plain('GET', `${REALTIME_PATH}/?EIO=4&transport=polling&j=%3Cscript%3E&b64=1&t=%00`)],
  ['a query that is no text', plain('GET', `${REALTIME_PATH}/?EIO=%E2%82&transport=%FF&sid=%`)],
  ['a path beside the one of the sockets', plain('GET', `${REALTIME_PATH}x?EIO=4`)],
  ['a method that no fetch knows', plain('TRACE', '/room-api/guide/me')],
  ['a request for nothing', plain('OPTIONS', '*')],
  ['an absolute target', plain('GET', 'http://[::1]:99999/room-api/guide/me')],
  ['a tunnel', plain('CONNECT', 'localhost:1')],
  ['a host that is none', `GET /room-api/guide/me HTTP/1.1\r\nHost: a b[:]\r\nConnection: close\r\n\r\n`],
  ['an expectation that nobody has', plain('POST', '/room-api/guide/login', 'Expect: €\r\nContent-Length: 2\r\n', '{}')],
  [
    'chunks that are none',
    plain('POST', '/room-api/guide/login', 'Transfer-Encoding: chunked\r\nContent-Type: application/json\r\n', 'zz\r\n{}\r\n'),
  ],
  ['a path with a NUL', plain('GET', '/room-api/rooms/%00/media')],
  [
    'a presentation header of other bytes',
    plain('GET', '/store-api/dsr/appointment/presentation/state', 'X-Vitrine-Presentation: \xe2\x82\xac\r\n'),
  ],
  [
    'a body 60,000 levels deep',
    plain('POST', '/room-api/guide/login', `Content-Type: application/json\r\nContent-Length: 60000\r\n`, '['.repeat(60_000)),
  ],
];

for (const [what, bytes] of REQUESTS) {
  test(`${what} harms nobody`, async () => {
    for (const port of [PORT, ROOM_SERVER]) await sendRaw(port, Buffer.from(bytes, 'latin1'), 1_000);
    await expectUnharmed(what);
  });
}

test('who asks for an upgrade and drops off before it is answered harms nobody', async () => {
  for (const port of [PORT, ROOM_SERVER]) {
    for (const target of ['/', '/room-api/elsewhere', REALTIME_PATH, HANDSHAKE, `${REALTIME_PATH}/?EIO=4&transport=polling`]) {
      await new Promise<void>((gone) => {
        const socket = connect(port, '127.0.0.1', () =>
          socket.write(upgrade(target), () => void fetch(`http://127.0.0.1:${ROOM_SERVER}/health`).finally(() => socket.resetAndDestroy())),
        );
        socket.on('error', () => undefined);
        socket.on('close', () => gone());
      });
    }
  }
  await expectUnharmed('an upgrade that is dropped');
});

/** What is sent on a WebSocket that stands, before or after Socket.IO has let it in. */
const PACKETS: [string, readonly (string | Uint8Array)[]][] = [
  ['an empty packet', ['']],
  ['kinds of packets that there are not', ['9', 'x', '5', '6', 'b!!!!']],
  ['a probe for an upgrade', ['2probe', '5']],
  ['bytes that belong to no packet', [new Uint8Array([0xff, 0, 0xfe])]],
  ['namespaces that there are not', ['40/unknown,', '40/__proto__,', '40/€,{"locale":"€"}']],
  ['a second door', ['40', '40', '40{}']],
  ['auth that is no object', ['40[]', '40"x"', '40null']],
  ['events before the door', ['42["room:command",{}]']],
  ['events without a name', ['40', '42', '42[]', '42{}', '42[null]', '42[1]']],
  [
    'events with names of the machinery',
    ['40', '42["error",{}]', '42["disconnect"]', '42["newListener"]', '42["connection"]', '42["__proto__"]'],
  ],
  ['an acknowledgement that nobody waits for', ['40', '430[]', '43999999999999999999[]', '44"x"']],
  ['attachments that never come', ['40', '459999-["room:command",{"_placeholder":true,"num":9}]', new Uint8Array(8)]],
  ['placeholders that point nowhere', ['40', '451-["room:command",{"_placeholder":true,"num":-1}]', new Uint8Array(8)]],
  ['60,000 levels', ['40', `42["room:command",${'['.repeat(60_000)}`, `42["room:command",${'['.repeat(30_000)}${']'.repeat(30_000)}]`]],
  ['a packet of 2 MB', ['40', `42["room:command","${'x'.repeat(2_000_000)}"]`]],
];

for (const [what, packets] of PACKETS) {
  test(`on a socket, ${what} harms nobody`, async () => {
    const socket = new WebSocket(`ws://localhost:${PORT}${HANDSHAKE}`, { headers: { origin: ORIGIN } });
    const settled = new Promise<void>((done) => {
      socket.on('close', () => done());
      socket.on('error', () => done());
      // Engine.IO's or Socket.IO's answer to the last packet that follows below.
      socket.on('message', (message: Buffer) => message.toString().startsWith('437') && done());
    });
    socket.on('open', () => {
      for (const packet of packets) socket.send(packet);
      for (const last of ['40', '427["room:command",{}]']) socket.send(last);
    });
    await settled;
    socket.terminate();
    await expectUnharmed(what);
  });
}

test('frames that no WebSocket client sends harm nobody', async () => {
  const frames = [
    [0xc1, 0x80, 0, 0, 0, 0],
    [0x81, 0x02, 0x34, 0x30],
    [0x8f, 0x80, 0, 0, 0, 0],
    [0x09, 0x80, 0, 0, 0, 0],
    [0x88, 0x81, 0, 0, 0, 0, 1],
    [0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0],
    [0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe],
  ];
  for (const port of [PORT, ROOM_SERVER]) {
    for (const frame of frames) await sendRaw(port, Buffer.concat([Buffer.from(upgrade(HANDSHAKE), 'latin1'), Buffer.from(frame)]), 500);
  }
  await expectUnharmed('broken frames');
});
