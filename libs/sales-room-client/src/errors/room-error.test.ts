import { expect, it } from 'vitest';
import { isRoomError, RoomError } from './room-error.ts';

it('a refusal keeps what the server says of it', () => {
  expect(RoomError.of({ code: 'rate-limited', detail: 'Slowly.', retryAfterMs: 9 })).toMatchObject({
    code: 'rate-limited',
    message: 'Slowly.',
    retryAfterMs: 9,
  });
  expect(RoomError.of({ code: 'locked', detail: 'No.' }).retryAfterMs).toBeUndefined();
  expect(new RoomError('timeout', 'Late.', { cause: 'x' }).cause).toBe('x');
  expect('cause' in new RoomError('timeout', 'Late.')).toBe(false);
});

it('a refusal is told from all other failures, also that of another copy of this package', () => {
  expect(isRoomError(new RoomError('locked', 'No.'))).toBe(true);
  expect(isRoomError({ mark: '@vitrine/sales-room-client/RoomError' })).toBe(true);
  for (const value of [undefined, null, 'locked', {}, new Error('locked'), { mark: true }]) expect(isRoomError(value)).toBe(false);
});
