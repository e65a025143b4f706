import { expect, test } from 'vitest';
import { loadMediasoup } from './load-mediasoup.ts';

test('mediasoup is loaded where it is installed', async () => {
  expect(await loadMediasoup()).toHaveProperty('createWorker');
});

test('a worker without mediasoup is refused with what to install', async () => {
  const missing = Object.assign(new Error("Cannot find package 'mediasoup'"), { code: 'ERR_MODULE_NOT_FOUND' });
  await expect(loadMediasoup(() => Promise.reject(missing))).rejects.toThrow(/^MEDIASOUP_WORKER_BIN: .*mediasoup is not installed/);
});
