import { expect, test } from 'vitest';
import { secretsOf } from './secrets.ts';

test.each<[string, unknown, string[]]>([
  ['of twelve letters', { password: 'abcdefghijkl' }, ['abcdefghijkl']],
  ['of six characters that are no plain word', { password: 'abc-12' }, ['abc-12']],
  [
    'under any name that says so',
    { newPassword: 'Secret1', apiToken: 'token-1', clientSecret: 'secret-1' },
    ['Secret1', 'token-1', 'secret-1'],
  ],
])('a text of a request is a secret: one %s', (_which, body, secrets) => {
  expect(secretsOf(body)).toEqual(secrets);
});

test.each<[string, unknown]>([
  ['a plain word', { password: 'wrong' }],
  ['a longer plain word', { password: 'abcdefghijk' }],
  ['five characters', { password: 'ab-12' }],
  ['a field of another name', { email: 'ada-1@shop.example' }],
  ['no text', { password: 123_456_789_012 }],
  ['a list', { passwords: Array.from('abcdefghijkl') }],
  ['no body', undefined],
])('%s is none', (_which, body) => {
  expect(secretsOf(body)).toEqual([]);
});

test('keys and tokens beside the body are secrets too, where there are any', () => {
  expect(secretsOf({}, 'SWSCKEY', undefined, 'token')).toEqual(['SWSCKEY']);
});
