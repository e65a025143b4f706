// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { openProductAtom } from '../room/screen-atoms.ts';
import { roomPage, t } from '../testing/room-page.tsx';
import { room } from '../testing/room-snapshot.ts';
import { AddFromSlide } from './add-from-slide.tsx';

const page = roomPage();
const id = (digit: string) => digit.repeat(32);
const PRICE = { unitPrice: 5, totalPrice: 5, quantity: 1 };
const product = (digit: string) => ({
  id: id(digit),
  apiAlias: 'product',
  translated: { name: `Product ${digit}` },
  calculatedPrice: PRICE,
});
const slotOf = (type: string, data: object) => ({ id: type, type, slot: 'content', config: {}, translated: [], data });
const cmsPage = (...slots: object[]) => ({
  id: id('f'),
  type: 'presentation',
  translated: [],
  sections: [
    {
      id: 's',
      type: 'default',
      position: 0,
      blocks: slots.map((slot, index) => ({ id: `b${index}`, type: 'text', position: index, sectionPosition: 'main', slots: [slot] })),
    },
  ],
});
/** What the slide has of its own, what its listing has, and which variant the store shows of a product. */
let slide: object;
let listed: object[];
let variants: Record<string, object>;
let asked: string[];
const onAdd = vi.fn<(productId: string) => void>();
beforeEach(() => {
  onAdd.mockReset();
  [slide, listed, variants, asked] = [{ cmsPage: cmsPage() }, [], {}, []];
  vi.stubGlobal('fetch', async (input: string | Request) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    asked.push(pathname);
    const found = Object.entries(variants).find(([key]) => pathname.includes(key))?.[1];
    if (found) return Response.json({ product: found, configurator: [] });
    if (pathname.includes(id('e'))) {
      return pathname.endsWith(room().slides[0]?.sectionId ?? '')
        ? Response.json(slide)
        : Response.json({
            elements: listed,
            total: listed.length,
            page: 1,
            limit: 24,
            aggregations: {},
            sorting: '',
            availableSortings: [],
          });
    }
    return Response.json({ errors: [{ status: '404', code: 'GONE', title: '', detail: '' }] }, { status: 404 });
  });
});
const show = (changes: Partial<RoomSnapshot> = {}, props: { isDisabled?: boolean; except?: string[] } = {}) =>
  page.show(<AddFromSlide label="Add" isDisabled={false} onAdd={onAdd} {...props} />, { room: changes });
const rows = () => page.all('li[data-product-id]').map((row) => row.dataset['productId']);
const ofKind = (kind: string) => ({ slides: room().slides.map((each) => ({ ...each, kind: kind as typeof each.kind })) });

describe('the products of a slide', () => {
  it('are its own and those of its page, each once; the one that is held up comes first', async () => {
    slide = {
      product: product('1'),
      cmsPage: cmsPage(
        slotOf('product-box', { product: product('2') }),
        slotOf('product-slider', { products: [product('1'), product('3')] }),
      ),
    };
    variants = { [id('9')]: product('9') };
    await show({ shownProductId: id('9') });
    await page.eventually(() => expect(rows()).toEqual(['9', '1', '2', '3'].map(id)));
  });

  it.each([
    ['listing', true],
    ['category', true],
    ['cms', false],
  ])('are those of its listing, where it is one: %s', async (kind, expected) => {
    slide = { product: product('1'), cmsPage: cmsPage() };
    listed = [product('4')];
    await show(ofKind(kind));
    await page.eventually(() => expect(rows()).toEqual((expected ? ['1', '4'] : ['1']).map(id)));
  });

  it('without those that are there already', async () => {
    slide = { product: product('1'), cmsPage: cmsPage(slotOf('product-box', { product: product('2') })) };
    await show({}, { except: [id('1')] });
    await page.eventually(() => expect(rows()).toEqual([id('2')]));
  });

  it('are not offered where there are none', async () => {
    await show();
    await page.eventually(() => expect(asked).not.toEqual([]));
    expect(page.all('details')).toEqual([]);
    await show({ slides: [] });
    expect(page.all('details')).toEqual([]);
  });
});

describe('adding a product of a slide', () => {
  beforeEach(() => {
    slide = { product: product('1'), cmsPage: cmsPage() };
  });
  const ADD = t('guide.onBehalf.addProduct', { name: 'Product 1' });

  it('takes the variant that the store shows first', async () => {
    variants = { [id('1')]: product('7') };
    await show();
    await page.eventually(() => page.control(ADD));
    await page.press(ADD);
    await page.eventually(() => expect(onAdd).toHaveBeenCalledExactlyOnceWith(id('7')));
  });

  it('takes the product itself where its variants cannot be read', async () => {
    await show();
    await page.eventually(() => page.control(ADD));
    await page.press(ADD);
    await page.eventually(() => expect(onAdd).toHaveBeenCalledExactlyOnceWith(id('1')));
  });

  it('is off while something is on its way; looking is not', async () => {
    await show({}, { isDisabled: true });
    await page.eventually(() => expect(page.isDisabled(ADD)).toBe(true));
    await page.press('Product 1');
    expect(page.store.get(openProductAtom)).toBe(id('1'));
  });
});
