import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RoomPoll } from '@vitrine/sales-room-protocol';
import { newId, newSecret } from '../identifiers.ts';
import { PATH, type RoomFixture, startRoomFixture } from '../testing/room-fixture.ts';
import type { RoomSocket } from '../testing/room-socket.ts';
import { STUB } from '../testing/room-store.ts';
import { trackSockets } from '../testing/track-sockets.ts';

const WOOD = { question: 'Oak or walnut?', answers: [{ text: 'Oak' }, { text: 'Walnut', productId: STUB.lamp }] };
let room: RoomFixture;
let guide: RoomSocket;
let cleo: RoomSocket;
let noah: RoomSocket;
const track = trackSockets();

beforeAll(async () => {
  room = await startRoomFixture();
});
afterAll(() => room.close());
beforeEach(async () => {
  await room.services.database.query('delete from poll');
  await room.services.database.query('delete from attendee');
  await room.services.database.query("update appointment set status = 'started'");
  guide = track(await room.visitor().enterAsGuide());
  cleo = track(await room.visitor().enterAsClient('Cleo'));
  noah = track(await room.visitor().enterAsClient('Noah'));
});

/** Waits for the poll of a screen that fits. */
const poll = async (socket: RoomSocket, fits: (poll: RoomPoll) => boolean = () => true): Promise<RoomPoll> => {
  const found = (await socket.until((snapshot) => snapshot.poll !== null && fits(snapshot.poll))).poll;
  if (found === null) throw new Error('There is no poll.');
  return found;
};
const hasVotes = (votes: readonly number[]) => (seen: RoomPoll) => JSON.stringify(seen.votes) === JSON.stringify(votes);
const fresh = async (socket: RoomSocket) => (await socket.run('room.snapshot', {})).snapshot.poll;

test('a guide asks, and everybody sees the question; who comes later sees it, too', async () => {
  const { pollId } = await guide.run('poll.ask', WOOD);
  for (const socket of [guide, cleo, noah])
    expect(await poll(socket)).toMatchObject({
      id: pollId,
      status: 'open',
      question: 'Oak or walnut?',
      answers: [
        { text: 'Oak', productId: null },
        { text: 'Walnut', productId: STUB.lamp },
      ],
      ownAnswer: null,
    });
  const late = track(await room.visitor().enterAsClient('Late'));
  expect(late.snapshot()).toMatchObject({ poll: { id: pollId, votes: null } });
  expect(late.snapshot().commands).toContain('poll.vote');
});

test('votes are seen by guides and by those who have voted, and by nobody else before the poll is closed', async () => {
  const { pollId } = await guide.run('poll.ask', WOOD);
  await cleo.run('poll.vote', { pollId, answer: 1 });
  expect(await poll(guide, hasVotes([0, 1]))).toMatchObject({ ownAnswer: null });
  expect(await poll(cleo, hasVotes([0, 1]))).toMatchObject({ ownAnswer: 1 });
  expect(await fresh(noah)).toMatchObject({ votes: null, ownAnswer: null });
  expect(noah.notifications.some(({ name }) => name === 'poll.voted')).toBe(false);
  await noah.run('poll.vote', { pollId, answer: 0 });
  for (const socket of [guide, cleo, noah]) await poll(socket, hasVotes([1, 1]));
  const late = track(await room.visitor().enterAsClient('Late'));
  expect(late.snapshot().poll).toMatchObject({ votes: null });
  await guide.run('poll.close', { pollId });
  expect(await poll(late, hasVotes([1, 1]))).toMatchObject({ status: 'closed', ownAnswer: null });
});

test('a client has one vote, which they may change while the poll is open; a reload knows it', async () => {
  const { pollId } = await guide.run('poll.ask', WOOD);
  const commandId = newSecret();
  await cleo.run('poll.vote', { pollId, answer: 0 }, commandId);
  await cleo.run('poll.vote', { pollId, answer: 0 }, commandId);
  await cleo.run('poll.vote', { pollId, answer: 0 });
  await poll(guide, hasVotes([1, 0]));
  await cleo.run('poll.vote', { pollId, answer: 1 });
  expect(await poll(cleo, hasVotes([0, 1]))).toMatchObject({ ownAnswer: 1 });
  expect(await fresh(cleo)).toMatchObject({ votes: [0, 1], ownAnswer: 1 });
  // What others vote afterwards leaves one's own answer as it is.
  await noah.run('poll.vote', { pollId, answer: 0 });
  expect(await poll(cleo, hasVotes([1, 1]))).toMatchObject({ ownAnswer: 1 });
  await guide.run('poll.close', { pollId });
  expect(await cleo.refused('poll.vote', { pollId, answer: 0 })).toBe('wrong-state');
  expect(await fresh(cleo)).toMatchObject({ status: 'closed', votes: [1, 1], ownAnswer: 1 });
});

test('votes that come at once are all counted, each once', async () => {
  const { pollId } = await guide.run('poll.ask', WOOD);
  const clients = await Promise.all(Array.from({ length: 8 }, (_, index) => room.visitor().enterAsClient(`Client ${index}`)));
  await Promise.all(clients.map((client, index) => track(client).run('poll.vote', { pollId, answer: index % 2 })));
  await poll(guide, hasVotes([4, 4]));
});

test('one poll is open at a time; a result stands until it is put aside or another is asked', async () => {
  const { pollId } = await guide.run('poll.ask', WOOD);
  expect(await guide.refused('poll.ask', WOOD)).toBe('wrong-state');
  expect(await guide.refused('poll.dismiss', { pollId })).toBe('wrong-state');
  await guide.run('poll.close', { pollId });
  const next = await guide.run('poll.ask', { question: 'And the legs?', answers: [{ text: 'Round' }, { text: 'Square' }] });
  await poll(cleo, ({ id }) => id === next.pollId);
  expect(await cleo.refused('poll.vote', { pollId, answer: 0 }), 'a vote for an earlier poll').toBe('wrong-state');
  expect(await guide.refused('poll.close', { pollId })).toBe('wrong-state');
  await guide.run('poll.close', { pollId: next.pollId });
  await guide.run('poll.dismiss', { pollId: next.pollId });
  await cleo.until((snapshot) => snapshot.poll === null);
  expect(await fresh(guide)).toBeNull();
});

test('an answer that there is none of, an empty question and too many answers are refused', async () => {
  const { pollId } = await guide.run('poll.ask', WOOD);
  expect(await cleo.refused('poll.vote', { pollId, answer: 2 })).toBe('invalid-payload');
  await guide.run('poll.close', { pollId });
  expect(await guide.refused('poll.ask', { ...WOOD, question: ' \n ' })).toBe('invalid-payload');
  expect(await guide.refused('poll.ask', { ...WOOD, answers: [{ text: 'Oak' }] })).toBe('invalid-payload');
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((text) => ({ text }));
  expect(await guide.refused('poll.ask', { ...WOOD, answers: six })).toBe('invalid-payload');
});

test('strangers, who waits and clients ask nothing; guides and who is outside do not vote', async () => {
  const { pollId } = await guide.run('poll.ask', WOOD);
  for (const command of ['poll.ask', 'poll.close', 'poll.dismiss'] as const)
    expect(await cleo.refused(command, (command === 'poll.ask' ? WOOD : { pollId }) as never), command).toBe('not-permitted');
  expect(await guide.refused('poll.vote', { pollId, answer: 0 })).toBe('not-permitted');
  const outside = track(await room.visitor().connect());
  expect(await outside.refused('poll.vote', { pollId, answer: 0 })).toBe('not-entered');
  await outside.enter(PATH, 'client');
  expect(await outside.refused('poll.vote', { pollId, answer: 0 })).toBe('not-permitted');
  expect(outside.snapshot().poll).toBeNull();
  expect(JSON.stringify(outside.notifications)).not.toContain('Oak');
  expect(await fresh(guide)).toMatchObject({ votes: [0, 0] });
});

test('who voted for what is told to nobody, guides included', async () => {
  const { pollId } = await guide.run('poll.ask', WOOD);
  await cleo.run('poll.vote', { pollId, answer: 1 });
  await noah.run('poll.vote', { pollId, answer: 1 });
  await poll(guide, hasVotes([0, 2]));
  const told = JSON.stringify([guide, noah].flatMap(({ notifications }) => notifications.filter(({ name }) => name.startsWith('poll.'))));
  for (const { self } of [cleo.snapshot(), noah.snapshot()]) expect(told).not.toContain(self.attendeeId);
});

test('the vote of a client who is removed is taken out of an open poll, and stays in a result', async () => {
  const first = await guide.run('poll.ask', WOOD);
  await cleo.run('poll.vote', { pollId: first.pollId, answer: 1 });
  await noah.run('poll.vote', { pollId: first.pollId, answer: 0 });
  await guide.run('attendee.remove', { attendeeId: noah.snapshot().self.attendeeId ?? '' });
  for (const socket of [guide, cleo]) await poll(socket, hasVotes([0, 1]));
  await noah.until(({ self }) => self.role === 'client-blocked');
  expect(noah.snapshot().poll).toBeNull();
  await guide.run('poll.close', { pollId: first.pollId });
  await guide.run('attendee.remove', { attendeeId: cleo.snapshot().self.attendeeId ?? '' });
  expect(await fresh(guide)).toMatchObject({ votes: [0, 1] });
});

test('the end closes an open poll; every poll with its votes is in the recap', async () => {
  const visitor = room.visitor();
  const owner = track(await visitor.enterAsGuide());
  const { pollId } = await owner.run('poll.ask', { ...WOOD, question: '<b>Oak</b> or "walnut"?' });
  await cleo.run('poll.vote', { pollId, answer: 1 });
  await owner.run('appointment.end', {});
  await cleo.until(({ appointment }) => appointment.status === 'ended');
  expect(await fresh(cleo)).toBeNull();
  const recap = (await visitor.call('GET', `/room-api/presentations/${owner.snapshot().appointment.id}/recap`)).body;
  expect(recap).toMatchObject({
    polls: [
      {
        id: pollId,
        question: '<b>Oak</b> or "walnut"?',
        answers: [
          { text: 'Oak', votes: 0 },
          { text: 'Walnut', votes: 1 },
        ],
      },
    ],
  });
});

test('a poll of another room is refused like none', async () => {
  await guide.run('poll.ask', WOOD);
  expect(await cleo.refused('poll.vote', { pollId: newId(), answer: 0 })).toBe('wrong-state');
});
