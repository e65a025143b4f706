// @vitest-environment jsdom
import { act } from 'react';
import { expect, it } from 'vitest';
import type { ChatMessage, RoomSnapshot } from '@vitrine/sales-room-protocol';
import { roomPage, t } from '../testing/room-page.tsx';
import { IDS, self } from '../testing/room-snapshot.ts';
import { ChatPanel } from './chat-panel.tsx';

const page = roomPage();
const message = (id: string, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  commandId: `command-${id}`,
  attendeeId: IDS.bob,
  type: 'CLIENT',
  name: 'Bob',
  text: `Question ${id}?`,
  sentAt: '2026-01-01T10:00:00Z',
  ...changes,
});
const GUIDE: Partial<RoomSnapshot> = {
  self: self({ attendeeId: IDS.guide, type: 'GUIDE', role: 'guide' }),
  commands: ['chat.send', 'chat.remove', 'chat.pin'],
};
const show = (room: Partial<RoomSnapshot>) => page.show(<ChatPanel />, { room });
const pinned = () => page.all('[data-testid=pinned-message]').map(({ textContent }) => textContent);

it('a guide pins a message and puts it aside, at its line or above the chat', async () => {
  await show({ ...GUIDE, chat: [message('1'), message('2')] });
  await act(async () => page.all('.v-chat-line__pin')[0]?.click());
  expect(page.sent).toEqual([{ name: 'chat.pin', payload: { messageId: '1' } }]);
  await page.change({ pinnedMessage: message('1') });
  expect(pinned()[0]).toContain('Bob Question 1?');
  await act(async () => page.all('.v-chat-line__pin')[0]?.click());
  await act(async () => page.find('[data-testid=pinned-message] button').click());
  expect(page.sent.slice(1)).toEqual([
    { name: 'chat.pin', payload: { messageId: null } },
    { name: 'chat.pin', payload: { messageId: null } },
  ]);
  await page.change({ pinnedMessage: null });
  expect(pinned()).toEqual([]);
});

it('everybody reads what is pinned under the name that the chat has; its author reads that it is theirs', async () => {
  await show({ chat: [], pinnedMessage: message('1', { text: 'Is it <i>safe</i>?' }) });
  expect(pinned()[0]).toBe(`${t('room.chat.pinned')}Bob Is it <i>safe</i>?`);
  expect(page.all('[data-testid=pinned-message] button, .v-chat-line__pin')).toEqual([]);
  await page.change({ pinnedMessage: message('1', { attendeeId: IDS.ann, name: 'Ann' }) });
  expect(pinned()[0]).toContain(t('room.chat.pinnedOwn'));
});

it('the tab key stops at one line alone, and arrow keys lead from pin to pin', async () => {
  await show({ ...GUIDE, chat: [message('1'), message('2', { isRemoved: true, text: '' }), message('3')] });
  const pins = () => page.all<HTMLButtonElement>('.v-chat-line__pin');
  expect(pins()).toHaveLength(2);
  expect(pins().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
  await act(async () => pins()[1]?.focus());
  await act(async () => pins()[1]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true })));
  expect(document.activeElement).toBe(pins()[0]);
  expect(pins().map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
});
