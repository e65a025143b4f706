import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newSecret } from '../identifiers.ts';
import { type RoomFixture, startRoomFixture } from '../testing/room-fixture.ts';
import type { RoomSocket } from '../testing/room-socket.ts';

let room: RoomFixture;
let owner: RoomSocket;
let second: RoomSocket;
let third: RoomSocket;
const open: RoomSocket[] = [];

async function enter(username: string): Promise<RoomSocket> {
  const visitor = room.visitor();
  await visitor.signIn(username);
  const socket = await visitor.enterAsGuide();
  open.push(socket);
  return socket;
}

const idOf = (socket: RoomSocket) => socket.snapshot().self.attendeeId ?? '';

beforeAll(async () => {
  room = await startRoomFixture();
});
afterAll(() => room.close());
beforeEach(async () => {
  await room.services.database.query('delete from attendee');
  await room.setAppointment('seq = seq, controller_id = null, owner_id = null, control_offered_to = null');
  owner = await enter('gina');
  second = await enter('otto');
  third = await enter('ida');
  await owner.run('appointment.start', {});
});
afterEach(() => {
  for (const socket of open.splice(0)) {
    expect(socket.gaps).toEqual([]);
    socket.close();
  }
});

describe('several guides', () => {
  test('the first who came has control and owns it; the others lead nothing until it is passed to them', async () => {
    expect(owner.snapshot().control).toEqual({ controllerId: idOf(owner), ownerId: idOf(owner), offeredTo: null });
    for (const socket of [second, third]) {
      expect(await socket.refused('slide.switch', { index: 1 })).toBe('not-in-control');
      expect(await socket.refused('appointment.end', {})).toBe('not-in-control');
      expect(await socket.refused('control.claim', {})).toBe('not-permitted');
      expect(socket.snapshot().commands).not.toContain('slide.switch');
      await socket.run('chat.send', { text: 'Hello' });
    }
    await owner.run('control.offer', { attendeeId: idOf(second) });
    await second.until(({ commands }) => commands.includes('control.answer'));
    expect(await third.refused('control.answer', { accepted: true })).toBe('wrong-state');
    // While it is offered, control stays where it is.
    await owner.run('slide.switch', { index: 2 });
    await second.run('control.answer', { accepted: true });
    await second.run('slide.switch', { index: 3 });
    expect(await owner.refused('slide.switch', { index: 4 })).toBe('not-in-control');
    await third.until(({ control, currentSlide }) => control.controllerId === idOf(second) && currentSlide === 3);
  });

  test('an offer is declined or cancelled, and control stays', async () => {
    await owner.run('control.offer', { attendeeId: idOf(second) });
    await second.until(({ control }) => control.offeredTo === idOf(second));
    await second.run('control.answer', { accepted: false });
    expect(await second.refused('control.answer', { accepted: true })).toBe('wrong-state');
    await owner.run('control.offer', { attendeeId: idOf(second) });
    await owner.run('control.offer', { attendeeId: idOf(third) });
    expect(await second.refused('control.answer', { accepted: true })).toBe('wrong-state');
    await owner.run('control.cancel', {});
    expect(await third.refused('control.answer', { accepted: true })).toBe('wrong-state');
    expect((await owner.run('room.snapshot', {})).snapshot.control).toEqual({
      controllerId: idOf(owner),
      ownerId: idOf(owner),
      offeredTo: null,
    });
  });

  test('the owner takes control back in mid-call, from whoever has it, and an open offer falls', async () => {
    await owner.run('control.offer', { attendeeId: idOf(second) });
    await second.run('control.answer', { accepted: true });
    await second.run('control.offer', { attendeeId: idOf(third) });
    await owner.run('control.claim', {});
    expect(await third.refused('control.answer', { accepted: true })).toBe('wrong-state');
    expect(await second.refused('slide.switch', { index: 1 })).toBe('not-in-control');
    await owner.run('slide.switch', { index: 1 });
  });

  test('a lost connection loses no control, but another guide may take over meanwhile', async () => {
    owner.close();
    await second.until(({ attendees }) => attendees.some(({ attendeeId, status }) => attendeeId === idOf(owner) && status === 'inactive'));
    expect(second.snapshot().control.controllerId).toBe(idOf(owner));
    expect(second.snapshot().commands).toContain('control.claim');
    await second.run('control.claim', {});
    await second.run('slide.switch', { index: 1 });
    const back = await enter('gina');
    expect(back.snapshot().control).toMatchObject({ controllerId: idOf(second), ownerId: idOf(owner) });
    await back.run('control.claim', {});
    await back.run('slide.switch', { index: 2 });
  });

  test('control is offered to another guide who is here, and to nobody else', async () => {
    const client = await room.visitor().enterAsClient('Cleo');
    open.push(client);
    expect(await owner.refused('control.offer', { attendeeId: idOf(client) })).toBe('not-permitted');
    expect(await owner.refused('control.offer', { attendeeId: idOf(owner) })).toBe('wrong-state');
    for (const command of ['control.claim', 'control.cancel'] as const) expect(await client.refused(command, {})).toBe('not-permitted');
    third.close();
    await owner.until(({ attendees }) => attendees.some(({ attendeeId, status }) => attendeeId === idOf(third) && status === 'inactive'));
    expect(await owner.refused('control.offer', { attendeeId: idOf(third) })).toBe('wrong-state');
  });
});

test('1,000 raced attempts leave exactly one controller at every moment, who alone moves the slides', async () => {
  const { engine } = room.services;
  const appointmentId = await room.appointmentId();
  const guides = [owner, second, third];
  const ids = guides.map(idOf);
  const firstSeq = owner.snapshot().seq;
  const start = ids[0] ?? '';
  const switches: { by: string; seq: number; index: number }[] = [];
  let accepted = 0;
  const ask = (
    attendeeId: string,
    name: 'control.offer' | 'control.answer' | 'control.claim' | 'control.cancel' | 'slide.switch',
    payload: object,
  ) =>
    engine.run({ appointmentId, attendeeId, name, commandId: newSecret(), payload: payload as never }).then(
      ({ seq }) => ({ ok: true as const, seq }),
      (error: unknown) => ({ ok: false as const, code: (error as { code?: string }).code ?? 'unknown' }),
    );

  let page = 0;
  for (let round = 0; round < 125; round += 1) {
    const attempts = [
      // Round by round control goes once around; now and then its owner takes it back in between.
      round % 5 === 4 ? ask(ids[0] ?? '', 'control.claim', {}) : ask(ids[(round + 2) % 3] ?? '', 'control.answer', { accepted: true }),
      ask(ids[round % 3] ?? '', 'control.offer', { attendeeId: ids[(round + 1) % 3] ?? '' }),
      ask(ids[(round + 1) % 3] ?? '', 'control.answer', { accepted: true }),
      ask(ids[2] ?? '', 'control.claim', {}),
      ask(ids[(round + 1) % 3] ?? '', 'control.cancel', {}),
      // A page of its own for each attempt, so that an accepted switch is always a change.
      ...ids.map(async (id) => {
        const target = { index: round % 8, page: (page += 1) };
        const answer = await ask(id, 'slide.switch', target);
        if (answer.ok) switches.push({ by: id, seq: answer.seq, index: target.page });
        return answer;
      }),
    ];
    // 8 attempts at once; each ends in an answer.
    for (const answer of await Promise.all(attempts.toSorted(() => Math.random() - 0.5))) {
      if (answer.ok) accepted += 1;
      else expect(['not-in-control', 'not-permitted', 'wrong-state']).toContain(answer.code);
    }
  }
  expect(accepted).toBeGreaterThan(250);

  const { snapshot } = await third.run('room.snapshot', {});
  await Promise.all(guides.map((socket) => socket.until(({ seq }) => seq === snapshot.seq)));
  // Everybody has seen the same controllers in the same order.
  const seen = guides.map((socket) =>
    socket.notifications.flatMap((each) =>
      each.name === 'control.changed' && each.seq > firstSeq ? [{ seq: each.seq, controllerId: each.payload.control.controllerId }] : [],
    ),
  );
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[2]).toEqual(seen[0]);
  expect(new Set(seen[0]?.map(({ controllerId }) => controllerId)).size).toBe(3);
  for (const { controllerId } of seen[0] ?? []) expect(ids).toContain(controllerId);
  // Each slide was moved by whoever had control at that number of the sequence.
  for (const { by, seq } of switches) {
    const controller = seen[0]?.findLast((each) => each.seq <= seq)?.controllerId ?? start;
    expect(by, `change ${seq}`).toBe(controller);
  }
  const rows = await room.services.database.query<{ controller_id: string }>('select controller_id from appointment where id = $1', [
    appointmentId,
  ]);
  expect(rows.map((row) => row.controller_id)).toEqual([seen[0]?.at(-1)?.controllerId]);
}, 120_000);

test('over the wire: three guides race for control, and each sees the same one in the end', async () => {
  await owner.run('control.offer', { attendeeId: idOf(second) });
  const sends = Array.from({ length: 10 }, () => [
    owner.send('control.claim', {}),
    second.send('control.answer', { accepted: true }),
    owner.send('control.offer', { attendeeId: idOf(second) }),
    third.send('control.claim', {}),
  ]).flat();
  for (const answer of await Promise.all(sends))
    expect(answer.ok || ['wrong-state', 'not-permitted', 'not-in-control'].includes(answer.error.code)).toBe(true);
  const { snapshot } = await owner.run('room.snapshot', {});
  for (const socket of [owner, second, third])
    expect((await socket.until(({ seq }) => seq === snapshot.seq)).control).toEqual(snapshot.control);
  const canSwitch = await Promise.all(
    [owner, second, third].map(async (socket, index) => (await socket.send('slide.switch', { index: 1, page: index + 2 })).ok),
  );
  expect(canSwitch.filter(Boolean)).toHaveLength(1);
});
