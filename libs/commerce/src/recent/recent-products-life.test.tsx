// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { readRecentProducts, RECENT_STORAGE_KEY } from './recent-products.ts';
import { RecentProductsPage } from './recent-products-page.tsx';
import { RecentProducts } from './recent-products-row.tsx';

const page = shopPage();
const id = (letter: string) => letter.repeat(32);
const product = (letter: string) => ({
  id: id(letter),
  productNumber: letter,
  translated: { name: `Product ${letter}` },
  calculatedPrice: { unitPrice: 20, totalPrice: 20, quantity: 1 },
});
const remember = (...letters: string[]) =>
  localStorage.setItem(RECENT_STORAGE_KEY, JSON.stringify(letters.map((letter) => ({ id: id(letter), family: id(letter) }))));
/** Another tab has changed what is remembered. */
const elsewhere = (key: string | null) => act(async () => void dispatchEvent(new StorageEvent('storage', { key })));
const remembered = () => readRecentProducts(localStorage).map((each) => each.id);
const names = () =>
  [...page.text().matchAll(/Product [a-f]/g)].map(([name]) => name).filter((name, index, all) => all.indexOf(name) === index);

interface Watched {
  readonly margin: string | undefined;
  come(...areIntersecting: boolean[]): void;
  isOver: boolean;
}
let watched: Watched[];
beforeEach(() => {
  localStorage.clear();
  watched = [];
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #me: Watched;
      constructor(seen: (entries: readonly { isIntersecting: boolean }[]) => void, options?: { rootMargin?: string }) {
        this.#me = {
          margin: options?.rootMargin,
          come: (...are) => seen(are.map((isIntersecting) => ({ isIntersecting }))),
          isOver: false,
        };
      }
      observe(): void {
        watched.push(this.#me);
      }
      disconnect(): void {
        this.#me.isOver = true;
      }
    },
  );
  page.answer = () => ({ elements: [product('b'), product('a')], total: 2 });
});

describe('the page of products that were seen', () => {
  const EMPTY = t('shop.recent.emptyTitle');
  const FORGET = t('shop.recent.forget');

  it('shows them in the order in which they were seen, and leaves out what is sold no more', async () => {
    remember('a', 'c', 'b');
    await page.show(<RecentProductsPage />);
    await page.eventually(() => expect(names()).toEqual(['Product a', 'Product b']));
    expect(page.asked.map(({ body }) => body)).toEqual([expect.objectContaining({ ids: [id('a'), id('c'), id('b')], limit: 3 })]);
    expect(page.text()).toContain(t('shop.recent.hint'));
    expect(page.text()).not.toContain(EMPTY);
  });

  it('holds places for them while they are read, with nothing to forget yet', async () => {
    remember('a');
    page.answer = () => new Promise(() => undefined);
    await page.show(<RecentProductsPage />);
    expect(page.count('.v-wishlist-page__place')).toBe(4);
    expect(page.text()).not.toContain(FORGET);
    expect(page.text()).not.toContain(EMPTY);
  });

  it.each([
    ['nothing was seen', () => undefined],
    ['nothing of it is sold any more', () => remember('e', 'f')],
  ])('says that it is empty where %s', async (_, arrange) => {
    arrange();
    page.answer = () => ({ elements: [], total: 0 });
    await page.show(<RecentProductsPage />);
    await page.eventually(() => expect(page.text()).toContain(EMPTY));
    expect(page.text()).toContain(t('shop.cart.continueShopping'));
    expect(page.text()).not.toContain(FORGET);
  });

  it('forgets them on demand', async () => {
    remember('a', 'b');
    await page.show(<RecentProductsPage />);
    await page.eventually(() => expect(names()).toHaveLength(2));
    await page.press(FORGET);
    expect(page.text()).toContain(EMPTY);
    expect(remembered()).toEqual([]);
  });

  it('says that they could not be read, and reads them again on demand', async () => {
    remember('a', 'b');
    page.answer = () => refusal(500);
    await page.show(<RecentProductsPage />);
    await page.eventually(() => expect(page.text()).toContain(t('shop.listing.loadFailed')));
    page.answer = () => ({ elements: [product('a')], total: 1 });
    await page.press(t('common.action.retry'));
    await page.eventually(() => expect(names()).toEqual(['Product a']));
  });

  it.each([
    ['of them', RECENT_STORAGE_KEY, true],
    ['of everything', null, true],
    ['of something else', 'other', false],
  ])('follows a change in another tab %s', async (_, key, expected) => {
    await page.show(<RecentProductsPage />);
    expect(page.text()).toContain(EMPTY);
    remember('a');
    await elsewhere(key);
    expect(page.text().includes(EMPTY)).toBe(!expected);
  });

  it('is empty where the browser keeps nothing', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    await page.show(<RecentProductsPage />);
    expect(page.text()).toContain(EMPTY);
  });
});

describe('the row of products that were seen', () => {
  const row = (shown?: object) => <RecentProducts {...(shown ? { product: shown as { id: string } } : {})} />;
  const come = (...are: boolean[]) => act(async () => watched.at(-1)?.come(...are));

  it('comes, with its products and the way to all of them, when the page is scrolled near it', async () => {
    remember('a', 'b');
    await page.show(row());
    expect(page.count('.v-recent-place')).toBe(1);
    expect(watched.map(({ margin }) => margin)).toEqual(['600px']);
    await come(false);
    expect([page.asked, watched[0]?.isOver]).toEqual([[], false]);
    // A quick hand: it was away and near between two looks.
    await come(false, true);
    await page.eventually(() => expect(names()).toEqual(['Product a', 'Product b']));
    expect(watched[0]?.isOver).toBe(true);
    expect(page.count('a[href="/recent-products"]')).toBe(1);
  });

  it('is not there, and asks for nothing, where nothing was seen', async () => {
    await page.show(row());
    expect([page.count('.v-recent-place'), watched, page.asked]).toEqual([0, [], []]);
  });

  it('is left out where none of them is sold any more', async () => {
    remember('a');
    page.answer = () => ({ elements: [], total: 0 });
    await page.show(row());
    await come(true);
    await page.eventually(() => expect(page.asked).toHaveLength(1));
    expect(page.count('.v-recent')).toBe(0);
  });

  it.each([
    ['the product of the page', { id: id('a') }, id('a')],
    ['its variants', { id: id('d'), parentId: id('a') }, id('d')],
  ])('is without %s, which is remembered as the latest', async (_, shown, latest) => {
    remember('b', 'a');
    await page.show(row(shown));
    expect(remembered()).toEqual([latest, id('b')]);
    await come(true);
    await page.eventually(() => expect(page.asked).toHaveLength(1));
    expect(page.asked[0]?.body).toMatchObject({ ids: [id('b')] });
  });

  it('is not looked out for any more by a page that is left', async () => {
    remember('a');
    await page.show(row());
    await page.show(<p>Elsewhere</p>);
    expect(watched[0]?.isOver).toBe(true);
  });
});
