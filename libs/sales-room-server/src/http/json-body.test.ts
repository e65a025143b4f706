import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { isRoomError } from '../room-error.ts';
import { jsonBody } from './json-body.ts';

const app = new Hono()
  .post('/', async (context) => context.json({ body: await jsonBody(context) }))
  .onError((error, context) => context.json({ code: isRoomError(error) ? error.code : 'internal', says: error.message }));
const read = async (body: string): Promise<unknown> => (await app.request('/', { method: 'POST', body })).json();
const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

describe('the body of a request', () => {
  it.each([
    ['', {}],
    [' \n', {}],
    ['{"a":[1]}', { a: [1] }],
    ['null', null],
  ])('is its JSON, and nothing is an empty object: %j', async (text, body) => {
    expect(await read(text)).toEqual({ body });
  });
  it.each(['no json', '{"a":1', '{} {}'])('that is no JSON is refused for that: %j', async (text) => {
    expect(await read(text)).toEqual({ code: 'invalid-payload', says: 'The body is not JSON.' });
  });
  it('may be nested 64 levels deep, and no deeper', async () => {
    expect(await read(nested(65))).toHaveProperty('body');
    expect(await read(nested(66))).toEqual({ code: 'invalid-payload', says: 'A body may be nested 64 levels deep.' });
  });
});
