import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheControlOf, createRequestScope, type RequestScope } from '@vitrine/app-shell/server';
import type { RequestSession } from '@vitrine/session/server';
import { StoreApiError, type StoreApiMessage } from '@vitrine/store-api-client';
import { followNewsletterLink } from './confirm-newsletter.ts';
import { followRegistrationLink, loadRegistrationLink } from './confirm-registration.ts';
import { loadGuestOrder, openGuestOrder } from './guest-order.ts';
import { loadRecovery, requestRecovery, resetPassword } from './password-recovery.ts';

const HASH = 'a'.repeat(32);
const EM = 'b'.repeat(40);
const ORIGIN = 'https://shop.example';

function visitor(answer: () => Promise<unknown>, more: object = {}) {
  const asked: { path: string; body: unknown }[] = [];
  const changes: unknown[] = [];
  const client = {
    request: (call: { path: string; body: unknown }) => {
      asked.push({ path: call.path, body: call.body });
      return answer();
    },
  };
  const session = {
    client,
    hasSession: true,
    locale: 'de-DE',
    storefrontUrl: `${ORIGIN}/de-DE`,
    currencyId: 'euro',
    clientForWrite: async () => client,
    changeContext: async (patch: unknown) => void changes.push(patch),
    ...more,
  } as unknown as RequestSession;
  return { asked, changes, scope: createRequestScope(session) };
}
const good = async () => ({ success: true, isExpired: false, orders: { elements: [{ id: HASH }] } });
const refused =
  (statusCode: number, messages: StoreApiMessage[] = []) =>
  () =>
    Promise.reject(new StoreApiError('no', { code: 'REFUSED', statusCode, messages }));
const violation = (pointer: string, code = 'VIOLATION::NOT_EQUAL_ERROR', parameters: Record<string, string> = {}) =>
  ({ code, status: '400', title: '', detail: '', source: { pointer }, meta: { parameters } }) as unknown as StoreApiMessage;
const open = (search: string): [Request, URL] => [new Request(`${ORIGIN}/x${search}`), new URL(`${ORIGIN}/x${search}`)];
const form = (fields: Record<string, string>): Request => new Request(`${ORIGIN}/x`, { method: 'POST', body: new URLSearchParams(fields) });
const thrown = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe("the link of a registration's mail", () => {
  it('does nothing by being opened: whoever opens it is asked first', () => {
    const { asked, scope } = visitor(good);
    expect(loadRegistrationLink(scope, open(`?em=${EM}&hash=${HASH}`)[1])).toEqual({ state: 'asks' });
    expect(loadRegistrationLink(scope, open('')[1])).toEqual({ state: 'followed' });
    expect(asked).toEqual([]);
  });

  it('activates the account in a scope of the visitor’s own, and leads to an address that opens nothing', async () => {
    const { asked, changes, scope } = visitor(good);
    const answer = (await thrown(followRegistrationLink(scope, open(`?em=${EM}&hash=${HASH}`)[1]))) as Response;
    expect(asked).toEqual([{ path: '/account/register-confirm', body: { em: EM, hash: HASH } }]);
    expect(changes).toEqual([{ currencyId: 'euro' }]);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/de-DE/registration/confirm']);
  });

  it.each([
    [412, 'used'],
    [404, 'wrong'],
    [400, 'wrong'],
  ])('that the store refuses with %i is %s', async (status, state) => {
    expect(await followRegistrationLink(visitor(refused(status)).scope, open(`?em=${EM}&hash=${HASH}`)[1])).toEqual({ state });
  });

  it('is not followed with values that no store has made', async () => {
    const { asked, scope } = visitor(good);
    for (const search of ['?em=&hash=', `?em=${EM}`, `?em=${EM}&hash=../x`]) {
      expect(loadRegistrationLink(scope, open(search)[1])).toEqual({ state: 'wrong' });
      expect(await followRegistrationLink(scope, open(search)[1])).toEqual({ state: 'wrong' });
    }
    expect(asked).toEqual([]);
  });

  it('is a failure, not a wrong link, where the store does not answer', async () => {
    await expect(followRegistrationLink(visitor(refused(503)).scope, open(`?em=${EM}&hash=${HASH}`)[1])).rejects.toMatchObject({
      statusCode: 503,
    });
  });
});

describe("the link of a newsletter's mail", () => {
  it('is not followed by what merely looks ahead', async () => {
    const { asked, scope } = visitor(good);
    const [request, url] = open(`?em=${EM}&hash=${HASH}`);
    const statusFor = async (looking: Request) => ((await thrown(followNewsletterLink(scope, looking, url))) as Response).status;
    expect(await statusFor(new Request(request, { method: 'HEAD' }))).toBe(200);
    expect(
      await statusFor(new Request(request, { headers: { 'sec-purpose': 'prefetch;prerender' } })),
      'a browser opens the page itself then',
    ).toBe(503);
    expect(asked).toEqual([]);
  });

  it('confirms; followed again it says so; to whoever does not know the address it is a wrong one', async () => {
    const link = open(`?em=${EM}&hash=${HASH}`);
    expect(await followNewsletterLink(visitor(good).scope, ...link)).toEqual({ state: 'confirmed' });
    expect(await followNewsletterLink(visitor(refused(400, [violation('/status')])).scope, ...link)).toEqual({ state: 'used' });
    expect(await followNewsletterLink(visitor(refused(400, [violation('/status'), violation('/em')])).scope, ...link)).toEqual({
      state: 'wrong',
    });
    expect(await followNewsletterLink(visitor(refused(400)).scope, ...link)).toEqual({ state: 'wrong' });
    expect(await followNewsletterLink(visitor(refused(404)).scope, ...link)).toEqual({ state: 'wrong' });
    await expect(followNewsletterLink(visitor(refused(503)).scope, ...link)).rejects.toMatchObject({ statusCode: 503 });
  });
});

describe('a forgotten password', () => {
  it.each([401, 404])('of an unknown address (%i) is answered like that of a known one', async (status) => {
    const known = visitor(good);
    const answer = await requestRecovery(known.scope, form({ email: ' ada@vitrine.example ' }));
    expect(known.asked).toEqual([
      { path: '/account/recovery-password', body: { email: 'ada@vitrine.example', storefrontUrl: `${ORIGIN}/de-DE` } },
    ]);
    expect(await requestRecovery(visitor(refused(status)).scope, form({ email: 'ada@vitrine.example' }))).toEqual(answer);
  });

  it('is asked for with an address, and not too often', async () => {
    expect(await requestRecovery(visitor(good).scope, form({ email: 'ada' }))).toEqual({
      errors: { email: 'email' },
      values: { email: 'ada' },
    });
    expect(await requestRecovery(visitor(refused(429)).scope, form({ email: 'ada@vitrine.example' }))).toMatchObject({
      reason: 'throttled',
    });
  });

  it.each([
    [good, true],
    [async () => ({ isExpired: true }), false],
    [refused(404), false],
    [refused(400), false],
    [refused(410), false],
  ])('its link opens the form while it is good', async (answer, isValid) => {
    expect(await loadRecovery(visitor(answer).scope, new URL(`${ORIGIN}/x?hash=${HASH}`))).toEqual({ isValid });
  });

  it('is no wrong link where the store does not answer', async () => {
    await expect(loadRecovery(visitor(refused(503)).scope, new URL(`${ORIGIN}/x?hash=${HASH}`))).rejects.toMatchObject({ statusCode: 503 });
    expect(await requestRecovery(visitor(refused(503)).scope, form({ email: 'ada@vitrine.example' }))).toMatchObject({
      reason: 'general',
      values: { email: 'ada@vitrine.example' },
    });
  });

  it('is neither looked up nor replaced by a link that no store has made', async () => {
    const { asked, scope } = visitor(good);
    const url = new URL(`${ORIGIN}/x?hash=../x`);
    expect(await loadRecovery(scope, url)).toEqual({ isValid: false });
    expect(await resetPassword(scope, form({ newPassword: 'long-enough', newPasswordConfirmation: 'long-enough' }), url)).toEqual({
      isExpired: true,
    });
    expect(asked).toEqual([]);
  });

  it.each([
    [404, { isExpired: true }],
    [410, { isExpired: true }],
    [429, { errors: {}, reason: 'throttled', values: {} }],
    [503, { errors: {}, reason: 'general', values: {} }],
  ])('that the store does not replace (%i) says why', async (status, answer) => {
    const url = new URL(`${ORIGIN}/x?hash=${HASH}`);
    const sent = form({ newPassword: 'long-enough', newPasswordConfirmation: 'long-enough' });
    expect(await resetPassword(visitor(refused(status)).scope, sent, url)).toEqual(answer);
  });

  it('is replaced by one that is typed twice, and leads to the log-in', async () => {
    const { asked, scope } = visitor(good);
    const url = new URL(`${ORIGIN}/x?hash=${HASH}`);
    const answer = (await thrown(
      resetPassword(scope, form({ newPassword: 'long-enough', newPasswordConfirmation: 'long-enough' }), url),
    )) as Response;
    expect(asked).toEqual([
      { path: '/account/recovery-password-confirm', body: { hash: HASH, newPassword: 'long-enough', newPasswordConfirm: 'long-enough' } },
    ]);
    expect(answer.headers.get('location')).toBe('/de-DE/login?password=saved');
  });

  it('errors of the password are messages at its fields; no password comes back', async () => {
    const url = new URL(`${ORIGIN}/x?hash=${HASH}`);
    const send = (answer: () => Promise<unknown>, newPassword: string, newPasswordConfirmation: string) =>
      resetPassword(visitor(answer).scope, form({ newPassword, newPasswordConfirmation }), url);
    expect(await send(good, '', '')).toEqual({ errors: { newPassword: 'required', newPasswordConfirmation: 'required' }, values: {} });
    expect(await send(good, 'short', 'short')).toEqual({ errors: { newPassword: 'minLength|8' }, values: {} });
    expect(await send(good, 'long-enough', 'another-one')).toEqual({ errors: { newPasswordConfirmation: 'samePassword' }, values: {} });
    const tooShort = refused(400, [violation('/newPassword', 'VIOLATION::TOO_SHORT_ERROR', { '{{ limit }}': '12' })]);
    expect(await send(tooShort, 'long-enough', 'long-enough')).toEqual({ errors: { newPassword: 'minLength|12' }, values: {} });
    const notEqual = refused(400, [violation('/newPasswordConfirm', 'VIOLATION::IS_BLANK_ERROR')]);
    expect(await send(notEqual, 'long-enough', 'long-enough')).toEqual({ errors: { newPasswordConfirmation: 'required' }, values: {} });
    expect(await send(refused(410), 'long-enough', 'long-enough')).toEqual({ isExpired: true });
  });
});

describe("a guest's order", () => {
  it('opens with e-mail and postal code', async () => {
    const { asked, scope } = visitor(good);
    expect(await openGuestOrder(scope, form({ email: 'ada@vitrine.example', zipcode: '10115' }), 'code')).toEqual({ order: { id: HASH } });
    expect(asked).toMatchObject([
      {
        path: '/order',
        body: {
          filter: [{ type: 'equals', field: 'deepLinkCode', value: 'code' }],
          email: 'ada@vitrine.example',
          zipcode: '10115',
          associations: { lineItems: {} },
        },
      },
    ]);
  });

  it('reads alike with a wrong code, a wrong address and a malformed code', async () => {
    const proof = { email: 'ada@vitrine.example', zipcode: '10115' };
    const answer = { errors: {}, reason: 'refused', values: proof };
    expect(await openGuestOrder(visitor(refused(403)).scope, form(proof), 'code')).toEqual(answer);
    expect(await openGuestOrder(visitor(async () => ({ orders: { elements: [] } })).scope, form(proof), 'code')).toEqual(answer);
    const { asked, scope } = visitor(good);
    expect(await openGuestOrder(scope, form(proof), '../x')).toEqual(answer);
    expect(asked).toEqual([]);
  });

  it('says that the store does not answer, and asks for one order alone', async () => {
    const proof = { email: 'ada@vitrine.example', zipcode: '10115' };
    expect(await openGuestOrder(visitor(refused(404)).scope, form(proof), 'code')).toMatchObject({ reason: 'refused' });
    expect(await openGuestOrder(visitor(refused(503)).scope, form(proof), 'code')).toEqual({
      errors: {},
      reason: 'general',
      values: proof,
    });
    await expect(loadGuestOrder(visitor(refused(503)).scope, 'code')).rejects.toMatchObject({ statusCode: 503 });
    const { asked, scope } = visitor(good);
    await loadGuestOrder(scope, 'code');
    expect(asked).toMatchObject([{ body: { limit: 1 } }]);
    expect(asked[0]?.body).not.toHaveProperty('email');
  });

  it('is asked for by no code that no store has made', async () => {
    const { asked, scope } = visitor(good);
    expect([await loadGuestOrder(scope, '../x'), await loadGuestOrder(scope, 'x'.repeat(65))]).toEqual([null, null]);
    expect(asked).toEqual([]);
    expect(await loadGuestOrder(visitor(refused(404)).scope, 'code')).toBeNull();
  });

  it('opens at once for who ordered it in this scope, and for nobody else', async () => {
    expect(await loadGuestOrder(visitor(good).scope, 'code')).toEqual({ id: HASH });
    expect(await loadGuestOrder(visitor(refused(403)).scope, 'code')).toBeNull();
    expect(await loadGuestOrder(visitor(good, { hasSession: false }).scope, 'code')).toBeNull();
  });
});

it('what a mail links to is kept by no cache', async () => {
  for (const load of [
    async (scope: RequestScope) => loadRegistrationLink(scope, open('')[1]),
    (scope: RequestScope) => followRegistrationLink(scope, open('')[1]),
    (scope: RequestScope) => followNewsletterLink(scope, ...open('')),
    (scope: RequestScope) => loadRecovery(scope, new URL(`${ORIGIN}/x`)),
    (scope: RequestScope) => loadGuestOrder(scope, 'code'),
    (scope: RequestScope) => requestRecovery(scope, form({ email: 'ada' })),
    (scope: RequestScope) => resetPassword(scope, form({}), new URL(`${ORIGIN}/x?hash=${HASH}`)),
    (scope: RequestScope) => openGuestOrder(scope, form({}), 'code'),
  ]) {
    const { scope } = visitor(good);
    await load(scope);
    expect(cacheControlOf(scope, new Response()).cacheControl).toBe('private, no-store');
  }
});

it('a form that is too large or of another type is refused', async () => {
  const { scope } = visitor(good);
  const json = new Request(`${ORIGIN}/x`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
  expect(((await thrown(requestRecovery(scope, json))) as Response).status).toBe(415);
  expect(((await thrown(requestRecovery(scope, form({ email: 'a'.repeat(20_000) })))) as Response).status).toBe(413);
});
