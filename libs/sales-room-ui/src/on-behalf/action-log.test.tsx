// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { GuideAction } from '@vitrine/sales-room-protocol';
import { EVERY_COMMAND, roomPage, t } from '../testing/room-page.tsx';
import { IDS } from '../testing/room-snapshot.ts';
import { ActionLog, actionText } from './action-log.tsx';

const page = roomPage();
const act = (change: Partial<GuideAction> = {}): GuideAction => ({
  id: IDS.other,
  number: 1,
  guideName: 'Mara',
  kind: 'cart',
  action: 'add',
  productId: IDS.product,
  label: 'Lamp',
  quantityBefore: 1,
  quantityAfter: 3,
  status: 'done',
  at: '2026-01-01T10:00:00.000Z',
  ...change,
});

describe('what a guide did in somebody’s name', () => {
  const names = { name: 'Mara', product: 'Lamp' };
  it.each<[string, Partial<GuideAction>, string]>([
    ['put more into the cart', {}, t('room.acts.added', { ...names, count: 2 })],
    ['removed a line', { action: 'remove' }, t('room.acts.removed', names)],
    ['changed a number', { action: 'set-quantity' }, t('room.acts.quantity', { ...names, before: 1, after: 3 })],
    ['put something on the wish list', { kind: 'wishlist' }, t('room.acts.listed', names)],
    ['took something from the wish list', { kind: 'wishlist', action: 'remove' }, t('room.acts.unlisted', names)],
    [
      'did something to what has no name',
      { action: 'remove', label: '' },
      t('room.acts.removed', { ...names, product: t('room.acts.something') }),
    ],
  ])('is told: %s', (_what, change, text) => expect(actionText(act(change), t)).toBe(text));
});

describe('the list of it', () => {
  const LIST = '.v-act-log';
  const undo = (each: GuideAction) => t('room.acts.undoOf', { act: actionText(each, t) });
  const show = (acts: GuideAction[], isAllowed = true) =>
    page.show(<ActionLog />, { room: { acts, slides: [], commands: isAllowed ? [...EVERY_COMMAND, 'act.undo'] : EVERY_COMMAND } });

  it('is not there where nothing was done', async () => {
    await show([]);
    expect(page.all(LIST)).toHaveLength(0);
  });

  it('lets what was done be taken back, and says what was', async () => {
    const undone = act({ id: IDS.bob, action: 'remove', status: 'undone' });
    await show([act(), undone]);
    expect(page.all(`${LIST} button`)).toHaveLength(1);
    expect(page.all('[data-act-status]').map(({ textContent }) => textContent.includes(t('room.acts.undone')))).toEqual([false, true]);
    await page.press(undo(act()));
    expect(page.sent).toEqual([{ name: 'act.undo', payload: { actId: IDS.other } }]);
  });

  it('lets nothing be taken back where the room forbids it', async () => {
    await show([act()], false);
    expect(page.isDisabled(undo(act()))).toBe(true);
  });
});
