// @vitest-environment jsdom
import { act } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { preloadModal } from '@vitrine/ui';
import { roomClientAtom } from '../room/room-atoms.ts';
import { type RoomModal, roomModalAtom } from '../room/screen-atoms.ts';
import { roomPage, type ShownRoom, t } from '../testing/room-page.tsx';
import { attendee, IDS, self } from '../testing/room-snapshot.ts';
import { RoomModals } from './room-modals.tsx';

beforeAll(preloadModal);

const page = roomPage();
const GUIDE = self({ type: 'GUIDE', role: 'guide' });
const COMMANDS: RoomSnapshot['commands'] = [
  'appointment.start',
  'appointment.end',
  'appointment.lock',
  'attendee.mute-all',
  'attendee.remove',
  'chat.remove',
];
const open = async (modal: RoomModal | null, changes: Partial<RoomSnapshot> = {}, shown: ShownRoom = {}) => {
  page.store.set(roomModalAtom, modal);
  await page.show(<RoomModals />, {
    room: { self: GUIDE, commands: COMMANDS, ...changes },
    identity: { viewerType: 'guide' },
    ...shown,
  });
};
const dialog = () => page.all('[role=alertdialog], [role=dialog]')[0];
const openModal = () => page.store.get(roomModalAtom);
const isGone = () => page.eventually(() => expect(dialog()).toBeUndefined());
const refuse = () => {
  page.answer = () => {
    throw new Error('no');
  };
};
const message = { id: 'm', commandId: 'c', attendeeId: IDS.bob, type: 'CLIENT' as const, name: 'Bob', text: 'Rude', sentAt: '' };
/** Every modal that asks before something: how it is opened, what it says, what its button is called and what that sends. */
const QUESTIONS = [
  [{ type: 'start' }, 'guide.start.title', 'guide.start.confirm', 'primary', 'appointment.start', {}],
  [{ type: 'end' }, 'guide.end.title', 'guide.end.confirm', 'danger', 'appointment.end', {}],
  [
    { type: 'mute-all' },
    'guide.muteAll.title',
    'guide.muteAll.confirm',
    'primary',
    'attendee.mute-all',
    { kinds: ['audio'], keepOff: true },
  ],
  [
    { type: 'remove', attendeeId: IDS.bob },
    'guide.attendees.removeTitle',
    'guide.attendees.remove',
    'danger',
    'attendee.remove',
    { attendeeId: IDS.bob },
  ],
  [
    { type: 'remove-message', messageId: 'm' },
    'guide.chat.removeTitle',
    'guide.chat.removeConfirm',
    'danger',
    'chat.remove',
    { messageId: 'm' },
  ],
] as const;
const BOB = { attendees: [attendee()], chat: [message] };

describe('a question before something that concerns everybody', () => {
  it.each(QUESTIONS)('%j is answered by a press, which the focus is on', async (modal, title, confirm, look, name, payload) => {
    page.answer = () => ({ count: 1 });
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    await open(modal, BOB);
    expect(dialog()?.textContent).toContain(t(title, { name: 'Bob' }));
    const button = page.all('.v-modal-actions button').at(-1);
    expect(button?.textContent).toBe(t(confirm));
    expect(button?.className).toContain(`v-button--${look}`);
    expect(document.activeElement).toBe(button);
    await act(async () => button?.click());
    expect(page.sent).toEqual([{ name, payload }]);
  });

  it('to mute all may leave it to everybody to speak again', async () => {
    page.answer = () => ({ count: 1 });
    await open({ type: 'mute-all' });
    const keepsOff = page.find<HTMLInputElement>('[role=alertdialog] input[type=checkbox]');
    expect(keepsOff.checked).toBe(true);
    await act(async () => keepsOff.click());
    await act(async () => page.all('.v-modal-actions button').at(-1)?.click());
    expect(page.sent).toEqual([{ name: 'attendee.mute-all', payload: { kinds: ['audio'], keepOff: false } }]);
  });

  it.each(QUESTIONS)('%j is put away without an answer', async (modal) => {
    await open(modal, BOB);
    await page.press(t('common.action.cancel'));
    expect(openModal()).toBeNull();
    await isGone();
    await open(modal, BOB);
    await page.press(t('common.action.close'));
    expect(openModal()).toBeNull();
    expect(page.sent).toEqual([]);
  });

  it.each(QUESTIONS)('%j cannot be answered with yes while the room would refuse it', async (modal, _title, confirm) => {
    await open(modal, { ...BOB, commands: [] });
    expect(page.all('.v-modal-actions button').at(-1)?.textContent).toBe(t(confirm));
    expect(page.all('.v-modal-actions button').at(-1)?.matches(':disabled')).toBe(true);
    await page.change({ commands: COMMANDS });
    expect(page.all('.v-modal-actions button').at(-1)?.matches(':disabled')).toBe(false);
  });

  it.each(QUESTIONS)('%j waits for the answer of the room', async (modal) => {
    page.answer = () => new Promise(() => undefined);
    await open(modal, BOB);
    await act(async () => page.all('.v-modal-actions button').at(-1)?.click());
    expect(page.all('.v-modal-actions .v-button--pending')).toHaveLength(1);
    expect(page.text()).not.toContain(t('guide.muteAll.doneCount', { count: 0 }));
  });

  it.each(QUESTIONS)('%j stays open where the room refuses, and says so', async (modal) => {
    refuse();
    await open(modal, BOB);
    await act(async () => page.all('.v-modal-actions button').at(-1)?.click());
    expect(openModal()).toEqual(modal);
    expect(page.notices()).toEqual([t('common.error.general')]);
  });

  it.each(QUESTIONS.slice(0, 4))('%j is gone once the room has done it', async (modal) => {
    page.answer = () => ({ count: 2 });
    await open(modal, BOB);
    await act(async () => page.all('.v-modal-actions button').at(-1)?.click());
    await page.eventually(() => expect(openModal()).toBeNull());
  });
});

describe('the start', () => {
  it('says how many wait', async () => {
    await open({ type: 'start' }, { attendees: [attendee(), attendee({ attendeeId: '4', status: 'waiting' })] });
    expect(dialog()?.textContent).toContain(t('guide.start.text', { count: 1 }));
    expect(t('guide.start.text', { count: 1 })).not.toBe(t('guide.start.text', { count: 2 }));
  });
});

describe('muting everybody', () => {
  it('says how many were muted', async () => {
    page.answer = () => ({ count: 3 });
    await open({ type: 'mute-all' });
    await page.press(t('guide.muteAll.confirm'));
    expect(page.notices()).toEqual([t('guide.muteAll.doneCount', { count: 3 })]);
  });
});

describe('leaving', () => {
  it('brings a client to the page for whoever has left', async () => {
    await open({ type: 'leave' }, { self: self() }, { identity: { viewerType: 'client' } });
    expect(dialog()?.textContent).toContain(t('room.leaveModal.text'));
    expect(page.text(), 'a client cannot end it').not.toContain(t('guide.end.action'));
    await page.press(t('room.leaveModal.confirm'));
    expect(page.calls).toEqual([['leave']]);
    expect(openModal()).toBeNull();
    await page.eventually(() => expect(page.address).toBe('/presentation/spring/leave'));
  });

  it('leaves a guide on the page, which offers the way back', async () => {
    await open({ type: 'leave' });
    expect(dialog()?.textContent).toContain(t('guide.leave.text'));
    await page.press(t('room.leaveModal.confirm'));
    expect(page.calls).toEqual([['leave']]);
    await isGone();
    expect(page.address).toBe('/');
  });

  it('is thought over: nothing happens', async () => {
    await open({ type: 'leave' });
    await page.press(t('room.leaveModal.cancel'));
    expect(openModal()).toBeNull();
    expect(page.calls).toEqual([]);
  });

  it('offers a guide to end the presentation instead, where the room would take it', async () => {
    await open({ type: 'leave' });
    await page.press(t('guide.end.action'));
    expect(openModal()).toEqual({ type: 'end' });
    await open({ type: 'leave' }, { commands: [] });
    expect(page.text()).not.toContain(t('guide.end.action'));
  });

  it('is not offered to end by a client who might be allowed to', async () => {
    await open({ type: 'leave' }, { self: self() });
    expect(page.text()).not.toContain(t('guide.end.action'));
  });

  it('works before the room is connected', async () => {
    await open({ type: 'leave' }, { self: self() });
    await act(async () => page.store.set(roomClientAtom, null));
    await page.press(t('room.leaveModal.confirm'));
    await page.eventually(() => expect(page.address).toBe('/presentation/spring/leave'));
  });
});

describe('removing somebody', () => {
  it('offers to let newcomers in one by one, where the room would take it', async () => {
    await open({ type: 'remove', attendeeId: IDS.bob }, BOB);
    await page.press(t('guide.attendees.remove'));
    expect(page.notices()).toEqual([t('guide.attendees.removedOffer', { name: 'Bob' })]);
  });

  it('offers nothing that the room would refuse', async () => {
    await open({ type: 'remove', attendeeId: IDS.bob }, { ...BOB, commands: ['attendee.remove'] });
    await page.press(t('guide.attendees.remove'));
    await page.eventually(() => expect(openModal()).toBeNull());
    expect(page.notices()).toEqual([]);
  });

  it('names the one of several, and nobody who has gone', async () => {
    await open(
      { type: 'remove', attendeeId: IDS.other },
      { attendees: [attendee(), attendee({ attendeeId: IDS.other, name: 'Mallory' })] },
    );
    expect(dialog()?.textContent).toContain(t('guide.attendees.removeTitle', { name: 'Mallory' }));
    await page.change({ attendees: [] });
    expect(dialog()?.textContent).toContain(t('guide.attendees.removeTitle', { name: '' }));
  });
});

describe('removing a message', () => {
  it('shows which, and whose', async () => {
    await open({ type: 'remove-message', messageId: 'm' }, { chat: [{ ...message, id: 'o', text: 'Fine', name: 'Ann' }, message] });
    expect(page.find('blockquote').textContent).toBe('Rude');
    expect(dialog()?.textContent).toContain(t('guide.chat.removeText', { name: 'Bob' }));
  });

  it.each([
    ['is removed', [{ ...message, isRemoved: true as const }]],
    ['is not there any more', []],
  ])('is over once it %s, by whichever guide', async (_how, chat) => {
    await open({ type: 'remove-message', messageId: 'm' }, { chat: [message] });
    expect(dialog()).toBeDefined();
    await page.change({ chat });
    expect(openModal()).toBeNull();
    await isGone();
  });

  it('stays as long as nobody has removed it', async () => {
    await open({ type: 'remove-message', messageId: 'm' }, { chat: [message] });
    await page.press(t('guide.chat.removeConfirm'));
    expect(openModal()).not.toBeNull();
  });
});

describe('no modal', () => {
  it('is shown where none was asked for', async () => {
    await open(null);
    expect(dialog()).toBeUndefined();
  });

  it('asks about people of a room that is not entered', async () => {
    await open({ type: 'remove-message', messageId: 'm' }, { chat: [] });
    expect(dialog()).toBeUndefined();
    expect(openModal()).toBeNull();
  });
});

describe("an attendee's figures", () => {
  const insights = {
    cartAccess: 'none',
    wishlistAccess: 'none',
    likedProductIds: [],
    lastSeenProductIds: [],
    turnover: { cartSum: 1234.5, productCount: 12, lineItemCount: 7, currencyIsoCode: 'EUR' },
    invitationAnswer: null,
  } as unknown as NonNullable<RoomSnapshot['attendees'][number]['insights']>;
  const rows = () =>
    Object.fromEntries(page.all('dt').map((term) => [term.textContent, (term.nextElementSibling?.textContent ?? '').trim()]));
  const figures = (changes: Parameters<typeof attendee>[0]) =>
    open(
      { type: 'statistics', attendeeId: IDS.bob },
      { attendees: [attendee({ attendeeId: IDS.guide, name: 'Mara' }), attendee({ insights, ...changes })] },
    );

  it('are the sum of the cart in its currency, the products and the lines', async () => {
    await figures({});
    expect(dialog()?.textContent).toContain(t('guide.statistics.title', { name: 'Bob' }));
    expect(rows()).toMatchObject({
      [t('guide.statistics.cartSum')]: '€1,234.50',
      [t('guide.statistics.products')]: '12',
      [t('guide.statistics.lineItems')]: '7',
    });
    expect(rows()[t('guide.statistics.joinedAt')]).toContain('2026');
  });

  it("are in the page's currency where the cart has none", async () => {
    await figures({ insights: { ...insights, turnover: { cartSum: 3, productCount: 1, lineItemCount: 1, currencyIsoCode: '' } } as never });
    expect(rows()[t('guide.statistics.cartSum')]).toBe('$3.00');
  });

  it('are none before anything is known', async () => {
    await figures({ joinedAt: null, insights: { ...insights, turnover: null } as never });
    expect(rows()).toEqual({
      [t('guide.statistics.cartSum')]: t('common.state.none'),
      [t('guide.statistics.products')]: '0',
      [t('guide.statistics.lineItems')]: '0',
    });
    expect(page.text()).toContain(t('guide.onBehalf.emptyList'));
  });

  it('are not shown of somebody who has gone, or of whom nothing is known', async () => {
    await figures({ insights: null });
    expect(dialog()).toBeUndefined();
    await open({ type: 'statistics', attendeeId: 'gone' }, { attendees: [attendee({ insights })] });
    expect(dialog()).toBeUndefined();
  });

  it('are put away', async () => {
    await figures({});
    await page.press(t('common.action.close'));
    expect(openModal()).toBeNull();
  });
});
