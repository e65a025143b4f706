// @vitest-environment jsdom
import { File } from 'node:buffer';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { removePortrait, uploadPortrait } from '@vitrine/sales-room-client/api';
import { PORTRAIT } from '@vitrine/sales-room-protocol';
import { IMAGE_UPLOAD } from '@vitrine/ui';
import { roomPage, t } from '../testing/room-page.tsx';
import { self } from '../testing/room-snapshot.ts';
import { PortraitSection } from './portrait-section.tsx';

vi.mock('@vitrine/sales-room-client/api', async (original) => ({
  ...(await original<object>()),
  uploadPortrait: vi.fn(),
  removePortrait: vi.fn(),
}));

const page = roomPage();
const SAVED = '/room-api/portraits/saved';
const guide = (portraitUrl?: string) => self({ type: 'GUIDE', role: 'guide', ...(portraitUrl === undefined ? {} : { portraitUrl }) });
const show = (portraitUrl?: string) => page.show(<PortraitSection />, { room: { self: guide(portraitUrl) } });
const picture = (bytes: readonly number[], size = bytes.length) =>
  new File([new Uint8Array(bytes), new Uint8Array(size - bytes.length)], 'me.png') as unknown as globalThis.File;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const choose = (file: globalThis.File) =>
  act(async () => {
    const field = page.find<HTMLInputElement>('input[type=file]');
    Object.defineProperty(field, 'files', { value: [file], configurable: true });
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
const preview = () => page.all<HTMLImageElement>('.v-image-upload__preview')[0]?.getAttribute('src');
const error = () => page.all('.v-field__error')[0]?.textContent;

beforeEach(() => {
  vi.mocked(uploadPortrait).mockReset();
  vi.mocked(removePortrait).mockReset();
  let serial = 0;
  URL.createObjectURL = () => `blob:${++serial}`;
  URL.revokeObjectURL = () => undefined;
});

describe('a guide’s picture', () => {
  it('is JPG or PNG of at most 5 MB, to the page as to the server', () => {
    expect(IMAGE_UPLOAD).toEqual(PORTRAIT);
  });

  it('is the one that is saved, and says what it is for', async () => {
    await show(SAVED);
    expect(preview()).toBe(SAVED);
    expect(page.text()).toContain(t('guide.portrait.hint'));
    await page.change({ self: guide() });
    expect(preview()).toBeUndefined();
  });

  it('is saved as soon as it is chosen', async () => {
    vi.mocked(uploadPortrait).mockResolvedValue(SAVED);
    await show();
    const file = picture(PNG);
    await choose(file);
    await page.eventually(() => expect(page.text()).toContain(t('guide.portrait.uploaded')));
    expect(vi.mocked(uploadPortrait).mock.calls.map(([sent]) => sent)).toEqual([file]);
    expect(preview()).toBe('blob:1');
  });

  it.each([
    ['not JPG or PNG by its content', picture([0x47, 0x49, 0x46]), 'wrongType'],
    ['over 5 MB', picture(PNG, 5_242_881), 'tooLarge'],
  ] as const)('that is %s is refused in words, and not sent', async (_, file, message) => {
    await show();
    await choose(file);
    await page.eventually(() => expect(error()).toBe(t(`guide.portrait.${message}`)));
    expect(uploadPortrait).not.toHaveBeenCalled();
  });

  it('whose upload fails says so, stays, and is sent again by a press', async () => {
    vi.mocked(uploadPortrait).mockRejectedValueOnce(new Error('500')).mockResolvedValueOnce(SAVED);
    await show();
    await choose(picture(PNG));
    await page.eventually(() => expect(error()).toBe(t('guide.portrait.failed')));
    expect(preview()).toBe('blob:1');
    await page.press(t('common.action.retry'));
    await page.eventually(() => expect(page.text()).toContain(t('guide.portrait.uploaded')));
    expect([error(), preview(), vi.mocked(uploadPortrait).mock.calls.length]).toEqual([undefined, 'blob:1', 2]);
  });

  it('is removed, and brought back by "Undo"', async () => {
    const file = picture(PNG);
    vi.mocked(removePortrait).mockResolvedValue(file);
    vi.mocked(uploadPortrait).mockResolvedValue(SAVED);
    await show(SAVED);
    await page.press(t('guide.portrait.remove'));
    expect(removePortrait).toHaveBeenCalledExactlyOnceWith(SAVED);
    expect([preview(), page.text().includes(t('guide.portrait.removed'))]).toEqual([undefined, true]);
    await page.press(t('common.action.undo'));
    await page.eventually(() => expect(page.text()).toContain(t('guide.portrait.uploaded')));
    expect(vi.mocked(uploadPortrait).mock.calls.map(([sent]) => sent)).toEqual([file]);
  });

  it('that could not be removed stays, and that is said', async () => {
    vi.mocked(removePortrait).mockRejectedValue(new Error('500'));
    await show(SAVED);
    await page.press(t('guide.portrait.remove'));
    expect([preview(), error()]).toEqual([SAVED, t('guide.portrait.notRemoved')]);
  });
});
