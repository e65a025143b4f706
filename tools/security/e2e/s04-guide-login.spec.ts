import { expect, test } from '@playwright/test';
import { signIn } from './support/guides.ts';

// Addresses of this file alone: what is counted for them stays counted.
const FLOOD = '127.0.0.41';
const GUIDE = '127.0.0.42';
const GUESSER = '127.0.0.43';
const LIAR = '127.0.0.44';

test('of 200 wrong sign-ins at once from one address a handful is checked; a guide elsewhere signs in', async () => {
  const flood = Promise.all(
    Array.from({ length: 200 }, (_each, index) =>
      signIn(`nobody-${index}`, 'wrong', FLOOD).then(
        ({ status }) => status,
        () => 0,
      ),
    ),
  );
  expect((await signIn('guide', 'guide-demo', GUIDE)).status).toBe(200);
  const met = await flood;
  // Ten are free; on a machine where 200 take seconds, a pause or two has ended meanwhile.
  expect(met.filter((status) => status === 401).length).toBeLessThanOrEqual(30);
  expect(met).not.toContain(200);
  const late = await signIn('nobody-at-all', 'wrong', FLOOD);
  expect([401, 429]).toContain(late.status);
});

test("who guesses a guide's password has to wait; the guide, elsewhere, has not", async () => {
  const met: number[] = [];
  for (let attempt = 0; attempt < 60 && met.at(-1) !== 429; attempt += 1) met.push((await signIn('guide2', 'wrong', GUESSER)).status);
  expect(met.at(-1)).toBe(429);
  expect(met.filter((status) => status === 401).length).toBeLessThanOrEqual(15);
  const right = await signIn('guide2', 'guide-demo', GUESSER);
  expect([200, 429]).toContain(right.status);
  expect((await signIn('guide2', 'guide-demo', GUIDE)).status).toBe(200);
});

test('no header of the sender changes the address that counts', async () => {
  const met: number[] = [];
  for (let attempt = 0; attempt < 60 && met.at(-1) !== 429; attempt += 1) {
    const address = `198.51.100.${attempt}`;
    met.push(
      (await signIn('nobody', 'wrong', LIAR, { 'x-forwarded-for': address, forwarded: `for=${address}`, 'x-real-ip': address })).status,
    );
  }
  expect(met.at(-1)).toBe(429);
  // 60 would be let in one after another; on a slow machine some pauses end between two tries.
  expect(met.length).toBeLessThanOrEqual(25);
});
