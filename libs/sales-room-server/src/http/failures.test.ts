import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { StoreApiError, type StoreApiErrorCode } from '@vitrine/store-api-client';
import type { Logger } from '../logger.ts';
import { StoreAnswer } from '../presentations/store-answer.ts';
import { RoomError } from '../room-error.ts';
import { isConnectionLoss, StorageError } from '../storage/storage-error.ts';
import { answerRoomFailure, answerStoreFailure } from './failures.ts';

/** How a failure of a request is answered, and what is logged of it. */
async function answered(answer: typeof answerRoomFailure, error: unknown) {
  const logged: string[] = [];
  const log = (level: string) =>
    vi.fn((event: string) => {
      logged.push(`${level} ${event}`);
    });
  const logger: Logger = { error: log('error'), warn: log('warn'), info: log('info'), debug: log('debug') };
  const app = new Hono().get('/', (context) => answer(context, error, logger));
  const response = await app.request('/');
  return { status: response.status, body: (await response.json()) as unknown, retryAfter: response.headers.get('retry-after'), logged };
}

const storeError = (code: StoreApiErrorCode, statusCode = 500) =>
  new StoreApiError('no', {
    code,
    statusCode,
    messages: [{ status: '422', code: 'THEIRS', title: 'Theirs', detail: 'What the store said.' } as never],
    operation: 'getCart',
  });
const brokenOff = (message = 'aborted', code = 'ECONNRESET') => Object.assign(new Error(message), { code });
const wrongBody = (count = 1) => {
  const shape = Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, z.object({ deep: z.string() })]));
  const body = Object.fromEntries(Object.keys(shape).map((name) => [name, { deep: 7 }]));
  return z.object(shape).safeParse(body).error;
};

describe('a failed call of the room', () => {
  it.each<[string, unknown, number, string, string[]]>([
    ['a refusal', new RoomError('locked'), 409, 'locked', []],
    ['a database that is away', new StorageError('working', null), 503, 'storage-unavailable', []],
    ['a wrong body', wrongBody(), 400, 'invalid-payload', []],
    ['a store that fails', storeError('FAILED'), 502, 'store-unavailable', ['warn store.failed']],
    ['a sender who has gone', brokenOff(), 400, 'invalid-payload', ['debug http.broken-off']],
    ['another lost connection', brokenOff('read'), 500, 'internal', ['error http.failed']],
    ['another ending', brokenOff('aborted', 'EPIPE'), 500, 'internal', ['error http.failed']],
    ['a word that was thrown', 'aborted', 500, 'internal', ['error http.failed']],
  ])('for %s has its status and code', async (_what, error, status, code, logged) => {
    expect(await answered(answerRoomFailure, error)).toMatchObject({ status, body: { error: { code } }, logged });
  });

  it('says when to come back, in whole seconds, where that is known', async () => {
    expect((await answered(answerRoomFailure, new RoomError('rate-limited', 'Wait.', { retryAfterMs: 1_001 }))).retryAfter).toBe('2');
    expect((await answered(answerRoomFailure, new RoomError('rate-limited', 'Wait.'))).retryAfter).toBeNull();
  });

  it('names the wrong fields, and no more than twenty', async () => {
    expect((await answered(answerRoomFailure, wrongBody())).body).toMatchObject({
      error: { detail: expect.stringMatching(/^f0\.deep: /), issues: [{ path: 'f0.deep' }] },
    });
    const { body } = await answered(answerRoomFailure, wrongBody(30));
    expect((body as { error: { issues: unknown[] } }).error.issues).toHaveLength(20);
    expect((await answered(answerRoomFailure, z.string().safeParse(7).error)).body).toMatchObject({
      error: { detail: expect.stringMatching(/^body: /) },
    });
  });
});

describe("a failed call in the store's form", () => {
  it.each<[string, unknown, number, string, string, string[]]>([
    ['an answer of its own', new StoreAnswer(404, 'MISSING', 'Not there.'), 404, 'MISSING', 'Not Found', []],
    ['a refusal', new RoomError('not-permitted'), 403, 'SALES_ROOM__NOT_PERMITTED', 'Forbidden', []],
    ['a wrong body', wrongBody(), 400, 'SALES_ROOM__INVALID_PAYLOAD', 'Bad Request', []],
    ['a refusal of the store', storeError('REFUSED', 422), 422, 'THEIRS', 'Theirs', []],
    ['an id that is none', storeError('INVALID_ID'), 404, 'SALES_ROOM__NOT_FOUND', 'Not Found', []],
    [
      'a store that takes too long',
      storeError('TIMEOUT', 408),
      504,
      'SALES_ROOM__STORE_UNAVAILABLE',
      'Gateway Timeout',
      ['warn store.failed'],
    ],
    ['a store that fails', storeError('FAILED'), 502, 'SALES_ROOM__STORE_UNAVAILABLE', 'Bad Gateway', ['warn store.failed']],
    ['a sender who has gone', brokenOff(), 400, 'SALES_ROOM__INVALID_PAYLOAD', 'Bad Request', ['debug http.broken-off']],
    ['anything else', new Error('no'), 500, 'SALES_ROOM__INTERNAL', 'Internal Server Error', ['error http.failed']],
    ['a status without a name', new StoreAnswer(418, 'TEA', 'Tea.'), 418, 'TEA', 'Error', []],
  ])('for %s has its status, code and title', async (_what, error, status, code, title, logged) => {
    const answer = await answered(answerStoreFailure, error);
    expect(answer).toMatchObject({ status, body: { errors: [{ code, title }] }, logged });
  });

  it('points at the wrong field, or at the whole body', async () => {
    expect((await answered(answerStoreFailure, wrongBody())).body).toMatchObject({
      errors: [{ detail: expect.stringMatching(/^f0\.deep: /), source: { pointer: '/f0/deep' } }],
    });
    expect((await answered(answerStoreFailure, z.string().safeParse(7).error)).body).toMatchObject({
      errors: [{ detail: expect.stringMatching(/^body: /), source: { pointer: '/' } }],
    });
  });

  it('says when to come back, where that is known', async () => {
    expect((await answered(answerStoreFailure, new StorageError('connecting', null))).retryAfter).toBe('1');
  });
});

describe('a failure of the database', () => {
  const withCode = (code: unknown, message = 'no') => Object.assign(new Error(message), { code });

  it.each<[unknown, boolean]>([
    [new StorageError('committing', null), true],
    [withCode('ECONNREFUSED'), true],
    [withCode('57P01'), true],
    [withCode('08006'), true],
    [withCode('53300'), true],
    [withCode('23505'), false],
    [withCode('23505', 'connection terminated'), false],
    [withCode(undefined, 'Connection terminated unexpectedly'), true],
    [withCode(undefined, 'syntax error'), false],
    [new AggregateError([withCode('EPERM'), withCode('ECONNREFUSED')]), true],
    [new AggregateError([withCode('EPERM')], 'connection ended'), false],
    ['connection terminated', false],
  ])('%o says that it is out of reach: %s', (error, isLoss) => expect(isConnectionLoss(error)).toBe(isLoss));
});
