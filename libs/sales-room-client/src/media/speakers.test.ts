import { expect, test, vi } from 'vitest';
import { isDeviceError } from '../errors/device-error.ts';
import { playTestSound, setSpeaker, testSound } from './speakers.ts';

test('an element plays over the chosen speaker; one that is gone gives way to the system’s own', async () => {
  const element = {
    setSinkId: vi.fn((id: string) => (id === 'gone' ? Promise.reject(new DOMException('', 'NotFoundError')) : Promise.resolve())),
  };
  expect(await setSpeaker(element, 's1')).toBe(true);
  expect(await setSpeaker(element, 'gone')).toBe(false);
  expect(element.setSinkId.mock.calls.map(([id]) => id)).toEqual(['s1', 'gone', '']);
});

test('where a page can’t choose a speaker the system’s own is what plays', async () => {
  expect(await setSpeaker({}, '')).toBe(true);
  expect(await setSpeaker({}, 's1')).toBe(false);
});

test('the test sound is a WAV file that can be heard, and starts and ends in silence', async () => {
  const bytes = new DataView(await testSound().arrayBuffer());
  const text = (at: number, length: number) => String.fromCharCode(...new Uint8Array(bytes.buffer, at, length));
  expect([text(0, 4), text(8, 4), text(36, 4)]).toEqual(['RIFF', 'WAVE', 'data']);
  expect(bytes.getUint32(4, true)).toBe(bytes.byteLength - 8);
  expect(bytes.getUint32(40, true)).toBe(bytes.byteLength - 44);
  const samples = Array.from({ length: (bytes.byteLength - 44) / 2 }, (_, index) => bytes.getInt16(44 + index * 2, true));
  expect(Math.max(...samples)).toBeGreaterThan(5_000);
  expect(Math.abs(samples[0] ?? 1)).toBeLessThan(50);
  expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(50);
});

test('the test sound is played over the chosen speaker; a browser that can’t is told as a missing device', async () => {
  const player = { setSinkId: vi.fn(() => Promise.resolve()), play: vi.fn(() => Promise.resolve()), src: '' };
  await playTestSound('s1', player);
  expect(player.setSinkId).toHaveBeenCalledWith('s1');
  expect(player.src).toMatch(/^blob:/);
  const error: unknown = await playTestSound('', { play: () => Promise.reject(new DOMException('', 'NotSupportedError')) }).catch(
    (thrown: unknown) => thrown,
  );
  expect(isDeviceError(error) && error.code).toBe('no-device');
});
