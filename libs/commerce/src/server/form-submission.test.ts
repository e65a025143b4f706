import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createRequestScope } from '@vitrine/app-shell/server';
import type { RequestSession } from '@vitrine/session/server';
import { StoreApiError, type StoreApiMessage } from '@vitrine/store-api-client';
import { optional, required } from '../forms/rules.ts';
import { readCheckoutForm } from './checkout-form.ts';
import { readSubmission, SUBMISSION_LIMIT, submissionFailure } from './form-submission.ts';
import { sendPageForm } from './send-page-form.ts';

const ORIGIN = 'https://shop.example';
const post = (body: string, type = 'application/x-www-form-urlencoded') =>
  new Request(`${ORIGIN}/x`, { method: 'POST', body, headers: { 'content-type': type } });
const schema = z.object({ name: required, nickname: optional });
const statusOf = (work: Promise<unknown>): Promise<number> =>
  work.then(
    () => 200,
    (thrown: unknown) => (thrown instanceof Response ? thrown.status : expect.fail(String(thrown))),
  );
/** A form of so many bytes. */
const formOf = (bytes: number) => post(`name=${'x'.repeat(bytes - 5)}`);

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('a form that a browser without scripts has sent', () => {
  const anything = z.object({ name: z.string() });
  const scope = createRequestScope({ locale: 'de-DE' } as unknown as RequestSession);
  it.each([
    ['any form', SUBMISSION_LIMIT, 16_384, (request: Request) => readSubmission(request, anything)],
    ['a form of the checkout', 262_144, 262_144, (request: Request) => readCheckoutForm(request, anything)],
    ['a message to the shop', 65_536, 65_536, (request: Request) => sendPageForm(scope, request, new URL(request.url))],
  ])('is read up to its limit: %s', async (_what, limit, bytes, read) => {
    expect(limit).toBe(bytes);
    expect(await statusOf(read(formOf(limit)))).not.toBe(413);
    expect(await statusOf(read(formOf(limit + 1)))).toBe(413);
  });
  it.each(['text/plain', 'application/json', 'application/x-www-form-urlencodedx'])('is no %s', async (type) => {
    expect(await statusOf(readSubmission(post('name=a', type), schema))).toBe(415);
  });
  it('gives what keeps to its rules, and of it what may be shown again', async () => {
    expect(await readSubmission(post('name=+Ada+&password=secret&__proto__=x'), schema, { nickname: 'a' })).toEqual({
      values: { name: 'Ada', nickname: 'a' },
      shown: { name: ' Ada ', nickname: 'a' },
    });
  });
  it('says the first that is wrong with each field, and gives back what was typed, never a password', async () => {
    expect(await readSubmission(post(`name=&nickname=${'x'.repeat(256)}&newPassword=secret`), schema)).toEqual({
      failure: { errors: { name: 'required', nickname: 'maxLength|255' }, values: { name: '', nickname: 'x'.repeat(256) } },
    });
  });
});

describe("a store's refusal of a form", () => {
  const refusal = (statusCode: number, ...messages: object[]) =>
    new StoreApiError('no', { code: 'REFUSED', statusCode, messages: messages as StoreApiMessage[] });
  const blank = (pointer?: string, code = 'VIOLATION::IS_BLANK_ERROR') => ({
    code,
    detail: '',
    ...(pointer ? { source: { pointer } } : {}),
  });
  const SHOWN = { email: 'a', nickname: '' };
  const say = (error: unknown, fieldOf?: Record<string, string>) => submissionFailure('Trying', error, SHOWN, fieldOf);
  it('is said at the fields that were sent and at those of a password, and of others by their names', () => {
    expect(say(refusal(400, blank('/email'), blank('/email', 'OTHER'), blank('/password'), blank('/company'), blank()))).toEqual({
      errors: { email: 'required', password: 'required' },
      unseen: { company: 'required' },
      values: SHOWN,
    });
    expect(say(refusal(400, blank('/company')))).toEqual({ errors: {}, unseen: { company: 'required' }, values: SHOWN });
    expect(say(refusal(400, blank('/email')))).toEqual({ errors: { email: 'required' }, values: SHOWN });
    expect(say(refusal(400, blank('/mail')), { mail: 'email' })).toMatchObject({ errors: { email: 'required' } });
  });
  it('is said in general where it is about no field, or no refusal of what was typed', () => {
    const general = { errors: {}, reason: 'general', values: SHOWN };
    expect([say(refusal(400)), say(refusal(500, blank('/email')))]).toEqual([general, general]);
    expect(say(refusal(429))).toEqual({ ...general, reason: 'throttled' });
    expect(vi.mocked(console.error).mock.calls).toEqual([['Trying failed: 400 REFUSED'], ['Trying failed: 500 REFUSED']]);
  });
  it('that is none is no business of the form', () => {
    expect(() => say(new Error('broken'))).toThrow('broken');
  });
});
