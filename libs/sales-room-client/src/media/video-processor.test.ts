import { FakeMediaStreamTrack } from 'fake-mediastreamtrack';
import { expect, test, vi } from 'vitest';
import { roomBench, until } from '../testing/room-bench.ts';
import { processedTrack, type VideoProcessor } from './video-processor.ts';

const video = () => new FakeMediaStreamTrack({ kind: 'video' });

test('what is sent is the processed picture; stopping it closes the camera too', async () => {
  const { media, devices, entered } = await roomBench();
  const client = await entered();
  const processed = video();
  const stop = vi.fn();
  await client.setVideoProcessor({ process: () => Promise.resolve({ track: processed, stop }) });
  await client.setSource('camera', true);
  await until(client, ({ local }) => local.camera.state === 'on');
  expect(media.producers.map(({ track }) => track)).toEqual([processed]);
  await client.setSource('camera', false);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(devices.open()).toEqual([]);
  expect(processed.readyState).toBe('ended');
});

test('a processor put in or taken away while the camera is on changes the video, not the producer', async () => {
  const { server, media, devices, entered } = await roomBench();
  const client = await entered();
  await client.setSource('camera', true);
  await until(client, ({ local }) => local.camera.state === 'on');
  const processed = video();
  await client.setVideoProcessor({ process: () => Promise.resolve({ track: processed, stop: () => undefined }) });
  expect(media.producers[0]?.track).toBe(processed);
  await client.setVideoProcessor(undefined);
  expect(media.producers[0]?.track).toBe(devices.open()[0]);
  expect(devices.open()).toHaveLength(1);
  expect(server.payloads('media.produce')).toHaveLength(1);
});

test('a processor that fails sends nothing and closes the camera: the room behind is not shown by mistake', async () => {
  const { media, devices, entered } = await roomBench();
  const client = await entered();
  await client.setVideoProcessor({ process: () => Promise.reject(new Error('no canvas')) });
  await client.setSource('camera', true);
  await until(client, ({ local }) => local.camera.error !== null);
  expect(devices.open()).toEqual([]);
  expect(media.sending()).toEqual([]);
});

test('a camera that is unplugged ends the processed picture', async () => {
  const camera = video();
  const processed = video();
  const ended = vi.fn();
  const processor: VideoProcessor = { process: () => Promise.resolve({ track: processed, stop: () => undefined }) };
  const track = await processedTrack(camera, processor);
  track.addEventListener('ended', ended);
  camera.remoteStop();
  expect(ended).toHaveBeenCalledTimes(1);
});

test('a browser that changes the picture itself gives the same track back', async () => {
  const camera = video();
  expect(await processedTrack(camera, { process: (track) => Promise.resolve({ track, stop: () => undefined }) })).toBe(camera);
});
