import { expect, test } from 'vitest';
import { hasFixedCredential, iceServersFor, turnCredential } from './ice-servers.ts';

test('a credential is the HMAC-SHA1 of the user name in Base64: the vector of RFC 2202, case 2', () => {
  expect(Buffer.from(turnCredential('Jefe', 'what do ya want for nothing?'), 'base64').toString('hex')).toBe(
    'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79',
  );
});

test('an attendee is told a user name that ends and is their own, beside the servers that need none', () => {
  const now = new Date('2030-01-01T00:00:00.900Z');
  const turn = { urls: ['turn:turn.example:3478'], secret: 'a secret of the turn server', lifetimeS: 600 };
  const [stun, mine] = iceServersFor({ iceServers: [{ urls: ['stun:stun.example'] }], turn }, 'ab'.repeat(16), now);
  expect(stun).toEqual({ urls: ['stun:stun.example'] });
  expect(mine).toEqual({
    urls: turn.urls,
    username: `1893456600:${'ab'.repeat(16)}`,
    credential: turnCredential(turn.secret, `1893456600:${'ab'.repeat(16)}`),
  });
  expect(JSON.stringify([stun, mine])).not.toContain(turn.secret);
  const [, other] = iceServersFor({ iceServers: [{ urls: ['stun:stun.example'] }], turn }, 'cd'.repeat(16), now);
  expect(other?.credential).not.toBe(mine?.credential);
});

test('a credential that every guest would share is noticed', () => {
  expect(hasFixedCredential([{ urls: ['turn:turn.example'], username: 'u', credential: 'c' }])).toBe(true);
  expect(hasFixedCredential([{ urls: ['stun:stun.example'] }])).toBe(false);
});
