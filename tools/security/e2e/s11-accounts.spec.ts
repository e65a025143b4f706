import { expect, test } from '@playwright/test';
import { ORIGIN } from './support/origin.ts';
import { createStranger, DEMO_SHOPPER } from './support/stranger.ts';

/** What the product under attack runs with: `ACCOUNT_ANSWER_MS`, left at its default. */
const QUANTUM = 1_000;
/** Pairs of each question: a known and an unknown account at the same time, each first in turn. */
const PAIRS = 8;

let asked = 0;
/** Accounts of this test's own: too many tries with one would be refused. */
const nobody = () => `nobody-${Date.now()}-${(asked += 1)}@vitrine.example`;

async function register(): Promise<string> {
  const visitor = createStranger();
  const email = `known-${Date.now()}-${(asked += 1)}@vitrine.example`;
  const { elements } = (await (await visitor.call('POST', '/country', { limit: 1 })).json()) as { elements: { id: string }[] };
  const person = { firstName: 'Ida', lastName: 'Known' };
  const answer = await visitor.call('POST', '/account/register', {
    ...person,
    email,
    password: 'a-password-of-ida',
    acceptedDataProtection: true,
    storefrontUrl: ORIGIN,
    billingAddress: { ...person, street: '1 Loom Street', city: 'Berlin', zipcode: '10115', countryId: elements[0]?.id },
  });
  expect(answer.status).toBe(200);
  return email;
}

interface Seen {
  readonly said: string;
  readonly took: number;
}

async function ask(path: string, email: string): Promise<Seen> {
  const body = path === '/account/login' ? { username: email, password: 'a-wrong-password' } : { email, storefrontUrl: ORIGIN };
  const began = performance.now();
  const answer = await createStranger().call('POST', path, body);
  const took = performance.now() - began;
  const headers = [...answer.headers].filter(([name]) => !['set-cookie', 'date'].includes(name));
  return {
    said: JSON.stringify({ status: answer.status, headers, cookies: answer.headers.getSetCookie().length, text: await answer.text() }),
    took,
  };
}

for (const path of ['/account/login', '/account/recovery-password']) {
  test(`POST ${path} says the same of a known account and of an unknown one, and takes as long`, async () => {
    const known: Seen[] = [];
    const unknown: Seen[] = [];
    const accounts = await Promise.all(Array.from({ length: PAIRS }, register));
    for (const [index, account] of accounts.entries()) {
      const questions = [async () => void known.push(await ask(path, account)), async () => void unknown.push(await ask(path, nobody()))];
      await Promise.all((index % 2 ? questions : questions.reverse()).map((question) => question()));
    }
    expect(new Set([...known, ...unknown].map(({ said }) => said)).size).toBe(1);
    expect(known[0]?.said).toContain(path === '/account/login' ? '"status":401' : '"status":200');
    // No answer leaves before its quantum is over: the store's own work, quick or slow, is within it.
    for (const { took } of [...known, ...unknown]) expect(took).toBeGreaterThan(QUANTUM - 5);
    const middle = (all: Seen[]) => all.map(({ took }) => Math.floor((took + 5) / QUANTUM)).sort((a, b) => a - b)[PAIRS / 2];
    expect(middle(known), 'quanta that half of the answers take').toBe(middle(unknown));
  });
}

test('the form for a lost password, sent without scripts, says the same of both and takes as long', async () => {
  const send = async (email: string) => {
    const began = performance.now();
    const answer = await fetch(`${ORIGIN}/account/recover`, {
      method: 'POST',
      headers: { origin: ORIGIN, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email }),
    });
    const took = performance.now() - began;
    // Whose address it is the page repeats; nonces and the order of streamed parts are no one's.
    const text = (await answer.text()).replaceAll(email, 'EMAIL').replaceAll(encodeURIComponent(email), 'EMAIL');
    return { status: answer.status, took, heading: /<h1[^>]*>([^<]*)/.exec(text)?.[1] };
  };
  const [known, unknown] = [await send(await register()), await send(nobody())];
  expect(known.status).toBe(200);
  expect({ ...known, took: 0 }).toEqual({ ...unknown, took: 0 });
  for (const { took } of [known, unknown]) expect(took).toBeGreaterThan(QUANTUM - 5);
});

test('who knows the password gets in, at once or not', async () => {
  expect((await createStranger().logIn(DEMO_SHOPPER)).status).toBe(200);
});
