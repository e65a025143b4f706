import { expect, it } from 'vitest';
import { isSessionError, SessionError } from './session-error.ts';

it('a failure of the session is told from all others, also that of another copy of this package', () => {
  const error = new SessionError('NO_TOKEN', 'The store gave no token.', { cause: 'x' });
  expect(isSessionError(error)).toBe(true);
  expect(error).toMatchObject({ name: 'SessionError', code: 'NO_TOKEN', message: 'The store gave no token.', cause: 'x' });
  expect(isSessionError({ [Symbol.for('@vitrine/session/SessionError')]: true })).toBe(true);
  for (const value of [undefined, null, 'NO_TOKEN', new Error('x'), {}, { [Symbol.for('@vitrine/session/SessionError')]: 1 }])
    expect(isSessionError(value)).toBe(false);
});

it('the mark of a failure is in no list of its fields', () => {
  expect(Reflect.ownKeys(new SessionError('NO_TOKEN', 'x')).filter((key) => typeof key === 'symbol')).toHaveLength(1);
  expect(Object.getOwnPropertySymbols(structuredClone({ ...new SessionError('NO_TOKEN', 'x') }))).toEqual([]);
});
