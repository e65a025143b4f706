import { expect, test } from '@playwright/test';
import { guideVisitor, makePresentation, type OwnPresentation } from './support/guides.ts';
import { type RoomVisitor, roomVisitor } from './support/room-visitor.ts';

let owner: RoomVisitor;
let presentation: OwnPresentation;

test.beforeAll(async () => {
  owner = (await guideVisitor('guide', '127.0.0.141')).visitor;
  presentation = await makePresentation(owner);
});
test.afterAll(() => presentation.remove());

test("a name that could break out of a calendar's line is refused; any other arrives in one line", async () => {
  for (const character of ['\r', '\n', '\0', '\u0085', '\u2028', '\u2029']) {
    const name = `Spring${character}ATTACH:https://evil.example`;
    expect((await presentation.change({ name })).status, JSON.stringify(character)).toBe(400);
    expect((await presentation.change({ name: { 'en-US': 'Spring', 'de-DE': name } })).status, JSON.stringify(character)).toBe(400);
  }
  expect((await presentation.change({ name: 'Spring; for all, by us' })).status).toBe(200);
  const invited = await owner.call('POST', `/room-api/presentations/${presentation.id}/invitations`, { name: 'Vip' });
  expect(invited.status, invited.text).toBe(201);
  const { token } = invited.body as { token: string };
  const file = await roomVisitor().call('POST', `/store-api/dsr/appointment/${presentation.id}/download-ics`, { token });
  expect(file.text).toContain('SUMMARY:Spring\\; for all\\, by us\r\n');
});

test("a key that somebody planted in a browser proves nobody: a joiner gets one of the server's own", async () => {
  const planted = 'planted-by-a-sibling-domain-0123456789abcdefg';
  const victim = roomVisitor('127.0.0.142');
  victim.cookies.set('vitrine-attendee', planted);
  const joined = await victim.call('POST', `/store-api/dsr/appointment/${presentation.path}/join-as-client`, { attendeeName: 'Cleo' });
  expect(joined.status, joined.text).toBe(200);
  expect(victim.cookies.get('vitrine-attendee')).toMatch(/^[\w-]{43}$/);
  const attacker = roomVisitor('127.0.0.143');
  attacker.cookies.set('vitrine-attendee', planted);
  expect(
    (
      await attacker.call('GET', '/store-api/dsr/appointment/presentation/state', undefined, {
        'x-vitrine-presentation': presentation.path,
      })
    ).status,
  ).toBe(403);
  const again = await victim.call('POST', `/store-api/dsr/appointment/${presentation.path}/join-as-client`, {});
  expect((again.body as { attendeeId: string }).attendeeId, 'the one that it was given proves them').toBe(
    (joined.body as { attendeeId: string }).attendeeId,
  );
});

test('no cache keeps a page of a room, nor one whose address holds an invitation', async () => {
  const visitor = roomVisitor();
  for (const path of [
    `/invitation/${presentation.path}?token=${'a'.repeat(43)}`,
    `/de-DE/invitation/${presentation.path}?token=${'a'.repeat(43)}`,
    '/invitation/there-is-none?token=secret',
    `/presentation/${presentation.path}`,
    `/presentation/${presentation.path}/prejoin`,
    `/presentation/${presentation.path}/waiting`,
    '/presentation/there-is-none/not-found',
    `/guide/${presentation.path}`,
    `/guide/${presentation.path}/login`,
    `/invitation/${presentation.path}.data?token=${'a'.repeat(43)}`,
  ]) {
    const answer = await visitor.call('GET', path);
    expect(answer.headers['cache-control'], `${path}: ${answer.status}`).toBe('private, no-store');
  }
  const signedIn = await owner.call('GET', `/guide/${presentation.path}`);
  expect([signedIn.status, signedIn.headers['cache-control']]).toEqual([200, 'private, no-store']);
});
