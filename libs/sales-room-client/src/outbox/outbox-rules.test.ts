import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RoomClientErrorCode, RoomError } from '../errors/room-error.ts';
import type { Signalling } from '../signalling/signalling.ts';
import { tabStorage } from '../testing/room-bench.ts';
import { id } from '../testing/snapshot-fixture.ts';
import { Outbox } from './outbox.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An outbox whose sendings a test answers; without an answer a sending succeeds. */
function outboxOf(content: Record<string, string> = {}) {
  const failures: (Error | undefined)[] = [];
  const sent: unknown[] = [];
  const changes: number[] = [];
  const storage = tabStorage(content);
  const signalling = {
    send: (_name: string, payload: unknown) => {
      sent.push(payload);
      const failure = failures.shift();
      return failure === undefined ? Promise.resolve({ seq: 1, result: {} }) : Promise.reject(failure);
    },
  } as unknown as Signalling;
  const outbox = new Outbox({ signalling, storage, keyPrefix: 'box', onChange: (commands) => void changes.push(commands.length) });
  const fail = (code: RoomClientErrorCode, retryAfterMs?: number) => failures.push(new RoomError(code, 'Refused.', { retryAfterMs }));
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { outbox, sent, changes, storage, failures, fail, settle };
}

describe('what could not be sent', () => {
  it.each<RoomClientErrorCode>(['timeout', 'disconnected', 'internal', 'storage-unavailable', 'rate-limited', 'not-entered'])(
    'because of %s is sent again after a second',
    async (code) => {
      const { outbox, sent, fail } = outboxOf();
      fail(code);
      outbox.resume();
      outbox.add('chat.send', { text: 'Hi' });
      await vi.advanceTimersByTimeAsync(999);
      expect([sent.length, outbox.commands[0]?.status]).toEqual([1, 'sending']);
      await vi.advanceTimersByTimeAsync(1);
      expect([sent.length, outbox.commands]).toEqual([2, []]);
    },
  );

  it('is sent again when the server says so, where it does', async () => {
    const { outbox, sent, fail } = outboxOf();
    fail('rate-limited', 5_000);
    outbox.resume();
    outbox.add('chat.send', { text: 'Hi' });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
  });

  it('waits while the room is left, and goes when it is entered again', async () => {
    const { outbox, sent, fail, settle } = outboxOf();
    fail('timeout');
    outbox.resume();
    outbox.add('chat.send', { text: 'Hi' });
    await settle();
    outbox.pause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
    outbox.resume();
    await settle();
    expect(outbox.commands).toEqual([]);
  });

  it('while the room was being left starts no clock', async () => {
    const { outbox, fail, settle } = outboxOf();
    fail('disconnected');
    outbox.resume();
    outbox.add('chat.send', { text: 'Hi' });
    outbox.pause();
    await settle();
    expect([vi.getTimerCount(), outbox.commands.length]).toEqual([0, 1]);
  });

  it('because of an error that is none of the room’s is tried three times and told as internal', async () => {
    const { outbox, sent, failures } = outboxOf();
    failures.push(new Error('a'), new Error('b'), new Error('c'), new Error('d'));
    outbox.resume();
    outbox.add('chat.send', { text: 'Hi' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(3);
    expect(outbox.commands).toMatchObject([{ status: 'failed', errorCode: 'internal' }]);
    // Tried again by the person, it is counted anew.
    failures.splice(0, 1);
    failures.push(new Error('a'), new Error('b'));
    outbox.retry(outbox.commands[0]?.commandId ?? '');
    expect(outbox.commands).toMatchObject([{ status: 'sending', errorCode: null }]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent.length, outbox.commands]).toEqual([6, []]);
  });

  it('because of a passing failure is never given up', async () => {
    const { outbox, sent, fail } = outboxOf();
    for (let time = 0; time < 10; time += 1) fail('timeout');
    outbox.resume();
    outbox.add('chat.send', { text: 'Hi' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent.length, outbox.commands]).toEqual([11, []]);
  });
});

describe('what is written', () => {
  it('is sent one at a time', async () => {
    const { outbox, sent, settle } = outboxOf();
    outbox.resume();
    outbox.add('chat.send', { text: 'one' });
    outbox.add('chat.send', { text: 'two' });
    expect(sent).toEqual([{ text: 'one' }]);
    await settle();
    expect(sent).toEqual([{ text: 'one' }, { text: 'two' }]);
  });

  it('replaces what was about the same hand or poll, and no other', () => {
    const { outbox } = outboxOf();
    outbox.add('hand.set', { raised: true });
    outbox.add('hand.set', { raised: true, attendeeId: id('a') });
    outbox.add('hand.set', { raised: false, attendeeId: id('a') });
    outbox.add('notes.set', { sectionId: null, text: '' });
    outbox.add('like.set', { productId: id('1'), liked: true });
    outbox.add('poll.vote', { pollId: id('2'), answer: 0 });
    outbox.add('poll.vote', { pollId: id('3'), answer: 0 });
    outbox.add('poll.vote', { pollId: id('2'), answer: 1 });
    expect(outbox.commands.map(({ payload }) => payload)).toEqual([
      { raised: true },
      { raised: false, attendeeId: id('a') },
      { sectionId: null, text: '' },
      { productId: id('1'), liked: true },
      { pollId: id('3'), answer: 0 },
      { pollId: id('2'), answer: 1 },
    ]);
  });

  it('changes only the line that is tried again or thrown away', async () => {
    const { outbox, fail, settle } = outboxOf();
    fail('not-permitted');
    fail('muted-by-guide');
    outbox.resume();
    const one = outbox.add('chat.send', { text: 'one' });
    outbox.add('chat.send', { text: 'two' });
    await settle();
    outbox.pause();
    outbox.retry(one);
    expect(outbox.commands.map(({ status, errorCode }) => [status, errorCode])).toEqual([
      ['sending', null],
      ['failed', 'muted-by-guide'],
    ]);
    outbox.discard(one);
    expect(outbox.commands).toMatchObject([{ payload: { text: 'two' } }]);
  });
});

describe('what an attendee left in the tab', () => {
  const left = (change: object = {}) => ({
    name: 'chat.send',
    commandId: 'c1',
    payload: { text: 'Hi' },
    status: 'sending',
    errorCode: null,
    ...change,
  });
  const after = (entries: unknown) => {
    const { outbox } = outboxOf({ 'box:clara': JSON.stringify(entries) });
    outbox.setOwner('clara');
    return outbox.commands.length;
  };

  it.each<[string, unknown, number]>([
    ['on its way', left(), 1],
    ['refused', left({ status: 'failed' }), 1],
    ['in no known state', left({ status: 'done' }), 0],
    ['another command', left({ name: 'room.leave' }), 0],
    ['a like', left({ name: 'like.set', payload: { productId: id('1'), liked: true } }), 1],
    ['without an id', left({ commandId: 7 }), 0],
    ['without content', left({ payload: null }), 0],
    ['a word as content', left({ payload: 'Hi' }), 0],
    ['a word', 'Hi', 0],
    ['nothing', null, 0],
  ])('comes back where it is a whole command: %s', (_case, entry, count) => expect(after([entry])).toBe(count));

  it('that is no list is nothing', () => expect(after({ length: 1, 0: left() })).toBe(0));

  it('is told once, and not again when the same attendee is named again', () => {
    const { outbox, changes } = outboxOf({ 'box:clara': JSON.stringify([left()]) });
    outbox.setOwner('clara');
    outbox.setOwner('clara');
    expect([changes, outbox.commands.length]).toEqual([[1], 1]);
  });

  it('is no news where nothing was left and nothing is written', () => {
    const { outbox, changes } = outboxOf();
    outbox.setOwner('clara');
    expect(changes).toEqual([]);
  });

  it('goes away from view when another attendee takes the tab, who also gets nothing written for the first', () => {
    const { outbox, changes, storage } = outboxOf({ 'box:clara': JSON.stringify([left()]) });
    outbox.setOwner('clara');
    outbox.setOwner('dora');
    expect([changes, outbox.commands]).toEqual([[1, 0], []]);
    expect(Object.keys(storage.content)).toEqual(['box:clara']);
  });

  it('is written before it is known whose it is under no name, and under the name once that is known', () => {
    const { outbox, storage } = outboxOf();
    outbox.add('chat.send', { text: 'Hi' });
    expect(storage.content).toEqual({});
    outbox.setOwner('clara');
    expect(JSON.parse(storage.content['box:clara'] ?? '[]')).toMatchObject([{ payload: { text: 'Hi' } }]);
  });
});
