// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCmsRegistry } from '@vitrine/cms-blocks';
import { CmsRegistryContext } from '@vitrine/commerce';
import type { RoomClient } from '@vitrine/sales-room-client';
import { type RoomSlide, type RoomSnapshot, SLIDE_ERROR_CODES } from '@vitrine/sales-room-protocol';
import { roomClientAtom } from '../room/room-atoms.ts';
import { openProductAtom } from '../room/screen-atoms.ts';
import { roomPage, t } from '../testing/room-page.tsx';
import { IDS, room, self } from '../testing/room-snapshot.ts';
import { roomElements } from './elements.tsx';
import { pageProducts } from './page-products.ts';
import { SlideView } from './slide-view.tsx';
import { useRoomLinkHandler } from './use-room-link-handler.ts';

const page = roomPage();
let answer: () => Response;
beforeEach(() => {
  answer = () => Response.json({}, { status: 500 });
  vi.stubGlobal('fetch', async () => answer());
  vi.stubGlobal('open', vi.fn());
});

const [FIRST] = room().slides as [RoomSlide];
const slide = (change: Partial<RoomSlide> = {}): RoomSlide => ({ ...FIRST, ...change });
const show = (changes: Partial<RoomSnapshot> = {}) => page.show(<SlideView />, { room: { slides: [slide()], ...changes } });
const refusal = (code: string) => () => Response.json({ errors: [{ code, status: '404', detail: 'Not there.' }] }, { status: 404 });
const read =
  (more: object = {}) =>
  () =>
    Response.json({
      cmsPage: { id: IDS.other, apiAlias: 'cms_page', type: 'landingpage', sections: [], translated: {} },
      extensions: {},
      apiAlias: 'pwa_page_result',
      ...more,
    });

describe('a slide', () => {
  it('is awaited where there is none yet, and nothing where it is gone', async () => {
    await show({ slides: [] });
    expect(page.all('.v-slide__skeleton')).toHaveLength(1);
    await page.change({ slides: [slide()], currentSlide: 3 });
    expect([page.all('.v-slide__skeleton').length, page.all('[data-testid=slide]').length]).toEqual([0, 0]);
  });

  it('says which one it is', async () => {
    answer = read();
    await show({ slides: [slide(), slide({ index: 1, sectionId: 'f'.repeat(32) })], currentSlide: 1, currentSlidePage: 1 });
    const element = page.find('[data-testid=slide]');
    expect([element.getAttribute('aria-label'), element.dataset['slideIndex'], element.dataset['slidePage']]).toEqual([
      t('room.slide.current', { index: 2, total: 2 }),
      '1',
      '1',
    ]);
  });

  it.each([
    ['missingProduct', '.v-slide__content', 0],
    ['missingProducts', '.v-slide__content', 0],
  ] as const)('whose content is %s says so in place of it', async (code, selector, count) => {
    answer = refusal(SLIDE_ERROR_CODES[code]);
    await show();
    await page.eventually(() => expect(page.all('.v-slide__skeleton')).toHaveLength(0));
    expect(page.all(selector)).toHaveLength(count);
    expect(page.text()).not.toContain(t('room.slide.failed'));
    expect(page.text()).not.toBe('');
  });

  it('that nobody can read says so', async () => {
    answer = refusal('FRAMEWORK__SOMETHING');
    await show();
    await page.eventually(() => expect(page.text()).toContain(t('room.slide.failed')));
  });

  it.each([
    ['cms', false],
    ['category', false],
    ['listing', true],
    ['product', true],
  ] as const)('of the kind %s shows its name: %s', async (kind, isShown) => {
    answer = read();
    await show({ slides: [slide({ kind, name: 'Spring' })] });
    await page.eventually(() => page.find('.v-slide__content'));
    expect(page.find('h2').textContent).toBe('Spring');
    expect([page.all('h2.v-slide__title').length, page.find('.v-slide__content').className]).toEqual([
      isShown ? 1 : 0,
      `v-slide__content v-slide__content--${kind}`,
    ]);
  });
});

describe('the listing of a slide', () => {
  const [PREVIOUS, NEXT] = [t('common.pagination.previous'), t('common.pagination.next')];
  const registry = createCmsRegistry({ commerce: roomElements });
  const listing = (at: number, name: string) => ({
    elements: [{ id: IDS.product, translated: { name }, calculatedPrice: { unitPrice: 5, totalPrice: 5, quantity: 1 } }],
    total: 48,
    page: at,
    limit: 24,
    aggregations: [],
  });
  const cmsPage = {
    id: IDS.other,
    type: 'product_list',
    translated: {},
    sections: [
      {
        id: 's',
        type: 'default',
        position: 0,
        blocks: [
          {
            id: 'b',
            type: 'product-listing',
            position: 0,
            slots: [{ id: 'x', type: 'product-listing', slot: 'content', config: {}, data: { listing: listing(1, 'Mug') } }],
          },
        ],
      },
    ],
  };
  /** Answers to requests for further pages, in their order. */
  let further: ((response: Response) => void)[];
  beforeEach(async () => {
    further = [];
    await roomElements.ProductListing.preload();
    vi.stubGlobal('fetch', (input: Request | string) =>
      (input instanceof Request ? input.url : input).includes('/products')
        ? new Promise((resolve) => further.push(resolve))
        : Promise.resolve(read({ cmsPage })()),
    );
  });
  const open = async (changes: Partial<RoomSnapshot> = {}) => {
    await page.show(
      <CmsRegistryContext value={registry}>
        <SlideView />
      </CmsRegistryContext>,
      { room: { slides: [slide({ kind: 'listing' })], ...changes } },
    );
    await page.eventually(() => page.find('.v-slide-listing'));
  };
  const isBusy = () => page.find('.v-slide-listing').getAttribute('aria-busy');

  it('is turned by a client for themselves, and busy until the next page is there', async () => {
    await open();
    expect([isBusy(), page.text().includes('Mug'), further.length]).toEqual(['false', true, 0]);
    await page.press(NEXT);
    await page.eventually(() => expect(further).toHaveLength(1));
    expect(isBusy()).toBe('true');
    await act(async () => further[0]?.(Response.json(listing(2, 'Vase'))));
    await page.eventually(() => expect(page.text()).toContain('Vase'));
    expect([isBusy(), page.find('[data-testid=slide]').dataset['slidePage'], page.sent]).toEqual(['false', '2', []]);
    await page.press(PREVIOUS);
    expect([isBusy(), page.text().includes('Mug'), further.length]).toEqual(['false', true, 1]);
  });

  it.each<[string, Partial<RoomSlide>, number, boolean]>([
    ['where it is the slide itself, though there is no other', { kind: 'listing' }, 1, false],
    ['where it is that of a category', { kind: 'category' }, 1, false],
    ['not where it is a part of the only slide', { kind: 'cms' }, 1, true],
    ['where it is a part of a slide among others', { kind: 'cms' }, 2, false],
  ])('can be turned %s', async (_where, change, count, isOff) => {
    await open({ slides: [slide(change), slide({ index: 1, sectionId: 'f'.repeat(32) })].slice(0, count) });
    expect(page.isDisabled(NEXT)).toBe(isOff);
  });

  it('is turned by a guide for everybody', async () => {
    await open({ self: self({ type: 'GUIDE', role: 'guide' }), commands: ['slide.switch'] });
    await page.press(NEXT);
    expect(page.sent).toEqual([{ name: 'slide.switch', payload: { index: 0, page: 2 } }]);
  });
});

describe('a link of the shop in a presentation', () => {
  const PRODUCT = `/detail/${IDS.product}`;
  function Links() {
    const keepInRoom = useRoomLinkHandler();
    return (
      <div onClick={keepInRoom}>
        <a id="product" href={PRODUCT}>
          <b>Mug</b>
        </a>
        <a id="page" href="/sale">
          Sale
        </a>
        <a id="tab" href="/sale" target="_blank" rel="noreferrer">
          Sale
        </a>
        <a id="file" href="/sale" download>
          Sale
        </a>
        <a id="place" href="#below">
          Below
        </a>
        <a id="own" href="/sale" onClick={(event) => event.preventDefault()}>
          Own
        </a>
        <button id="button">Button</button>
      </div>
    );
  }
  /** Whether the room has taken a click to be its own. */
  const click = async (selector: string, init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    const stop = (each: Event) => each.preventDefault();
    let isTaken = false;
    const look = () => void (isTaken = event.defaultPrevented);
    window.addEventListener('click', look);
    // Nothing is really followed here.
    window.addEventListener('click', stop);
    await act(async () => void page.find(selector).dispatchEvent(event));
    window.removeEventListener('click', look);
    window.removeEventListener('click', stop);
    return isTaken;
  };

  it.each<[string, RoomSnapshot['commands'], number]>([
    ['and tells the room that it was seen', ['interaction.record'], 1],
    ['and tells nobody where the room does not want to know', [], 0],
  ])('to a product opens its details, also by what stands in the link, %s', async (_what, commands, count) => {
    await page.show(<Links />);
    const send = vi.fn(() => Promise.reject(new Error('lost')));
    await act(async () =>
      page.store.set(roomClientAtom, { getSnapshot: () => ({ room: room({ commands }) }), send } as unknown as RoomClient),
    );
    expect([await click('#product b'), page.store.get(openProductAtom)]).toEqual([true, IDS.product]);
    expect(open).not.toHaveBeenCalled();
    expect(send.mock.calls).toEqual(
      Array.from({ length: count }, () => ['interaction.record', { name: 'product.viewed', productId: IDS.product }]),
    );
  });

  it('to anything else opens beside the presentation', async () => {
    await page.show(<Links />);
    expect([await click('#page'), page.store.get(openProductAtom)]).toEqual([true, null]);
    expect(vi.mocked(open).mock.calls).toEqual([[new URL('/sale', location.href).href, '_blank', 'noopener']]);
  });

  it.each<[string, string, MouseEventInit]>([
    ['opens a tab of its own', '#tab', {}],
    ['is a file', '#file', {}],
    ['leads to a place of the page', '#place', {}],
    ['is none', '#button', {}],
    ['is pressed with another button', '#page', { button: 1 }],
    ['is pressed with Meta', '#page', { metaKey: true }],
    ['is pressed with Ctrl', '#page', { ctrlKey: true }],
    ['is pressed with Shift', '#page', { shiftKey: true }],
    ['is pressed with Alt', '#page', { altKey: true }],
  ])('that %s is left to the browser', async (_what, selector, init) => {
    await page.show(<Links />);
    expect([await click(selector, init), vi.mocked(open).mock.calls.length, page.store.get(openProductAtom)]).toEqual([false, 0, null]);
  });

  it('that an element has handled itself is left alone', async () => {
    await page.show(<Links />);
    await click('#own');
    expect(open).not.toHaveBeenCalled();
  });
});

describe('the products of a page', () => {
  const product = (id: string) => ({ id }) as never;
  const pageOf = (...elements: object[]) => ({ sections: [{ blocks: [{ slots: elements.map((element) => ({ element })) }] }] }) as never;

  it('are those of its sliders, boxes and listings, each once, in their order', () => {
    expect(
      pageProducts(
        pageOf(
          { type: 'product-slider', products: [product('a'), product('b')] },
          { type: 'text' },
          { type: 'product-box', product: product('a') },
          { type: 'product-box', product: null },
          { type: 'product-listing', listing: { elements: [product('c')] } },
          { type: 'product-listing', listing: null },
        ),
      ),
    ).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
  });

  it('are none of no page', () => expect(pageProducts(null)).toEqual([]));
});
