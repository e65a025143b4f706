import { expect, it } from 'vitest';
import { createCatalogue } from '../catalogue/index.ts';
import { isPictureError, renderFile } from './index.ts';

const files = createCatalogue().files ?? [];

it('the gallery has a film and a model', () => {
  expect(files.map(({ kind }) => kind).sort()).toEqual(['film', 'model']);
});

it('a film is WebM: a header, a track of VP8, and as many whole frames as its length needs', async () => {
  const film = Buffer.from(await renderFile(files.find(({ kind }) => kind === 'film')?.key ?? ''));
  expect(film.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  expect(film.includes('V_VP8')).toBe(true);
  // Every key frame of VP8 carries this start code before its size: 640 × 360.
  const frames = film.toString('latin1').split('\x9d\x01\x2a\x80\x02\x68\x01').length - 1;
  expect(frames).toBe(60);
});

it('a model is binary glTF whose parts lie within the file', async () => {
  const model = Buffer.from(await renderFile(files.find(({ kind }) => kind === 'model')?.key ?? ''));
  expect(model.toString('ascii', 0, 4)).toBe('glTF');
  expect(model.readUInt32LE(8)).toBe(model.length);
  const length = model.readUInt32LE(12);
  const document = JSON.parse(model.toString('utf8', 20, 20 + length)) as { buffers: { byteLength: number }[]; accessors: { count: number }[] };
  expect(model.readUInt32LE(20 + length)).toBeGreaterThanOrEqual(document.buffers[0]?.byteLength ?? Infinity);
  const [positions, , indices] = document.accessors;
  const data = model.subarray(20 + length + 8);
  const start = (positions?.count ?? 0) * 24;
  for (let at = 0; at < (indices?.count ?? 0); at += 1) expect(data.readUInt16LE(start + at * 2)).toBeLessThan(positions?.count ?? 0);
});

it('what nobody knows is refused', async () => {
  for (const key of ['film--nowhere', 'model--nothing', 'scene--living']) await expect(renderFile(key)).rejects.toSatisfy(isPictureError);
});
