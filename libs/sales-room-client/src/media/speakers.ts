import { DeviceError } from '../errors/device-error.ts';

/** An element that plays sound; `setSinkId` is there where the browser lets pages choose a speaker. */
type Player = Pick<HTMLMediaElement, 'play'> & { src?: string; setSinkId?: (id: string) => Promise<void> };

/** Whether this browser lets a page choose where sound comes out. Safari doesn't. */
export const canChooseSpeaker = (): boolean => typeof HTMLMediaElement !== 'undefined' && 'setSinkId' in HTMLMediaElement.prototype;

/**
 * Lets an element play over a speaker; the empty id is the system's own. A speaker that is gone is replaced by the
 * system's own, and where a page can't choose nothing happens.
 * @returns Whether it plays over the chosen speaker.
 */
export async function setSpeaker(element: Pick<Player, 'setSinkId'>, deviceId: string): Promise<boolean> {
  if (element.setSinkId === undefined) return deviceId === '';
  try {
    await element.setSinkId(deviceId);
    return true;
  } catch {
    await element.setSinkId('').catch(() => undefined);
    return false;
  }
}

const RATE = 24_000;
const NOTES = [523.25, 659.25, 783.99];
const NOTE_SECONDS = 0.22;

/** A short, soft three-tone chime as a WAV file: made here, so that nothing is fetched to test a speaker. */
export function testSound(): Blob {
  const count = Math.round(RATE * NOTE_SECONDS) * NOTES.length;
  const bytes = new DataView(new ArrayBuffer(44 + count * 2));
  const text = (at: number, value: string): void => [...value].forEach((letter, index) => bytes.setUint8(at + index, letter.charCodeAt(0)));
  text(0, 'RIFF');
  bytes.setUint32(4, 36 + count * 2, true);
  text(8, 'WAVEfmt ');
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, RATE, true);
  bytes.setUint32(28, RATE * 2, true);
  bytes.setUint16(32, 2, true);
  bytes.setUint16(34, 16, true);
  text(36, 'data');
  bytes.setUint32(40, count * 2, true);
  const each = count / NOTES.length;
  for (let index = 0; index < count; index += 1) {
    const note = Math.floor(index / each);
    const inNote = (index % each) / each;
    const swell = Math.min(1, inNote * 12) * (1 - inNote) ** 2;
    bytes.setInt16(44 + index * 2, Math.round(Math.sin((2 * Math.PI * (NOTES[note] ?? 0) * index) / RATE) * swell * 0.4 * 32_767), true);
  }
  return new Blob([bytes.buffer], { type: 'audio/wav' });
}

/**
 * Plays the test sound over a speaker, once.
 * @throws DeviceError `no-device` where the browser can't play it.
 */
export async function playTestSound(deviceId = '', player: Player = new Audio()): Promise<void> {
  const url = URL.createObjectURL(testSound());
  try {
    await setSpeaker(player, deviceId);
    player.src = url;
    await player.play();
  } catch (error) {
    throw new DeviceError('no-device', error);
  } finally {
    // What plays has been read by then; a file of a second needs no more.
    setTimeout(() => URL.revokeObjectURL(url), 5_000);
  }
}
