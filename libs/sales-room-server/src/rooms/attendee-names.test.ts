import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errorsOf, type RoomFixture, startRoomFixture } from '../testing/room-fixture.ts';
import { looksLike } from './name-skeleton.ts';

describe('a name is taken for another', () => {
  test.each([
    ['in another case, with other blanks and signs', 'MARA  ellwood.'],
    ['with a zero-width space', 'Mara\u200B Ellwood'],
    ['with a soft hyphen and a word joiner', 'Ma\u00ADra\u2060 Ellwood'],
    ['with Cyrillic letters', 'Маrа Еllwооd'],
    ['with Greek capitals', 'Μara Εllwood'],
    ['in mathematical letters', '𝐌𝐚𝐫𝐚 𝑬𝒍𝒍𝒘𝒐𝒐𝒅'],
    ['full width', 'Ｍａｒａ　Ｅｌｌｗｏｏｄ'],
    ['with I and 1 for l', 'Mara EI1wood'],
    ['with 0 for o', 'Mara Ellw00d'],
    ['with vv for w', 'Mara Ellvvood'],
    ['with marks', 'Márà Ellwööd'],
    ['in small capitals', 'Mᴀʀᴀ Eʟʟᴡᴏᴏᴅ'],
    ['with Cherokee letters', 'Ꮇara Ꭼllwood'],
  ])('%s', (_how, name) => expect(looksLike(name, 'Mara Ellwood')).toBe(true));

  test.each([['Mara Ellwoods'], ['Maria Ellwood'], ['Mara Ellwood 2'], ['Мария'], ['Юлия'], ['Νίκος'], ['محمد'], ['王小明'], ['😀']])(
    'and %s is not',
    (name) => expect(looksLike(name, 'Mara Ellwood')).toBe(false),
  );

  test('a name that is written in another script alone has its own namesakes', () => {
    expect(looksLike('Юлия Семёнова', 'юлия  семенова')).toBe(true);
    expect(looksLike('Νίκος', 'ΝΊΚΟΣ'.toLowerCase())).toBe(true);
    expect(looksLike('王小明', '王小朋')).toBe(false);
    expect(looksLike('😀', '😀')).toBe(true);
    expect(looksLike('😀', '😂')).toBe(false);
  });
});

describe('in a room', () => {
  let room: RoomFixture;
  beforeAll(async () => {
    room = await startRoomFixture();
  });
  afterAll(() => room.close());
  beforeEach(async () => {
    await room.services.database.query('delete from attendee');
    await room.setAppointment("status = 'started'");
  });

  test("nobody joins under a guide's name, or takes it later, and each is told what to do", async () => {
    const guide = await room.visitor().enterAsGuide();
    const visitor = room.visitor();
    for (const name of ['Gina Guide', 'gina  guide', 'Gi\u200Bna Guide', 'Ginа Guidе']) {
      const answer = await visitor.join(name);
      expect([name, answer.status, errorsOf(answer)[0]?.code]).toEqual([name, 409, 'SALES_ROOM__NAME_TAKEN']);
      expect(errorsOf(answer)[0]?.detail).toContain('add an initial or your company');
    }
    expect(room.logs.join('')).not.toContain('Guidе');
    const client = await visitor.enterAsClient('Gina G. from Acme');
    expect(await client.refused('attendee.rename', { name: 'Gina Guide' })).toBe('name-taken');
    expect((await visitor.call('PATCH', '/store-api/dsr/appointment/attendee', { attendeeName: 'GINA GUIDE' })).status).toBe(409);
    guide.close();
    client.close();
  });

  test('a namesake of somebody here is shown with a number, also later; who comes back keeps theirs', async () => {
    const first = await room.visitor().enterAsClient('Clara');
    const visitor = room.visitor();
    const second = await visitor.enterAsClient('Сlara');
    expect(second.snapshot().self.name).toBe('Сlara (2)');
    const third = await room.visitor().enterAsClient('Otis');
    await third.run('attendee.rename', { name: 'clara' });
    await third.until(({ self }) => self.name === 'clara (3)');
    expect((await visitor.join(undefined)).status).toBe(200);
    expect((await second.run('room.snapshot', {})).snapshot.self.name).toBe('Сlara (2)');
    expect(first.snapshot().self.name).toBe('Clara');
    for (const socket of [first, second, third]) socket.close();
  });

  test('a client with the name of a guide who comes later is numbered; a customer is let in numbered', async () => {
    const early = await room.visitor().enterAsClient('Gina Guide');
    const guide = await room.visitor().enterAsGuide();
    await early.until(({ self }) => self.name === 'Gina Guide (2)');
    expect(guide.snapshot().self.name).toBe('Gina Guide');
    await room.services.database.query("update attendee set name = 'Ada Byron' where type = 'GUIDE'");
    const customer = room.visitor({ shop: 'customer-ada' });
    expect((await customer.join(undefined)).status).toBe(200);
    expect(await room.services.database.query("select name from attendee where type = 'CLIENT' order by name")).toEqual([
      { name: 'Ada Byron (2)' },
      { name: 'Gina Guide (2)' },
    ]);
    guide.close();
    early.close();
  });

  test('real names of every script come in as they are', async () => {
    const names = ['Юлия Семёнова', 'Νίκος Παπαδόπουλος', 'محمد العلي', '王小明', '김민준', 'José Núñez', 'Søren Łuczak', 'علی\u200Cرضا'];
    for (const name of names) expect((await room.visitor().join(name)).status).toBe(200);
    const stored = await room.services.database.query<{ name: string }>('select name from attendee');
    expect(stored.map(({ name }) => name).sort()).toEqual(names.map((name) => name.normalize('NFKC')).sort());
  });
});
