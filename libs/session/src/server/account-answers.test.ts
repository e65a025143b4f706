import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACCESS_KEY, ACCOUNT, type SessionStore, startSessionStore } from '../testing/session-store.ts';
import { failAtMultiples } from './account-answers.ts';
import { readSessionConfig, type SessionConfig } from './config.ts';
import { relayStoreApi } from './relay.ts';

const ORIGIN = 'http://localhost:3000';
const QUANTUM = 200;
const KNOWN = ACCOUNT.username;
const UNKNOWN = 'nobody@shop.example';

let store: SessionStore;
let config: SessionConfig;
let logged: string[];
/** Milliseconds that the store takes over a known account, such as to check a password or to send a mail. */
let knownTakes: number;
/** Leaves these calls to the store itself. */
let stopIntercepting: () => void;
let failure: { status: number; code: string; headers?: Record<string, string> } | undefined;

beforeEach(async () => {
  store = await startSessionStore(ORIGIN);
  logged = [];
  config = readSessionConfig(
    { STORE_API_ENDPOINT: store.endpoint, STORE_API_ACCESS_KEY: ACCESS_KEY, PUBLIC_ORIGIN: ORIGIN },
    { log: (message) => void logged.push(message), accountAnswerMs: QUANTUM },
  );
  knownTakes = 50;
  failure = undefined;
  stopIntercepting = store.intercept(async (call) => {
    const isLogin = call.path === '/account/login';
    if (!isLogin && call.path !== '/account/recovery-password') return undefined;
    const given = call.json as { username?: string; email?: string };
    const email = String(given.username ?? given.email);
    const send = (status: number, body: unknown, headers: Record<string, string> = {}) =>
      Response.json(body, { status, headers: { 'sw-context-token': call.headers.get('sw-context-token') ?? '', ...headers } });
    const refuse = (status: number, code: string, headers?: Record<string, string>) =>
      send(status, { errors: [{ status: String(status), code, detail: `About ${email}`, meta: { parameters: { email } } }] }, headers);
    if (failure) return refuse(failure.status, failure.code, failure.headers);
    if (email !== KNOWN) return refuse(401, 'CHECKOUT__CUSTOMER_NOT_FOUND', { 'sw-language-id': '1'.repeat(32) });
    await new Promise((resolve) => setTimeout(resolve, knownTakes));
    return isLogin ? refuse(401, 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS') : send(200, { success: true, sentTo: email });
  });
});
afterEach(() => store.close());

async function ask(path: string, email: string, password = 'wrong') {
  const began = performance.now();
  const body = path === '/account/login' ? { username: email, password } : { email, storefrontUrl: ORIGIN };
  const headers = { origin: ORIGIN, 'content-type': 'application/json' };
  const response = await relayStoreApi(
    new Request(`${ORIGIN}/store-api${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    config,
  );
  const took = performance.now() - began;
  const names = response.headers.getSetCookie().map((cookie) => cookie.split('=', 1)[0]);
  return {
    took,
    seen: {
      status: response.status,
      text: await response.text(),
      headers: [...response.headers].filter(([name]) => name !== 'set-cookie'),
      names,
    },
  };
}

describe.each(['/account/login', '/account/recovery-password'])('POST %s', (path) => {
  it('says the same of a known account and of an unknown one, letter for letter', async () => {
    // What all visitors share is asked for once.
    await ask(path, UNKNOWN);
    const [known, unknown] = [await ask(path, KNOWN), await ask(path, UNKNOWN)];
    expect(known.seen).toEqual(unknown.seen);
    expect(known.seen.status).toBe(path === '/account/login' ? 401 : 200);
    expect(known.seen.text).not.toContain('shop.example');
  });

  it('takes at least its quantum for both, however quick the store is with one of them', async () => {
    await ask(path, UNKNOWN);
    const samples = await Promise.all(Array.from({ length: 30 }, (_, index) => ask(path, index % 2 ? KNOWN : UNKNOWN)));
    // Timers of Node may go off a millisecond early; how late they go off is the machine's.
    expect(samples.filter(({ took }) => took < QUANTUM - 2).map(({ took }) => took)).toEqual([]);
  });

  it('hands on that it was asked too often, and that the store failed', async () => {
    failure = { status: 429, code: 'CHECKOUT__CUSTOMER_AUTH_THROTTLED', headers: { 'retry-after': '7' } };
    const throttled = await ask(path, KNOWN);
    expect(throttled.seen).toMatchObject({ status: 429, text: expect.stringContaining('THROTTLED') });
    expect(Object.fromEntries(throttled.seen.headers)['retry-after']).toBe('7');
    expect(throttled.took).toBeGreaterThan(QUANTUM - 2);
    failure = { status: 500, code: 'FRAMEWORK__ERROR' };
    expect((await ask(path, KNOWN)).seen.status).toBe(500);
  });
});

it('work of a page leaves at a multiple of the quantum where it fails, and at once where it does not', async () => {
  const began = performance.now();
  await expect(failAtMultiples(QUANTUM, Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(performance.now() - began).toBeGreaterThan(QUANTUM - 2);
  expect(await failAtMultiples(60_000, Promise.resolve('in'))).toBe('in');
});

it('a refused log-in leaves at a multiple of the quantum where the store takes longer than one', async () => {
  await ask('/account/login', UNKNOWN);
  knownTakes = QUANTUM + 30;
  expect((await ask('/account/login', KNOWN)).took).toBeGreaterThan(2 * QUANTUM - 2);
});

it('a recovery is answered after its quantum although the store is still sending the mail', async () => {
  await ask('/account/recovery-password', UNKNOWN);
  // That one, too, may be answered before the store has heard of it.
  await expect.poll(() => store.count('POST', '/account/recovery-password')).toBe(1);
  const held = store.hold({ path: '/account/recovery-password' });
  expect((await ask('/account/recovery-password', KNOWN)).seen).toMatchObject({
    status: 200,
    text: expect.stringContaining('"success":true'),
  });
  expect(held.waiting).toHaveLength(1);
  held.release();
});

it('a recovery that fails after it was answered is noted', async () => {
  config = { ...config, timeoutMs: 10 * QUANTUM };
  await ask('/account/recovery-password', UNKNOWN);
  store.faults.drop();
  expect((await ask('/account/recovery-password', KNOWN)).seen.status).toBe(200);
  await expect.poll(() => logged.length).toBeGreaterThan(0);
});

it('who gets in does not wait', async () => {
  stopIntercepting();
  config = { ...config, accountAnswerMs: 60_000 };
  expect((await ask('/account/login', KNOWN, ACCOUNT.password)).seen.status).toBe(200);
});

it('who has not confirmed the account yet is told so: they know its password', async () => {
  failure = { status: 401, code: 'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED' };
  expect((await ask('/account/login', KNOWN)).seen.text).toContain('OPTIN_NOT_COMPLETED');
});
