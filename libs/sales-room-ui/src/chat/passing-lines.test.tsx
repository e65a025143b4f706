// @vitest-environment jsdom
import { atom, useAtomValue } from 'jotai';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChatMessage } from '@vitrine/sales-room-protocol';
import { endPanelAtom } from '../room/screen-atoms.ts';
import { roomPage } from '../testing/room-page.tsx';
import { IDS } from '../testing/room-snapshot.ts';
import { PassingLines } from './passing-lines.tsx';
import { usePassingLines } from './use-passing-lines.ts';

const page = roomPage();
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const line = (digit: string, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  id: digit.repeat(32),
  commandId: `line-${digit}`,
  attendeeId: IDS.guide,
  type: 'GUIDE',
  name: 'Mara',
  text: `Said ${digit}`,
  sentAt: '2026-03-01T10:00:00.000Z',
  ...changes,
});
/** A stage whose picture of the guide comes and goes, as with another view. */
const isPictureShownAtom = atom(true);
function Shown() {
  usePassingLines();
  return useAtomValue(isPictureShownAtom) ? <PassingLines /> : null;
}
const show = (chat: ChatMessage[]) => page.show(<Shown />, { room: { chat } });
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

it('what others say passes by, the last two of it, and what was said before does not', async () => {
  await show([line('1')]);
  expect(page.text()).toBe('');
  await page.change({ chat: [line('1'), line('2'), line('3'), line('4')] });
  expect(page.text()).toBe('Mara Said 3Mara Said 4');
  await pass(7_999);
  expect(page.text()).toContain('Said 4');
  await pass(1);
  expect(page.text()).toBe('');
});

it("one's own lines and those that a guide has removed do not pass by", async () => {
  await show([]);
  await page.change({ chat: [line('1', { attendeeId: IDS.ann }), line('2', { isRemoved: true, text: '' })] });
  expect(page.text()).toBe('');
});

it('a line outlasts another view of the stage, and passes while there is no picture to pass over', async () => {
  const setPicture = (isShown: boolean) => act(async () => page.store.set(isPictureShownAtom, isShown));
  await show([]);
  await page.change({ chat: [line('1')] });
  await setPicture(false);
  await setPicture(true);
  expect(page.text()).toBe('Mara Said 1');
  await setPicture(false);
  await pass(8_000);
  await setPicture(true);
  expect(page.text()).toBe('');
});

it('a press on them opens the chat, which has them all', async () => {
  await show([]);
  await page.change({ chat: [line('1')] });
  await act(async () => page.find('button').click());
  expect(page.store.get(endPanelAtom)).toBe('chat');
  expect(page.text()).toBe('');
  await pass(0);
  await act(async () => page.store.set(endPanelAtom, null));
  expect(page.text(), 'they were read').toBe('');
});

it('what a guide has pinned stands over them, and stays when they have passed', async () => {
  await page.show(<Shown />, { room: { chat: [], pinnedMessage: line('9', { text: 'Is it <b>safe</b>?' }) } });
  expect(page.find('[data-testid=passing-pinned]').textContent).toContain('Mara Is it <b>safe</b>?');
  await page.change({ chat: [line('1')] });
  expect(page.all('.v-passing-lines__line').map(({ textContent }) => textContent?.trim())).toEqual([
    'Mara Is it <b>safe</b>?',
    'Mara Said 1',
  ]);
  await pass(8_000);
  expect(page.all('.v-passing-lines__line')).toHaveLength(1);
  await page.change({ pinnedMessage: null });
  expect(page.text()).toBe('');
});
