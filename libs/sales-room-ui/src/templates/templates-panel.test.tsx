// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { EVERY_COMMAND, roomPage, t } from '../testing/room-page.tsx';
import { attendee, IDS, self } from '../testing/room-snapshot.ts';
import { TemplatesPanel } from './templates-panel.tsx';

const page = roomPage();
const GUIDE: Partial<RoomSnapshot> = { self: self({ type: 'GUIDE', role: 'guide' }), commands: EVERY_COMMAND };
const show = (changes: Partial<RoomSnapshot> = {}, client = {}) =>
  page.show(<TemplatesPanel />, { room: { ...GUIDE, ...changes }, client });
const lines = () => page.all('.v-template-lines li').map(({ textContent }) => textContent);
const submit = () => act(async () => page.find<HTMLFormElement>('form').requestSubmit());
const write = (text: string) => page.type('textarea', text);

beforeEach(() =>
  vi.stubGlobal('fetch', async () =>
    Response.json({
      product: {
        id: IDS.product,
        apiAlias: 'product',
        translated: { name: 'Mug' },
        calculatedPrice: { unitPrice: 20, totalPrice: 20, quantity: 1 },
      },
      configurator: [],
    }),
  ),
);

describe('asking everybody', () => {
  const client = (attendeeId: string, cartAccess: string) =>
    attendee({ attendeeId, insights: { cartAccess, wishlistAccess: 'none' } as never });

  it('asks those who have not been asked yet, and says how many', async () => {
    await show({ attendees: [client('ann', 'none'), client('bob', 'granted'), client('cleo', 'none')] });
    await page.press(t('guide.templates.askCarts'));
    expect(page.sent).toEqual([
      { name: 'access.request', payload: { attendeeId: 'ann', kind: 'cart' } },
      { name: 'access.request', payload: { attendeeId: 'cleo', kind: 'cart' } },
    ]);
    expect(page.notices()).toContain(t('guide.templates.asked', { count: 2 }));
  });

  it('is not offered where nobody is left to ask, or the room would refuse it', async () => {
    await show({ attendees: [client('bob', 'granted')] });
    expect([page.isDisabled(t('guide.templates.askCarts')), page.isDisabled(t('guide.templates.askWishlists'))]).toEqual([true, false]);
    await show({ attendees: [client('ann', 'none')], commands: [] });
    expect(page.isDisabled(t('guide.templates.askWishlists'))).toBe(true);
  });
});

describe('the shown product', () => {
  it('goes into the chat with its name and its address', async () => {
    await show({ shownProductId: IDS.product });
    await page.eventually(() => expect(page.isDisabled(t('guide.templates.sendProduct'))).toBe(false));
    await page.press(t('guide.templates.sendProduct'));
    expect(page.delivered).toEqual([{ name: 'chat.send', payload: { text: `Mug: ${window.location.origin}/detail/${IDS.product}` } }]);
  });

  it('is said to be none where none is shown', async () => {
    await show();
    expect(page.text()).toContain(t('guide.templates.noProduct'));
    expect(page.isDisabled(t('guide.templates.sendProduct'))).toBe(true);
  });
});

describe('lines for the chat', () => {
  it('are suggested at first, sent by one press, added, and taken away with a way back', async () => {
    await show();
    expect(lines()).toEqual([t('guide.templates.lineQuestions'), t('guide.templates.lineLikes'), t('guide.templates.lineCart')]);
    await page.press(t('guide.templates.sendLine', { line: t('guide.templates.lineLikes') }));
    expect(page.delivered).toEqual([{ name: 'chat.send', payload: { text: t('guide.templates.lineLikes') } }]);
    expect(page.notices()).toContain(t('guide.templates.sent'));

    await write('  Look at the glaze.  ');
    await submit();
    expect(lines()).toHaveLength(4);
    expect(lines()[3]).toBe('Look at the glaze.');
    expect(page.find<HTMLTextAreaElement>('textarea').value, 'the field is free for the next').toBe('');
    await write('Look at the glaze.');
    await submit();
    expect(page.text()).toContain(t('guide.templates.knownLine'));
    expect(page.find<HTMLTextAreaElement>('textarea').value, 'nothing typed is lost').toBe('Look at the glaze.');
    expect(lines()).toHaveLength(4);
    await write('Look at the rim.');
    expect(page.text()).not.toContain(t('guide.templates.knownLine'));

    const all = lines();
    await page.press(t('guide.templates.removeLine', { line: t('guide.templates.lineQuestions') }));
    expect(lines()).toEqual(all.slice(1));
    await page.followNotice();
    expect(lines()).toEqual(all);
  });

  it('can be none at all', async () => {
    await show();
    while (lines().length > 0) await act(async () => page.find('.v-template-lines li button:last-child').click());
    expect(page.text()).toContain(t('guide.templates.noLines'));
  });

  it('cannot be sent where the room would refuse it', async () => {
    await show({ commands: [] });
    await write('One more');
    await submit();
    expect(page.isDisabled(t('guide.templates.sendLine', { line: 'One more' }))).toBe(true);
  });
});
