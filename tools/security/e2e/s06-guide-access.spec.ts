import { expect, test } from '@playwright/test';
import { guideVisitor, makePresentation, type OwnPresentation } from './support/guides.ts';
import type { RoomVisitor } from './support/room-visitor.ts';

let owner: { visitor: RoomVisitor; id: string };
let guide: { visitor: RoomVisitor; id: string };
let presentation: OwnPresentation;

test.beforeEach(async () => {
  // Guides of the demo store who are no administrators: those may present everything.
  owner = await guideVisitor('guide3', '127.0.0.61');
  guide = await guideVisitor('guide4', '127.0.0.62');
  presentation = await makePresentation(owner.visitor, { guideIds: [guide.id] });
});
test.afterEach(() => presentation.remove());

test('a guide who is taken off a presentation loses the socket at once, and every call about it', async () => {
  const { visitor } = guide;
  const socket = await visitor.connect();
  expect(await socket.send('room.enter', { presentationPath: presentation.path, as: 'guide' })).toMatchObject({ ok: true });
  const actions = `/api/_action/dsr/appointment/${presentation.id}`;
  expect((await visitor.call('GET', `${actions}/presentation/state`)).status).toBe(200);

  expect((await presentation.change({ guideIds: [] })).status).toBe(200);
  expect(await socket.closed).toBe('session-expired');
  const about = { 'x-vitrine-presentation': presentation.path, 'x-vitrine-viewer': 'guide' };
  for (const [method, path, body] of [
    ['GET', `${actions}/presentation/state`],
    ['POST', `${actions}/presentation/state`, { currentSlideAlias: 0 }],
    ['POST', `${actions}/join-as-guide`],
    ['POST', `${actions}/end`],
    ['POST', `${actions}/instant-listing`, { name: 'Mine', productIds: ['a'.repeat(32)] }],
    ['GET', `${actions}/widgets/attendee-insights`],
    ['GET', `${actions}/widgets/cart-insights`],
    ['GET', `/room-api/rooms/${presentation.path}/media`],
    ['GET', `/room-api/presentations/${presentation.id}`],
    ['GET', '/store-api/dsr/appointment/presentation/state'],
  ] as [string, string, unknown?][])
    expect([403, 404], `${method} ${path}`).toContain((await visitor.call(method, path, body, about)).status);
  const again = await visitor.connect();
  expect(await again.send('room.enter', { presentationPath: presentation.path, as: 'guide' })).toMatchObject({
    ok: false,
    error: { code: 'not-found' },
  });
  again.socket.disconnect();
});

test('a guide who was never on it is told the same of it and of none', async () => {
  expect((await presentation.change({ guideIds: [] })).status).toBe(200);
  const { visitor } = guide;
  const answers = await Promise.all(
    [presentation.path, 'there-is-none'].map((path) => visitor.call('GET', `/room-api/rooms/${path}/media`)),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect(answers[0]?.text).toBe(answers[1]?.text);
  const socket = await visitor.connect();
  const entered = [
    await socket.send('room.enter', { presentationPath: presentation.path, as: 'guide' }),
    await socket.send('room.enter', { presentationPath: 'there-is-none', as: 'guide' }),
  ];
  expect(entered[0]).toEqual(entered[1]);
  socket.socket.disconnect();
});
