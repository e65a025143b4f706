import { expect, it } from 'vitest';
import { isPictureError } from './errors.ts';
import { renderFile } from './render.ts';
import { modelKey, sceneKey, videoKey } from './size.ts';

it('a video is WebM: a header, a track of VP8, and as many whole frames as its length needs', async () => {
  const video = Buffer.from(await renderFile(videoKey('living')));
  expect(video.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  expect(video.includes('V_VP8')).toBe(true);
  // Every key frame of VP8 carries this start code before its size: 640 × 360.
  const frames = video.toString('latin1').split('\x9d\x01\x2a\x80\x02\x68\x01').length - 1;
  expect(frames).toBe(60);
});

it('a model is binary glTF whose parts lie within the file', async () => {
  const model = Buffer.from(await renderFile(modelKey('moon-vase')));
  expect(model.toString('ascii', 0, 4)).toBe('glTF');
  expect(model.readUInt32LE(8)).toBe(model.length);
  const length = model.readUInt32LE(12);
  const document = JSON.parse(model.toString('utf8', 20, 20 + length)) as {
    buffers: { byteLength: number }[];
    accessors: { count: number }[];
  };
  expect(model.readUInt32LE(20 + length)).toBeGreaterThanOrEqual(document.buffers[0]?.byteLength ?? Infinity);
  const [positions, , indices] = document.accessors;
  const data = model.subarray(20 + length + 8);
  const start = (positions?.count ?? 0) * 24;
  for (let at = 0; at < (indices?.count ?? 0); at += 1) expect(data.readUInt16LE(start + at * 2)).toBeLessThan(positions?.count ?? 0);
});

it('what nobody knows is refused', async () => {
  for (const key of [videoKey('nowhere'), modelKey('nothing'), sceneKey('living')])
    await expect(renderFile(key)).rejects.toSatisfy(isPictureError);
});
