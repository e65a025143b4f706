// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { RoomClient } from '@vitrine/sales-room-client';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { roomClientAtom } from '../room/room-atoms.ts';
import { roomModalAtom, seenChatAtom } from '../room/screen-atoms.ts';
import { roomPage, t } from '../testing/room-page.tsx';
import { IDS, self } from '../testing/room-snapshot.ts';
import { ChatPanel } from './chat-panel.tsx';

const page = roomPage();
type Message = RoomSnapshot['chat'][number];
const message = (id: string, changes: Partial<Message> = {}): Message => ({
  id,
  commandId: `command-${id}`,
  attendeeId: IDS.guide,
  type: 'GUIDE',
  name: 'Mara',
  text: `Text ${id}`,
  sentAt: '2026-01-01T10:00:00Z',
  ...changes,
});
const own = (id: string, changes: Partial<Message> = {}) => message(id, { attendeeId: IDS.ann, type: 'CLIENT', name: 'Ann', ...changes });
const waiting = (status: 'sending' | 'failed') =>
  ({ commandId: 'w', name: 'chat.send', payload: { text: 'On its way' }, status, errorCode: null }) as never;
const show = (chat: Message[], room: Partial<RoomSnapshot> = {}, client = {}) =>
  page.show(<ChatPanel />, { room: { chat, ...room }, client });
const field = 'textarea';
const submit = () => act(async () => page.find<HTMLFormElement>('form').requestSubmit());
const heads = () => page.all('.v-chat-line').map((line) => line.querySelector('.v-chat-line__head') !== null);
/** Gives the list a height that jsdom doesn't lay out. */
const layOut = (scrollHeight: number): HTMLElement => {
  const list = page.find('[role=log]');
  Object.defineProperty(list, 'scrollHeight', { value: scrollHeight, configurable: true });
  Object.defineProperty(list, 'clientHeight', { value: 200, configurable: true });
  return list;
};
const scroll = (to: number) =>
  act(async () => {
    const list = page.find('[role=log]');
    list.scrollTop = to;
    list.dispatchEvent(new Event('scroll'));
  });

describe('a message', () => {
  it('is sent by the form, without spaces around it, and the field is empty for the next', async () => {
    await show([]);
    expect(page.text()).toContain(t('room.chat.empty'));
    expect(page.isDisabled(t('room.chat.send'))).toBe(true);
    await page.type(field, '  Hello  ');
    expect(page.isDisabled(t('room.chat.send'))).toBe(false);
    await submit();
    expect(page.delivered).toEqual([{ name: 'chat.send', payload: { text: 'Hello' } }]);
    expect(page.find<HTMLTextAreaElement>(field).value).toBe('');
    expect(document.activeElement).toBe(page.find(field));
  });

  it('of spaces alone is not sent, and stays as it was typed', async () => {
    await show([]);
    await page.type(field, '   ');
    expect(page.isDisabled(t('room.chat.send'))).toBe(true);
    await submit();
    expect(page.delivered).toEqual([]);
    expect(page.find<HTMLTextAreaElement>(field).value).toBe('   ');
  });

  it('that is half written outlives a reload, each room for itself', async () => {
    await show([]);
    await page.type(field, 'Half a');
    await page.show(null);
    await show([]);
    await page.eventually(() => expect(page.find<HTMLTextAreaElement>(field).value).toBe('Half a'));
    await page.show(<ChatPanel />, { identity: { path: 'autumn' } });
    await page.eventually(() => expect(page.find<HTMLTextAreaElement>(field).value).toBe(''));
  });

  it('may be written while the room cannot be heard; the field says so', async () => {
    await show([], {}, { connection: 'reconnecting' });
    expect(page.text()).toContain(t('room.connection.offlineChat'));
    await show([]);
    expect(page.text()).not.toContain(t('room.connection.offlineChat'));
  });

  it('is written by nobody in a chat that is closed to them', async () => {
    await show([], { commands: [] });
    expect(page.all('form')).toEqual([]);
    expect(page.text()).toContain(t('room.chat.closed'));
  });

  it('on its way says so, and one that did not arrive is sent again or dropped', async () => {
    await show([message('1')], {}, { outbox: [waiting('sending')] });
    expect(page.text()).toContain(t('room.chat.sending'));
    expect(page.all('[role=alert]')).toEqual([]);
    await show([message('1')], {}, { outbox: [waiting('failed')] });
    expect(page.find('[role=alert]').textContent).toContain(t('room.chat.failed'));
    const [retryDelivery, discardDelivery] = [vi.fn(), vi.fn()];
    await act(async () => page.store.set(roomClientAtom, { retryDelivery, discardDelivery } as unknown as RoomClient));
    await page.press(t('common.action.retry'));
    await page.press(t('common.action.discard'));
    expect([retryDelivery.mock.calls, discardDelivery.mock.calls]).toEqual([[['w']], [['w']]]);
  });

  it('is shown with who wrote it and when; a guide is marked, and oneself is "you"', async () => {
    await show([message('1'), own('2')]);
    const [first, second] = page.all('.v-chat-line__head');
    expect(first?.textContent).toMatch(new RegExp(`^Mara${t('room.role.GUIDE')}.*:00`));
    expect(first?.querySelector('time')?.getAttribute('datetime')).toBe('2026-01-01T10:00:00Z');
    expect(second?.textContent).toMatch(new RegExp(`^${t('room.chat.you')}`));
    expect(second?.textContent).not.toContain(t('room.role.GUIDE'));
    expect(page.all('.v-chat-line--own')).toHaveLength(1);
  });

  it('of the same person goes on under the same head for five minutes', async () => {
    await show([
      message('1'),
      message('2', { sentAt: '2026-01-01T10:04:59Z' }),
      message('3', { sentAt: '2026-01-01T10:09:59Z' }),
      own('4', { sentAt: '2026-01-01T10:09:59Z' }),
      message('5', { sentAt: '2026-01-01T10:09:59Z' }),
    ]);
    expect(heads()).toEqual([true, false, true, true, true]);
    await show([own('1')], {}, { outbox: [waiting('sending')] });
    expect(heads(), 'what is on its way has no time yet').toEqual([true, false]);
  });

  it('has its links, and none of what only looks like one', async () => {
    await show([message('1', { text: 'See https://shop.example/mug and javascript:alert(1)' })]);
    expect(page.all('a').map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
      ['https://shop.example/mug', 'noopener noreferrer nofollow ugc'],
    ]);
  });

  it('that was removed says so in place of its text', async () => {
    await show([message('1', { text: '', isRemoved: true })]);
    expect(page.find('.v-chat-line__text').textContent).toBe(t('room.chat.removed'));
  });
});

describe('the list', () => {
  it('follows new messages while its reader is at the end, and leaves who reads further up alone', async () => {
    await show([message('1')]);
    layOut(1_000);
    await page.change({ chat: [message('1'), message('2')] });
    expect(page.find('[role=log]').scrollTop).toBe(1_000);
    await scroll(721);
    expect(page.all('.v-chat__to-end'), 'within 80 px of the end').toEqual([]);
    await scroll(720);
    expect(page.all('.v-chat__to-end')).toHaveLength(1);
    await page.change({ chat: [message('1'), message('2'), message('3')] });
    expect(page.find('[role=log]').scrollTop).toBe(720);
    await page.press(t('room.chat.toLatest'));
    expect(page.find('[role=log]').scrollTop).toBe(1_000);
    expect(page.all('.v-chat__to-end')).toEqual([]);
  });

  it('goes to the end with what one sends oneself', async () => {
    await show([message('1')]);
    layOut(1_000);
    await scroll(0);
    await page.type(field, 'Hello');
    await submit();
    expect(page.find('[role=log]').scrollTop).toBe(1_000);
  });

  it('that is open has been read, but for what one wrote oneself', async () => {
    await show([message('1'), own('2'), message('3')]);
    expect(page.store.get(seenChatAtom)).toBe(2);
    await page.change({ chat: [message('1'), own('2'), message('3'), message('4')] });
    expect(page.store.get(seenChatAtom)).toBe(3);
  });
});

describe('a guide removes messages', () => {
  const asGuide = (chat: Message[], commands: RoomSnapshot['commands'] = ['chat.send', 'chat.remove']) =>
    show(chat, { self: self({ type: 'GUIDE', role: 'guide' }), commands });
  const removers = () => page.all('.v-chat-line__remove');
  const reachable = () => removers().map((button) => button.tabIndex);
  const key = async (name: string) => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
    await act(async () => void document.activeElement?.dispatchEvent(event));
    return event.defaultPrevented;
  };

  it('after a question, each but those that are removed or still on their way', async () => {
    await asGuide([message('1'), message('2', { isRemoved: true }), own('3')]);
    expect(removers().map((button) => button.getAttribute('aria-label'))).toEqual([
      t('guide.chat.remove', { name: 'Mara' }),
      t('guide.chat.remove', { name: 'Ann' }),
    ]);
    await act(async () => removers()[0]?.click());
    expect(page.store.get(roomModalAtom)).toEqual({ type: 'remove-message', messageId: '1' });
    await asGuide([own('1')], ['chat.send']);
    expect(removers()).toEqual([]);
  });

  it('by one stop of the tab key, the newest to begin with, and arrow keys between them', async () => {
    await asGuide([message('1'), message('2'), message('3')]);
    expect(reachable()).toEqual([-1, -1, 0]);
    removers()[2]?.focus();
    expect(await key('ArrowUp')).toBe(true);
    expect([reachable(), document.activeElement]).toEqual([[-1, 0, -1], removers()[1]]);
    await key('Home');
    expect([reachable(), document.activeElement]).toEqual([[0, -1, -1], removers()[0]]);
    expect(await key('ArrowUp'), 'there is none above').toBe(false);
    await key('ArrowDown');
    expect(document.activeElement).toBe(removers()[1]);
    await key('End');
    expect(document.activeElement).toBe(removers()[2]);
    expect(await key('ArrowDown')).toBe(false);
    expect(await key('a')).toBe(false);
    expect(reachable()).toEqual([-1, -1, 0]);
  });

  it('and comes back to the one that was asked about', async () => {
    await asGuide([message('1'), message('2'), message('3')]);
    await act(async () => removers()[1]?.click());
    expect(reachable()).toEqual([-1, 0, -1]);
    await page.change({ chat: [message('1'), message('2', { isRemoved: true }), message('3')] });
    expect(reachable(), 'the newest where that is gone').toEqual([-1, 0]);
  });
});
