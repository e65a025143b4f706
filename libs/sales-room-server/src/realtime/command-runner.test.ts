import { errors } from 'mediasoup';
import { describe, expect, it, vi } from 'vitest';
import type { Connection } from '../connections/connections.ts';
import { RoomError } from '../room-error.ts';
import type { Services } from '../services.ts';
import { StorageError } from '../storage/storage-error.ts';
import { appointmentRecord, attendeeRecord, idOf } from '../testing/records.ts';
import { answerCommand } from './command-runner.ts';

const ID = idOf('c');
const CLARA = idOf('a');
const command = (name: string, payload: object = {}) => ({ name, commandId: ID, payload });
const HERE = { appointmentId: 'a', attendeeId: CLARA, as: 'client' } as Connection;
const VISITOR = { ...HERE, attendeeId: null } as Connection;

/** A server of which only the way of a command is real. */
function server({
  connection = HERE as Connection | null,
  attendee = true,
  bus = false,
  mediaAt = undefined as string | undefined,
  targetAt = 'one' as string | null,
} = {}) {
  const done: string[] = [];
  const counted: string[] = [];
  const logged: string[] = [];
  const log = (level: string) => (event: string) => void logged.push(`${level} ${event}`);
  const engine = {
    run: vi.fn(
      async ({ name, attendeeId }: { name: string; attendeeId: string }) => (
        done.push(`run ${name} ${attendeeId === CLARA}`),
        { seq: 5, result: {} }
      ),
    ),
    permit: async () => ({ appointment: appointmentRecord({ seq: 4 }), attendee: attendee ? attendeeRecord(CLARA) : undefined }),
    inOrder: async () => ({ seq: 6 }),
  };
  const services = {
    engine,
    serverId: 'one',
    bus: bus ? { request: async (to: string, kind: string) => (done.push(`ask ${to} ${kind}`), { there: true }) } : undefined,
    media: { find: () => undefined, elsewhere: () => mediaAt, prepare: async () => void done.push('prepare') },
    connections: { ofAttendee: () => undefined, ofRoom: () => [] },
    database: { query: async () => [{ connected_to: targetAt }] },
    metrics: { command: (name: string, outcome: string) => void counted.push(`${name} ${outcome}`) },
    logger: { error: log('error'), warn: log('warn'), info: log('info'), debug: log('debug') },
  } as unknown as Services;
  const limiter = { takeMessage: vi.fn(), takeCommand: vi.fn() };
  const socket = { connection: connection ?? undefined, limiter, enter: async () => ({ seq: 1, result: 'entered' }) };
  const send = (message: unknown) => answerCommand(services, socket as never, message);
  return { send, engine, limiter, done, counted, logged };
}

describe('a message is', () => {
  it.each<[string, unknown, string, string]>([
    ['nothing', null, 'invalid-payload', 'unknown'],
    ['a word', 'hand.set', 'invalid-payload', 'unknown'],
    ['no command', { name: 7 }, 'invalid-payload', 'unknown'],
    ['an unknown command', command('room.explode'), 'unknown-command', 'unknown'],
    ['a command without an id', { name: 'hand.set', payload: {} }, 'invalid-payload', 'hand.set'],
    ['a command with a wrong payload', command('hand.set', { raised: 'yes' }), 'invalid-payload', 'hand.set'],
    ['a command with a text that no database takes', command('chat.send', { text: 'a\u0000b' }), 'invalid-payload', 'chat.send'],
  ])('refused where it is %s, and counted under a known name', async (_what, message, code, name) => {
    const { send, counted, logged, done } = server();
    expect(await send(message)).toMatchObject({ ok: false, error: { code } });
    expect([counted, logged, done]).toEqual([[`${name} ${code}`], ['debug command.refused'], []]);
  });

  it('told which part of it is wrong', async () => {
    expect(await server().send(command('hand.set', { raised: 'yes' }))).toMatchObject({
      error: { detail: expect.stringMatching(/^raised: ./) },
    });
    expect(await server().send(command('hand.set', [] as object))).toMatchObject({
      error: { detail: expect.stringMatching(/^(payload|raised): ./) },
    });
  });

  it('refused where there are too many, before it is looked at, and each command by its own limit', async () => {
    const { send, limiter } = server();
    limiter.takeMessage.mockImplementationOnce(() => {
      throw new RoomError('rate-limited', 'Slowly.', { retryAfterMs: 9 });
    });
    expect(await send(null)).toEqual({ ok: false, error: { code: 'rate-limited', detail: 'Slowly.', retryAfterMs: 9 } });
    await send(command('hand.set', { raised: true }));
    expect(limiter.takeCommand.mock.calls).toEqual([['hand.set']]);
  });
});

describe('a command that fails', () => {
  it('by a bug says nothing of it, and is logged', async () => {
    const { send, engine, logged } = server();
    engine.run.mockRejectedValueOnce(new TypeError('secret'));
    expect(await send(command('hand.set', { raised: true }))).toEqual({
      ok: false,
      error: { code: 'internal', detail: 'Something went wrong.' },
    });
    expect(logged).toEqual(['error command.failed']);
  });

  it('as the database is away can be tried again', async () => {
    const { send, engine, logged, counted } = server();
    engine.run.mockRejectedValueOnce(new StorageError('working', null));
    expect(await send(command('hand.set', { raised: true }))).toMatchObject({ ok: false, error: { code: 'storage-unavailable' } });
    expect([logged, counted]).toEqual([['warn command.storage-unavailable'], ['hand.set storage-unavailable']]);
  });

  it('that meets a media worker which dies says that media are away, not that something went wrong', async () => {
    const { send, engine, logged } = server();
    engine.run.mockRejectedValueOnce(new errors.WorkerClosedError('Channel closed'));
    expect(await send(command('hand.set', { raised: true }))).toMatchObject({ ok: false, error: { code: 'media-unavailable' } });
    expect(logged).toEqual(['debug command.refused']);
  });
});

describe('who may send', () => {
  it('has entered, except to enter', async () => {
    const { send } = server({ connection: null });
    expect(await send(command('hand.set', { raised: true }))).toMatchObject({ error: { code: 'not-entered' } });
    expect(await send(command('room.enter', { presentationPath: 'spring', as: 'client' }))).toEqual({
      ok: true,
      seq: 1,
      result: 'entered',
    });
  });

  it('reads the room anew in its order', async () =>
    expect(await server().send(command('room.snapshot'))).toEqual({ ok: true, seq: 6, result: { snapshot: { seq: 6 } } }));

  it('is an attendee; a visitor may leave, and nothing is stored of it', async () => {
    const visitor = server({ connection: VISITOR, attendee: false });
    expect(await visitor.send(command('hand.set', { raised: true }))).toMatchObject({ error: { code: 'not-permitted' } });
    expect(await visitor.send(command('reaction.send', { emoji: '👍' }))).toMatchObject({ ok: false });
    expect(await visitor.send(command('room.leave'))).toEqual({ ok: true, seq: 4, result: {} });
    expect([visitor.done, visitor.counted.at(-1)]).toEqual([[], 'room.leave ok']);
    const clara = server();
    expect(await clara.send(command('room.leave'))).toEqual({ ok: true, seq: 5, result: {} });
    expect(clara.done).toEqual(['run room.leave true']);
  });

  it('may have become an attendee since they entered', async () => {
    const { send, done } = server({ connection: VISITOR });
    await send(command('hand.set', { raised: true }));
    expect(done).toEqual(['run hand.set true']);
  });
});

describe('a command is carried out where what it needs is', () => {
  const media = command('media.close-consumer', { consumerId: '01234567-89ab-4cde-8fab-0123456789ab' });

  it('at the server that has the media, found out first where nobody knows', async () => {
    const there = server({ bus: true, mediaAt: 'two' });
    expect(await there.send(media)).toMatchObject({ ok: true, seq: 4, result: { there: true } });
    expect(there.done).toEqual(['ask two run-direct']);
    const unknown = server({ bus: true });
    await unknown.send(media);
    expect(unknown.done).toEqual(['prepare']);
  });

  it('here where there is no other server', async () => {
    const { send, done } = server({ mediaAt: 'two' });
    await send(media);
    expect(done).toEqual([]);
  });

  it('at the server of the attendee in whose name it is', async () => {
    const view = command('cart.read', { attendeeId: idOf('b') });
    const there = server({ bus: true, targetAt: 'two' });
    expect(await there.send(view)).toMatchObject({ ok: true, result: { there: true } });
    for (const targetAt of ['one', null]) {
      const here = server({ bus: true, targetAt });
      await here.send(view);
      expect(here.done).toEqual([]);
    }
  });
});
