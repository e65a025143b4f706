import { expect, test } from '@playwright/test';
import { createPerson } from '../src/fuzz/browserless-person.ts';
import { type FuzzAnswer, sendInput } from '../src/fuzz/send-input.ts';
import { ORIGIN, PORT } from './support/origin.ts';

/** What parsers trip over when it is repeated. */
const PUMPS = [' ', '(', '<', '<a href="', '{{', '"', '/', '%2e', 'a.', 'a@', '1 ', ',', ';q=0.5,', '-', '\u0301\u0316', 'rgb(1 '];
const HOST = new URL(ORIGIN).host;

const long = (pump: string, length: number): string => `${pump.repeat(Math.ceil(length / pump.length)).slice(0, length)}x`;
const inUrl = (text: string): string =>
  encodeURIComponent(text.toWellFormed())
    .slice(0, 7_000)
    .replace(/%[0-9A-F]?$/, '');
const inHeader = (text: string): string =>
  Buffer.from(text.slice(0, 7_000))
    .toString('latin1')
    .replace(/[\r\n]/g, ' ');

let asked = 0;
/** Asks as a stranger from an address of their own, with bytes that no client corrects. */
function ask(method: string, path: string, headers: Readonly<Record<string, string>> = {}, body?: unknown): Promise<FuzzAnswer> {
  const text = body === undefined ? '' : Buffer.from(JSON.stringify(body)).toString('latin1');
  const all = {
    host: HOST,
    origin: ORIGIN,
    connection: 'close',
    ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(text.length) }),
    ...headers,
  };
  const head = `${method} ${path} HTTP/1.1\r\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n')}\r\n\r\n`;
  asked += 1;
  return sendInput(
    {
      index: asked,
      kind: 'text',
      target: 'front',
      from: `127.0.108.${1 + (asked % 250)}`,
      steps: [{ send: head + text }],
      mustAnswer: true,
    },
    PORT,
  );
}

const contact = { salutationId: 'a'.repeat(32), firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', subject: 'x' };

/** Every place where somebody whom nobody knows can put text, and how much of it. */
const PLACES: readonly [place: string, lengths: readonly number[], put: (text: string) => Promise<FuzzAnswer>][] = [
  ['the search', [2_000], (text) => ask('GET', `/search?search=${inUrl(text)}`)],
  ['a search of the relay', [2_000, 100_000], (text) => ask('POST', '/store-api/search', {}, { search: text, limit: 1 })],
  ['suggestions', [2_000, 100_000], (text) => ask('POST', '/store-api/search-suggest', {}, { search: text, limit: 1 })],
  ['Accept-Language', [2_000, 7_000], (text) => ask('GET', '/', { 'accept-language': inHeader(text) })],
  ['the locale cookie', [2_000, 7_000], (text) => ask('GET', '/', { cookie: `i18n_redirected=${inUrl(text)}` })],
  ['cookies', [7_000], (text) => ask('GET', '/room-api/rooms/x/entry', { cookie: inHeader(text) })],
  ['a path', [7_000], (text) => ask('GET', `/${inUrl(text)}.txt`)],
  ['a path of the rooms', [7_000], (text) => ask('GET', `/room-api/rooms/${inUrl(text)}/entry`)],
  ['an address to return to', [2_000], (text) => ask('GET', `/login?returnTo=${inUrl(text)}`)],
  [
    'the contact form',
    [2_000, 100_000],
    (text) => ask('POST', '/store-api/contact-form', {}, { ...contact, comment: text, email: `a@${text.slice(0, 2_000)}` }),
  ],
  [
    'an e-mail address to write to',
    [2_000, 100_000],
    (text) => ask('POST', '/store-api/newsletter/subscribe', {}, { email: text, option: 'subscribe', storefrontUrl: text }),
  ],
  [
    'the name of an attendee',
    [2_000, 100_000],
    (text) => ask('POST', '/store-api/dsr/appointment/spring-collection/join-as-client', {}, { attendeeName: text }),
  ],
];

/** Asks light questions one after another until it is told to stop; tells how long the slowest took. */
function watchAnswers(): () => Promise<number> {
  let isOver = false;
  const watching = (async () => {
    let slowest = 0;
    while (!isOver) {
      for (const path of ['/robots.txt', '/store-api/dsr/shop-pages']) {
        const since = performance.now();
        expect((await ask('GET', path)).statuses).toEqual([200]);
        slowest = Math.max(slowest, performance.now() - since);
      }
    }
    return slowest;
  })();
  return () => {
    isOver = true;
    return watching;
  };
}

async function slowestWhile(work: () => Promise<unknown>): Promise<number> {
  const stop = watchAnswers();
  await work();
  return stop();
}

for (const [place, lengths, put] of PLACES) {
  test(`hostile text in ${place} keeps nobody else waiting`, async () => {
    await put('lamp');
    const before = await slowestWhile(() => Promise.all(PUMPS.map(() => put('lamp'))));
    const answers: FuzzAnswer[] = [];
    const slowest = await slowestWhile(() =>
      Promise.all(PUMPS.flatMap((pump) => lengths.map(async (length) => answers.push(await put(long(pump, length)))))),
    );
    for (const { statuses, text } of answers) expect(statuses[0] ?? 0, text.slice(0, 300)).toBeLessThan(500);
    expect(answers.map(({ statuses }) => statuses.length).every((count) => count > 0)).toBe(true);
    // As many requests with short text made others wait, too. What took a process for itself took many seconds for one.
    expect(slowest).toBeLessThan(3_000 + 5 * lengths.length * before);
  });
}

test('hostile text in a chat message keeps nobody else waiting', async () => {
  const guide = createPerson(ORIGIN, '127.0.109.1');
  expect((await guide.call('POST', '/room-api/guide/login', { username: 'guide', password: 'guide-demo' })).status).toBe(200);
  const path = `hostile-text-${Date.now().toString(36)}`;
  expect(
    (
      await guide.call('POST', '/room-api/presentations', {
        path,
        name: 'Hostile text',
        slides: [{ kind: 'search', name: 'Lamps', search: 'lamp' }],
      })
    ).status,
  ).toBe(201);
  const socket = await guide.connect();
  expect(await socket.run('room.enter', { presentationPath: path, as: 'guide' })).toMatchObject({ ok: true });
  const slowest = await slowestWhile(async () => {
    for (const pump of PUMPS) {
      // Messages may be that long and no longer; a limit on how often somebody writes answers, too.
      expect(['limit-reached', 'rate-limited', undefined]).toContain(
        (await socket.run('chat.send', { text: long(pump, 1_990) })).error?.code,
      );
      // Blanks around a message count for nothing.
      const tooLong = await socket.run('chat.send', { text: long(pump, 20_000) });
      expect(tooLong.ok && pump.trim() !== '').toBe(false);
    }
  });
  expect(slowest).toBeLessThan(5_000);
  socket.socket.disconnect();
});
