import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheControlOf, createRequestScope } from '@vitrine/app-shell/server';
import { createTranslator, loadMessages } from '@vitrine/i18n';
import type { RequestSession } from '@vitrine/session/server';
import { StoreApiError, type StoreApiMessage } from '@vitrine/store-api-client';
import { declarationText } from '../legal-pages/withdrawal.ts';
import { loadWithdrawal, withdraw } from './withdraw.ts';

const PAGE = 'https://shop.example/en-US/withdrawal';
const DECLARED = { name: 'Ada King Byron', contract: '10007', email: 'ada@vitrine.example', scope: '' };
const { t } = createTranslator({ locale: 'en-US', messages: await loadMessages('en-US', ['legal']) });

const refusal = (statusCode: number, pointers: readonly string[] = []) =>
  new StoreApiError('no', {
    code: 'REFUSED',
    statusCode,
    messages: pointers.map(
      (pointer) =>
        ({ code: 'VIOLATION::IS_BLANK_ERROR', status: '400', title: '', detail: '', source: { pointer } }) as unknown as StoreApiMessage,
    ),
  });

function visitor({ customer, hasSession = true, fails }: { customer?: object | Error; hasSession?: boolean; fails?: Error } = {}) {
  const asked: { path: string; body: unknown }[] = [];
  const client = {
    request: async ({ path, body }: { path: string; body?: unknown }) => {
      asked.push({ path, body });
      if (path === '/context') {
        if (customer instanceof Error) throw customer;
        return { customer: customer ?? null };
      }
      if (fails) throw fails;
      return {};
    },
  };
  const session = {
    client,
    hasSession,
    locale: 'en-US',
    accountAnswerMs: 1,
    clientForWrite: async () => client,
  } as unknown as RequestSession;
  const scope = createRequestScope(session);
  return { asked, scope, isKept: () => cacheControlOf(scope, new Response()).cacheControl !== 'private, no-store' };
}
const sent = (fields: Readonly<Record<string, string>>) =>
  new Request(PAGE, { method: 'POST', body: new URLSearchParams({ ...DECLARED, ...fields }) });

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('the form of a withdrawal', () => {
  const ADA = { firstName: 'Ada', lastName: 'Byron', email: 'ada@vitrine.example' };
  const load = ({ scope }: ReturnType<typeof visitor>, search = '?order=10007') => loadWithdrawal(scope, new URL(PAGE + search));

  it.each([
    ['a customer', { customer: ADA }, { name: 'Ada Byron', email: 'ada@vitrine.example' }],
    ['a customer without a first name', { customer: { ...ADA, firstName: '' } }, { name: 'Byron', email: 'ada@vitrine.example' }],
    ['a visitor who has ordered nothing', {}, { name: '', email: '' }],
    ['anybody while the store does not answer', { customer: refusal(503) }, { name: '', email: '' }],
    ['a visitor without a session', { customer: ADA, hasSession: false }, { name: '', email: '' }],
  ])('is filled in with who is known, and with the order that its address names: %s', async (_who, given, known) => {
    const somebody = visitor(given);
    expect(await load(somebody)).toEqual({ ...known, contract: '10007' });
    expect(somebody.isKept()).toBe(false);
  });
  it('asks the store nothing about a visitor without a session', async () => {
    const nobody = visitor({ hasSession: false });
    await load(nobody);
    expect(nobody.asked).toEqual([]);
  });
  it.each([
    ['', ''],
    [`?order=${'1'.repeat(64)}2`, '1'.repeat(64)],
  ])('names no contract that cannot be one: %s', async (search, contract) => {
    expect(await load(visitor(), search)).toMatchObject({ contract });
  });
  it('is not shown empty where the shop itself is at fault', async () => {
    await expect(load(visitor({ customer: new TypeError('broken') }))).rejects.toThrow('broken');
  });
});

describe('a withdrawal', () => {
  it('that breaks a rule is asked for again with all that was typed, and nothing is sent', async () => {
    const { asked, scope, isKept } = visitor();
    const typed = { ...DECLARED, contract: '', email: 'ada', intent: 'confirm' };
    expect(await withdraw(scope, sent(typed))).toEqual({ step: 'form', errors: { contract: 'required', email: 'email' }, values: typed });
    expect([asked, isKept()]).toEqual([[], false]);
  });
  it('of a part names it in 2000 letters at most', async () => {
    const { scope } = visitor();
    expect(await withdraw(scope, sent({ scope: 'x'.repeat(2_001), intent: 'review' }))).toMatchObject({
      step: 'form',
      errors: { scope: 'maxLength|2000' },
    });
    expect(await withdraw(scope, sent({ scope: ` ${'x'.repeat(2_000)} `, intent: 'review' }))).toEqual({
      step: 'review',
      declared: { ...DECLARED, scope: 'x'.repeat(2_000) },
    });
  });
  it.each([
    ['review', { step: 'review', declared: DECLARED }],
    ['', { step: 'review', declared: DECLARED }],
    ['change', { step: 'form', errors: {}, values: { ...DECLARED, intent: 'change' } }],
  ])('is not declared before it is confirmed: %s', async (intent, expected) => {
    const { asked, scope } = visitor();
    expect(await withdraw(scope, sent({ intent }))).toEqual(expected);
    expect(asked).toEqual([]);
  });
  it.each([
    ['Ada King Byron', 'Ada King', 'Byron'],
    ['  Ada   Byron ', 'Ada', 'Byron'],
    ['Sukarno', '-', 'Sukarno'],
  ])('is sent once it is confirmed, by a first and a last name: %s', async (name, firstName, lastName) => {
    const { asked, scope } = visitor();
    const before = Date.now();
    const answer = await withdraw(scope, sent({ name, intent: 'confirm' }));
    const declared = { ...DECLARED, name: name.trim() };
    expect(answer).toMatchObject({ step: 'received', declared, isMailed: true });
    const receivedAt = 'receivedAt' in answer ? answer.receivedAt : '';
    expect(new Date(receivedAt).toISOString()).toBe(receivedAt);
    expect(Date.parse(receivedAt)).toBeGreaterThanOrEqual(before);
    expect(asked).toEqual([
      {
        path: '/revocation-request-form',
        body: { firstName, lastName, email: DECLARED.email, contractNumber: '10007', comment: declarationText(t, declared) },
      },
    ]);
  });
  it.each([
    ['a store out of order', refusal(500), 'general'],
    ['too many of them', refusal(429), 'throttled'],
  ])('that the shop did not get is not lost: %s', async (_what, fails, reason) => {
    expect(await withdraw(visitor({ fails }).scope, sent({ intent: 'confirm' }))).toMatchObject({
      step: 'review',
      declared: DECLARED,
      failure: { errors: {}, reason },
    });
  });
  it.each([
    ['/firstName', 'name'],
    ['/lastName', 'name'],
    ['/contractNumber', 'contract'],
    ['/comment', 'scope'],
    ['/email', 'email'],
  ])('that the store refuses at %s is to be corrected at %s', async (pointer, field) => {
    expect(await withdraw(visitor({ fails: refusal(400, [pointer]) }).scope, sent({ intent: 'confirm' }))).toMatchObject({
      step: 'form',
      errors: { [field]: 'required' },
    });
  });
});
