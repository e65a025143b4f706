import { expect, test } from '@playwright/test';
import { ORIGIN, PORT } from './support/origin.ts';
import { sendRaw } from './support/raw-http.ts';

/** More than any call takes; the front keeps none of it, and each process reads it while it comes. */
const BYTES = 3_000_000;

const PLACES = [
  ['the newsletter', '/store-api/newsletter/subscribe', 'application/json', 'VITRINE__REQUEST_TOO_LARGE'],
  ['an invitation', '/store-api/dsr/appointment/spring-collection/join-as-client', 'application/json', 'A body may have'],
  ["a guide's sign-in", '/room-api/guide/login', 'application/json', 'too-large'],
  ['the log-in form of a page', '/login', 'application/x-www-form-urlencoded', ''],
] as const;

for (const [place, path, type, says] of PLACES) {
  test(`whoever sends ${place} too much is told so each time, and not that the server is away`, async () => {
    const head = `POST ${path} HTTP/1.1\r\nHost: ${new URL(ORIGIN).host}\r\nOrigin: ${ORIGIN}\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${BYTES}\r\n\r\n`;
    const bytes = Buffer.concat([Buffer.from(head), Buffer.alloc(BYTES, 'x')]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendRaw(PORT, bytes, 60_000)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 413));
    for (const { text } of answers) expect(text).toContain(says);
  });
}
