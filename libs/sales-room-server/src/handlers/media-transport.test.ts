import { errors } from 'mediasoup';
import { expect, test } from 'vitest';
import { RoomError } from '../room-error.ts';
import { accepted } from './media-transport.ts';

test.each([
  ['a worker that has just died refuses nobody: media are away', new errors.WorkerClosedError('Channel closed'), 'media-unavailable'],
  ['what the media server objects to is refused', new TypeError('missing rtpParameters'), 'media-refused'],
  ['a refusal of our own stays as it is', new RoomError('transport-not-found', 'Gone.'), 'transport-not-found'],
  ['what is no error at all is refused', 'no', 'media-refused'],
])('%s', async (_rule, cause, code) => {
  await expect(accepted(Promise.reject(cause))).rejects.toMatchObject({ code });
});

test('what the media server accepts is handed on', async () => {
  expect(await accepted(Promise.resolve('transport'))).toBe('transport');
});
