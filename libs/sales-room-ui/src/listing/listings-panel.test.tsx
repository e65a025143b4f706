// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { editedListingAtom } from '../room/screen-atoms.ts';
import { EVERY_COMMAND, roomPage, t } from '../testing/room-page.tsx';
import { IDS, room, self } from '../testing/room-snapshot.ts';
import { ListingsPanel } from './listings-panel.tsx';

interface Listing {
  id: string;
  name: string;
  productIds: string[];
  search: string | null;
  isPublished: boolean;
  index: number | null;
}

const [DRAFT, LIVE, MADE] = ['5', '6', '7'].map((digit) => digit.repeat(32)) as [string, string, string];
const draft = (changes: Partial<Listing> = {}): Listing => ({
  id: DRAFT,
  name: 'Mugs',
  productIds: [IDS.product, IDS.other],
  search: null,
  isPublished: false,
  index: null,
  ...changes,
});
const page = roomPage();
/** What the room's server keeps, what it was asked, and whether it refuses. */
let listings: Listing[];
let asked: { call: string; body: Record<string, unknown> }[];
let isRefusing: boolean;

beforeEach(() => {
  [listings, asked, isRefusing] = [[draft()], [], false];
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
    const request = input instanceof Request ? input : new Request(new URL(input, location.href), init);
    const path = new URL(request.url).pathname;
    if (!path.includes('/instant-listing')) {
      const elements = [IDS.product, IDS.other].map((id, index) => ({
        id,
        apiAlias: 'product',
        name: `Product ${index}`,
        translated: { name: `Product ${index}` },
      }));
      return Response.json({
        apiAlias: 'product_listing',
        elements,
        total: 2,
        page: 1,
        limit: 24,
        aggregations: {},
        sorting: '',
        availableSortings: [],
      });
    }
    const text = await request.text();
    const call = `${request.method} ${path.replace(/^.*instant-listing/, '')}`.trim();
    if (call !== 'GET') asked.push({ call, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) });
    if (call !== 'GET' && isRefusing) return Response.json({ error: { code: 'internal', detail: 'No.' } }, { status: 500 });
    if (call === 'POST') {
      listings = [...listings, draft({ id: MADE, name: 'New', productIds: [] })];
      return Response.json({ index: 3, extensions: { vitrine: { id: MADE, isPublished: false } } }, { status: 201 });
    }
    if (request.method === 'DELETE')
      return ((listings = listings.filter(({ id }) => !path.endsWith(id))), new Response(null, { status: 204 }));
    if (call.endsWith('/publish')) return Response.json({ index: 1, extensions: { vitrine: { id: DRAFT, isPublished: true } } });
    if (request.method === 'PATCH')
      return Response.json({ id: DRAFT, title: 'x', pickedProductIds: [], extensions: { vitrine: { index: null, isPublished: false } } });
    return Response.json({ listings });
  });
});

const GUIDE = { self: self({ type: 'GUIDE', role: 'guide' }), commands: EVERY_COMMAND };
const show = (changes: Partial<RoomSnapshot> = {}) =>
  page.show(<ListingsPanel />, { room: { ...GUIDE, slides: [], ...changes }, identity: { viewerType: 'guide' } });
async function edit(listing = draft(), changes: Partial<RoomSnapshot> = {}): Promise<void> {
  listings = [listing];
  page.store.set(editedListingAtom, listing.id);
  await show(changes);
  await page.eventually(() => page.control(t('guide.listing.back')));
}
const calls = () => asked.map(({ call }) => call);
/** The button of a question, not the one that asked it; the code of modals comes with the first one. */
const confirm = async (name: string) => {
  const answer = () => {
    const button = page.all('[role=dialog] button, [role=alertdialog] button').find(({ textContent }) => textContent === name);
    if (button === undefined) throw new Error(`There is no ${name} in a dialog`);
    return button;
  };
  await page.eventually(answer);
  await act(async () => answer().click());
};

describe('instant listings', () => {
  it('are listed with what is in them, drafts apart from slides', async () => {
    listings = [draft(), draft({ id: LIVE, name: 'Blue', search: 'blue', isPublished: true, index: 1 })];
    await show();
    await page.eventually(() => expect(page.all('.v-listings__list li')).toHaveLength(2));
    const [first, second] = page.all('.v-listings__list li').map(({ textContent }) => textContent);
    expect(first).toBe(`Mugs${t('guide.listing.selected', { count: 2 })}${t('guide.listing.draft')}`);
    expect(second).toBe(`Blueblue${t('guide.listing.live')}`);
  });

  it('are said to be none where there are none', async () => {
    listings = [];
    await show();
    await page.eventually(() => expect(page.text()).toContain(t('guide.listing.emptyTitle')));
  });

  it('are made, and opened at once', async () => {
    await show();
    await page.press(t('guide.listing.new'));
    await page.eventually(() => expect(page.find<HTMLInputElement>('input[type=text]').value).toBe('New'));
    expect(asked).toMatchObject([{ call: 'POST', body: { pageName: t('guide.listing.newName'), productIds: [] } }]);
    await page.press(t('guide.listing.back'));
    expect(page.all('.v-listings__list li')).toHaveLength(2);
  });

  it('are not made where the server refuses, nor after the end', async () => {
    isRefusing = true;
    await show();
    await page.press(t('guide.listing.new'));
    await page.eventually(() => expect(page.notices()).toEqual([t('guide.listing.failed')]));
    expect(page.isDisabled(t('guide.listing.new'))).toBe(false);
    const { appointment } = room();
    await page.change({ appointment: { ...appointment, status: 'ended' } });
    expect(page.isDisabled(t('guide.listing.new'))).toBe(true);
  });

  it('are opened by a press', async () => {
    await show();
    await page.eventually(() => page.find('.v-listings__list button'));
    await act(async () => page.find('.v-listings__list button').click());
    expect(page.store.get(editedListingAtom)).toBe(DRAFT);
  });
});

describe('a listing that is edited', () => {
  it.each<[string, Partial<Listing>, boolean[]]>([
    ['of two products', {}, [false, false, false]],
    ['of one product', { productIds: [IDS.product] }, [true, false, false]],
    ['of none', { productIds: [] }, [true, true, true]],
  ])('offers what can be done with it: %s', async (_what, changes, isOff) => {
    await edit(draft(changes));
    expect(
      ['guide.listing.sort', 'guide.listing.removeAll', 'guide.listing.publish'].map((key) =>
        page.isDisabled(t(key as 'guide.listing.sort')),
      ),
    ).toEqual(isOff);
    expect(page.isDisabled(t('guide.listing.discard'))).toBe(true);
    expect(page.text()).toContain(t('guide.listing.draft'));
  });

  it('that is a slide is neither published again nor emptied', async () => {
    await edit(draft({ isPublished: true, index: 1 }));
    expect(page.isDisabled(t('guide.listing.removeAll'))).toBe(true);
    expect(page.text()).toContain(t('guide.listing.live'));
    expect(() => page.control(t('guide.listing.publish'))).toThrow();
  });

  it('needs a name', async () => {
    await edit();
    expect(page.text()).not.toContain(t('common.form.required'));
    await page.type('input[type=text]', ' ');
    expect([page.text().includes(t('common.form.required')), page.isDisabled(t('guide.listing.publish'))]).toEqual([true, true]);
    await page.type('input[type=text]', 'Cups');
    expect([page.text().includes(t('common.form.required')), page.isDisabled(t('guide.listing.discard'))]).toEqual([false, false]);
  });

  it('shows its products, which are put in and taken out', async () => {
    await edit(draft({ productIds: [IDS.product] }));
    await page.eventually(() => page.control(t('guide.listing.remove', { name: 'Product 0' })));
    expect(page.text()).toContain(t('guide.listing.selected', { count: 1 }));
    await page.press(t('guide.listing.remove', { name: 'Product 0' }));
    expect(page.text()).toContain(t('guide.listing.selected', { count: 0 }));
  });

  it('may be a search instead, and a list again', async () => {
    await edit();
    const fields = () => page.all<HTMLInputElement>('input[type=text]').map(({ value }) => value);
    await page.eventually(() => expect(fields()).toEqual(['Mugs']));
    await act(async () => page.find('input[role=switch], input[type=checkbox]').click());
    expect([fields(), page.all('.v-listing-editor__products').length]).toEqual([['Mugs', ''], 0]);
  });

  it('is emptied only after a question', async () => {
    await edit();
    await page.press(t('guide.listing.removeAll'));
    await page.eventually(() => expect(page.text()).toContain(t('guide.listing.removeAllText')));
    await confirm(t('guide.listing.removeAll'));
    expect(page.text()).toContain(t('guide.listing.selected', { count: 0 }));
  });

  it('goes back to what it was only after a question', async () => {
    await edit();
    await page.type('input[type=text]', 'Cups');
    await page.press(t('guide.listing.discard'));
    await page.eventually(() => expect(page.text()).toContain(t('guide.listing.discardText')));
    await confirm(t('guide.listing.discard'));
    expect(page.find<HTMLInputElement>('input[type=text]').value).toBe('Mugs');
  });

  it('is deleted only after a question, and closed then', async () => {
    await edit();
    await page.press(t('guide.listing.delete'));
    await page.eventually(() => expect(page.text()).toContain(t('guide.listing.deleteText', { name: 'Mugs' })));
    await confirm(t('guide.listing.delete'));
    await page.eventually(() => expect(page.notices()).toEqual([t('guide.listing.deleted')]));
    expect([calls(), page.store.get(editedListingAtom)]).toEqual([[`DELETE /${DRAFT}`], null]);
  });

  it('stays where deleting is refused', async () => {
    await edit();
    isRefusing = true;
    await page.press(t('guide.listing.delete'));
    await confirm(t('guide.listing.delete'));
    await page.eventually(() => expect(page.notices()).toEqual([t('guide.listing.failed')]));
    expect(page.store.get(editedListingAtom)).toBe(DRAFT);
  });

  it('is sorted step by step, within its ends', async () => {
    await edit();
    await page.press(t('guide.listing.sort'));
    await page.eventually(() => page.control(t('guide.listing.moveUp', { name: 'Product 1' })));
    const order = () => page.all('[role=dialog] [data-product-id]').map(({ dataset }) => dataset['productId']);
    expect([
      order(),
      page.isDisabled(t('guide.listing.moveUp', { name: 'Product 0' })),
      page.isDisabled(t('guide.listing.moveDown', { name: 'Product 1' })),
    ]).toEqual([[IDS.product, IDS.other], true, true]);
    expect(page.isDisabled(t('guide.listing.moveDown', { name: 'Product 0' }))).toBe(false);
    await page.press(t('guide.listing.moveDown', { name: 'Product 0' }));
    expect(order()).toEqual([IDS.other, IDS.product]);
    await page.press(t('guide.listing.moveUp', { name: 'Product 0' }));
    expect(order()).toEqual([IDS.product, IDS.other]);
  });

  it('of 500 products is sorted in a list that draws what is seen of it, and 200 px beyond', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return this.classList.contains('v-virtual-list') ? 345 : 0;
    });
    await edit(draft({ productIds: Array.from({ length: 500 }, (_, index) => index.toString(16).padStart(32, '0')) }));
    await page.press(t('guide.listing.sort'));
    await page.eventually(() => page.find('[role=dialog] .v-virtual-list'));
    const drawn = () => page.all('[role=dialog] [data-index]').map(({ dataset }) => Number(dataset['index']));
    expect([drawn()[0], drawn().at(-1)]).toEqual([0, 7]);
    await act(async () => {
      page.find('.v-virtual-list').scrollTop = 6_900;
      page.find('.v-virtual-list').dispatchEvent(new Event('scroll'));
    });
    expect([drawn()[0], drawn().at(-1)]).toEqual([97, 107]);
    expect(page.find('[role=dialog] [data-index]').getAttribute('aria-setsize')).toBe('500');
  });
});

describe('a listing that is published', () => {
  const slides = [0, 1].map((index) => ({
    index,
    groupId: String(index).repeat(32),
    sectionId: 'a'.repeat(32),
    name: `Slide ${index}`,
    kind: 'cms' as const,
    isInstantListing: false,
    pickedProductsCount: 0,
    notes: null,
  }));
  const publish = async (changes: Partial<RoomSnapshot> = {}) => {
    await edit(draft(), { slides, currentSlide: 1, ...changes });
    await page.press(t('guide.listing.publish'));
  };
  const dialogs = () => page.all('[role=dialog], [role=alertdialog]').length;

  it('comes after the slide that is shown, and everybody goes there', async () => {
    await publish();
    await confirm(t('guide.listing.publish'));
    await page.eventually(() => expect(page.notices()).toEqual([t('guide.listing.published')]));
    expect(asked.at(-1)).toMatchObject({ call: `POST /${DRAFT}/publish`, body: { currentPageGroupId: '1'.repeat(32), goTo: true } });
    expect(dialogs()).toBe(0);
  });

  it('comes last where that is wished, and nobody goes there who may not be led', async () => {
    await publish({ commands: [] });
    await page.eventually(() => page.find('[role=dialog] select, [role=alertdialog] select'));
    await page.choose(page.find('[role=dialog] select, [role=alertdialog] select'), '');
    await confirm(t('guide.listing.publish'));
    await page.eventually(() => expect(calls()).toEqual([`POST /${DRAFT}/publish`]));
    expect(asked.at(-1)?.body).toMatchObject({ goTo: false });
    expect(asked.at(-1)?.body['currentPageGroupId']).toBeUndefined();
  });

  it('is stored first, and not published where that fails', async () => {
    await edit(draft(), { slides });
    isRefusing = true;
    await page.type('input[type=text]', 'Cups');
    await page.press(t('guide.listing.publish'));
    await confirm(t('guide.listing.publish'));
    await page.eventually(() => expect(page.notices()).toEqual([t('guide.listing.failed')]));
    expect([calls(), page.text().includes(t('guide.listing.saveFailed'))]).toEqual([['PATCH'], true]);
  });
});
