import { RoomError } from '../room-error.ts';
import {
  closePoll,
  countPolls,
  dismissPolls,
  findPoll,
  findVote,
  insertPoll,
  POLLS_PER_ROOM,
  saveVote,
  tellVotes,
} from '../rooms/polls.ts';
import type { RoomChange } from '../rooms/room-change.ts';
import type { TransactionalHandlers } from './transactional-handler.ts';

/** Polls: a guide asks, closes and puts the result aside; each client has one vote. That the state allows it is checked before. */
export const pollHandlers: TransactionalHandlers<'poll.ask' | 'poll.vote' | 'poll.close' | 'poll.dismiss'> = {
  async 'poll.ask'(room, _guide, { question, answers }) {
    const { tx, appointment } = room;
    if ((await countPolls(tx, appointment.id)) >= POLLS_PER_ROOM) throw new RoomError('limit-reached', 'This room can hold no more polls.');
    await dismissPolls(tx, appointment.id);
    const pollId = await insertPoll(tx, appointment.id, { question, answers });
    await tellPoll(room);
    return { pollId };
  },
  async 'poll.vote'(room, client, { pollId, answer }) {
    const poll = await currentPoll(room, pollId);
    if (poll.answers[answer] === undefined) throw new RoomError('invalid-payload', 'The poll has no such answer.');
    if ((await findVote(room.tx, pollId, client.id)) === answer) return {};
    await saveVote(room.tx, pollId, client.id, answer);
    await tellVotes(room, client.id, answer);
    return {};
  },
  async 'poll.close'(room, _guide, { pollId }) {
    await currentPoll(room, pollId);
    await closePoll(room.tx, pollId);
    await tellPoll(room);
    return {};
  },
  async 'poll.dismiss'(room, _guide, { pollId }) {
    await currentPoll(room, pollId);
    await dismissPolls(room.tx, room.appointment.id);
    await tellPoll(room);
    return {};
  },
};

/** The room's poll, where it is the one that is meant; a vote for an earlier one comes too late. */
async function currentPoll(room: RoomChange, pollId: string) {
  const poll = await findPoll(room.tx, room.appointment.id);
  if (poll?.id !== pollId) throw new RoomError('wrong-state', 'This poll is over.');
  return poll;
}

async function tellPoll(room: RoomChange): Promise<void> {
  room.effect({ type: 'poll', poll: (await findPoll(room.tx, room.appointment.id)) ?? null });
}
