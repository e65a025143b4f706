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
  // Sixteen bits of one channel, 24,000 times a second: format, channels, rate, bytes a second, bytes at once, bits.
  expect([bytes.getUint32(16, true), bytes.getUint16(20, true), bytes.getUint16(22, true)]).toEqual([16, 1, 1]);
  expect([bytes.getUint32(24, true), bytes.getUint32(28, true)]).toEqual([24_000, 48_000]);
  expect([bytes.getUint16(32, true), bytes.getUint16(34, true)]).toEqual([2, 16]);
  const samples = Array.from({ length: (bytes.byteLength - 44) / 2 }, (_, index) => bytes.getInt16(44 + index * 2, true));
  expect(samples).toHaveLength(3 * 5_280);
  expect(Math.max(...samples)).toBeGreaterThan(10_000);
  expect(Math.max(...samples), 'loud enough, and never harsh').toBeLessThan(11_100);
  expect(Math.abs(samples[0] ?? 1)).toBeLessThan(50);
  expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(50);
});

test('the test sound rises by a third and a fifth: C, E and G, each fading to silence', async () => {
  const bytes = new DataView(await testSound().arrayBuffer());
  const note = (index: number) => Array.from({ length: 5_280 }, (_, at) => bytes.getInt16(44 + (index * 5_280 + at) * 2, true));
  for (const [index, frequency] of [523.25, 659.25, 783.99].entries()) {
    const samples = note(index);
    const turns = samples.filter((sample, at) => sample >= 0 !== (samples[at - 1] ?? sample) >= 0).length;
    expect(Math.abs(turns - frequency * 0.44), `${frequency} Hz`).toBeLessThan(3);
    expect(Math.max(...samples.slice(-50))).toBeLessThan(5);
    expect(Math.max(...samples.slice(0, 30))).toBeLessThan(1_500);
  }
});

test('the test sound is let go five seconds after it was played, and also where it could not be', async () => {
  vi.useFakeTimers();
  const letGo = vi.spyOn(URL, 'revokeObjectURL');
  try {
    const player = { play: () => Promise.resolve(), src: '' };
    await playTestSound('', player);
    vi.advanceTimersByTime(4_999);
    expect(letGo).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(letGo.mock.calls).toEqual([[player.src]]);
    await playTestSound('', { play: () => Promise.reject(new Error('no')) }).catch(() => undefined);
    vi.advanceTimersByTime(5_000);
    expect(letGo).toHaveBeenCalledTimes(2);
  } finally {
    letGo.mockRestore();
    vi.useRealTimers();
  }
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
