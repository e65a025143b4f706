import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RoomFixture, startRoomFixture, type Visitor } from '../testing/room-fixture.ts';
import type { RoomSocket } from '../testing/room-socket.ts';
import { STUB } from '../testing/room-store.ts';

/** Nobody but the store may ever see the rest of a token. */
const SECRET = 'neverleavestheserver';
const ROUNDS = 24;

interface Viewer {
  readonly locale: string;
  /** What the store writes into every name that it gives this viewer: language, and the start of the token. */
  readonly label: string;
  /** `vip-…` pays double. */
  readonly factor: number;
  readonly visitor: Visitor;
  socket: RoomSocket;
}

let room: RoomFixture;
let guide: RoomSocket;
let viewers: Viewer[];

beforeAll(async () => {
  room = await startRoomFixture({ shopPages: { tosPage: STUB.cmsPage } });
  await room.setAppointment("status = 'started', started_at = now()");
  guide = await room.visitor().enterAsGuide();
  viewers = await Promise.all(
    ['plain-01', 'plain-02', 'vip-0001', 'vip-0002'].flatMap((token) =>
      ['en-US', 'de-DE'].map(async (locale): Promise<Viewer> => {
        const visitor = room.visitor({ shop: `${token}${locale}${SECRET}` });
        await visitor.join(`${token} ${locale}`);
        const socket = await visitor.connect(locale);
        await socket.enter('spring', 'client');
        return { locale, label: `${locale.slice(0, 2)} ${token}`, factor: token.startsWith('vip') ? 2 : 1, visitor, socket };
      }),
    ),
  );
});
afterAll(() => room.close());

const labelsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\((?:en|de) (?:plain|vip-)-?\d+/g)].map(([label]) => label.slice(1))),
];

/** Every product of an answer with its price. */
function pricesIn(value: unknown): { id: string; unitPrice: number }[] {
  if (Array.isArray(value)) return value.flatMap(pricesIn);
  if (typeof value !== 'object' || value === null) return [];
  const { id, calculatedPrice } = value as { id?: string; calculatedPrice?: { unitPrice: number } };
  return [
    ...(id !== undefined && calculatedPrice ? [{ id, unitPrice: calculatedPrice.unitPrice }] : []),
    ...Object.values(value).flatMap(pricesIn),
  ];
}

const BASE_PRICES: Readonly<Record<string, number>> = { [STUB.lamp]: 10, [STUB.chair]: 20, [STUB.table]: 30 };

test('viewers who ask all at once get no word of another language, session or price', async () => {
  const { navigation } = (await viewers[0]?.visitor.call('GET', '/store-api/dsr/appointment/presentation'))?.body as {
    navigation: { groupId: string; sectionId: string }[];
  };
  const calls = [
    ...navigation
      .slice(0, 5)
      .map(
        ({ groupId, sectionId }) => ['GET', `/store-api/dsr/appointment/presentation/${groupId}/slide/${sectionId}`, undefined] as const,
      ),
    ...navigation
      .slice(2, 5)
      .map(
        ({ groupId, sectionId }) =>
          ['POST', `/store-api/dsr/appointment/presentation/${groupId}/slide/${sectionId}/products`, { limit: 10 }] as const,
      ),
    ['POST', '/store-api/dsr/product-listing', { search: 'chair' }] as const,
    ['POST', '/store-api/dsr/product-listing', { ids: [STUB.table, STUB.lamp] }] as const,
  ];
  let named = 0;
  let priced = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each viewer asks for something else at the same time, and the guide goes on.
    const [, answers] = await Promise.all([
      guide.run('slide.switch', { index: round % 5, page: 1 }),
      Promise.all(
        viewers.map(async (viewer, index) => {
          const [method, path, body] = calls[(round + index) % calls.length] ?? ['GET', '', undefined];
          return { viewer, path, answer: await viewer.visitor.call(method, path, body, { 'x-vitrine-locale': viewer.locale }) };
        }),
      ),
    ]);
    for (const { viewer, path, answer } of answers) {
      const text = JSON.stringify(answer.body);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(text).not.toContain(SECRET);
      for (const label of labelsIn(text)) expect([path, label]).toEqual([path, viewer.label]);
      named += labelsIn(text).length;
      for (const { id, unitPrice } of pricesIn(answer.body)) {
        expect([path, id, unitPrice]).toEqual([path, id, (BASE_PRICES[id] ?? Number.NaN) * viewer.factor]);
        priced += 1;
      }
    }
  }
  // What was planted has been seen, by its own viewer alone.
  expect(named).toBeGreaterThan(ROUNDS);
  expect(priced).toBeGreaterThan(ROUNDS);

  for (const { socket, label } of viewers) {
    const heard = JSON.stringify([socket.notifications, socket.snapshot()]);
    expect(heard).not.toContain(SECRET);
    expect(labelsIn(heard).filter((other) => other !== label)).toEqual([]);
  }
  expect(JSON.stringify([guide.notifications, guide.snapshot()])).not.toContain(SECRET);
});
