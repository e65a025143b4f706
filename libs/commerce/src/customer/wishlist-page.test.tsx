// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '@vitrine/store-api-client';
import { refusal, shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { writeLocalWishlist } from '../wishlist/local-wishlist.ts';
import { useWishlistSync } from '../wishlist/use-wishlist.ts';
import { WishlistButton } from '../wishlist/wishlist-button.tsx';
import { WishlistPage } from './wishlist-page.tsx';

const page = shopPage();
const product = (letter: string) =>
  ({
    id: letter.repeat(32),
    productNumber: letter,
    translated: { name: `Product ${letter}` },
    calculatedPrice: { unitPrice: 20, totalPrice: 20, quantity: 1 },
  }) as unknown as Product;
const [VASE, LAMP] = [product('a'), product('b')];
const EMPTY = t('shop.wishlist.emptyTitle');
const PLACES = '.v-wishlist-page__place';

function Synced({ loaded }: { loaded: readonly Product[] | null }) {
  useWishlistSync();
  return <WishlistPage loaded={loaded} />;
}
const shows = (text: string) => page.eventually(() => expect(page.text()).toContain(text));
const cards = () => [...document.querySelectorAll('.v-product-card h2')].map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('the page of the wish list', () => {
  it('holds four places for a list that only the browser knows, which says so', async () => {
    await page.show(<WishlistPage loaded={null} />);
    expect(page.count(PLACES)).toBe(4);
    expect(page.text()).toContain(t('shop.wishlist.guestHint'));
    expect(page.text()).not.toContain(EMPTY);
  });

  it('shows what the server has read, until the list itself is known', async () => {
    await page.show(<WishlistPage loaded={[VASE]} />, { session: { isLoggedIn: true } });
    expect(cards()).toEqual(['Product a']);
    expect(page.text()).not.toContain(t('shop.wishlist.guestHint'));
    await page.show(<WishlistPage loaded={[]} />, { session: { isLoggedIn: true } });
    expect(page.text()).toContain(EMPTY);
  });

  it('shows the products of the list, and asks the store for nothing where there are none', async () => {
    await page.show(<Synced loaded={null} />);
    await shows(EMPTY);
    expect(page.asked).toEqual([]);
  });

  it('asks for the products that a guest has listed, and shows each place meanwhile', async () => {
    writeLocalWishlist(localStorage, [VASE.id, LAMP.id]);
    let answer: (found: unknown) => void = () => undefined;
    page.answer = () => new Promise((resolve) => (answer = resolve));
    await page.show(<Synced loaded={null} />);
    await page.eventually(() => expect(page.asked).toHaveLength(1));
    expect(page.asked[0]?.body).toMatchObject({ ids: [VASE.id, LAMP.id] });
    expect(page.count(PLACES)).toBe(2);
    answer({ elements: [VASE, LAMP], total: 2 });
    await page.eventually(() => expect(cards()).toEqual(['Product a', 'Product b']));
  });

  it('forgets a product at once that is taken off the list', async () => {
    writeLocalWishlist(localStorage, [VASE.id, LAMP.id]);
    page.answer = () => ({ elements: [VASE, LAMP], total: 2 });
    await page.show(<Synced loaded={null} />);
    await page.eventually(() => expect(cards()).toHaveLength(2));
    page.answer = () => new Promise(() => undefined);
    await page.press(t('shop.wishlist.removeOf', { name: 'Product a' }));
    expect(cards()).toEqual(['Product b']);
    await page.press(t('shop.wishlist.removeOf', { name: 'Product b' }));
    expect(page.text()).toContain(EMPTY);
  });

  it('says that the products could not be read, and reads them again on demand', async () => {
    writeLocalWishlist(localStorage, [VASE.id]);
    page.answer = () => refusal(500);
    await page.show(<Synced loaded={null} />);
    await shows(t('shop.listing.loadFailed'));
    page.answer = () => ({ elements: [VASE], total: 1 });
    await page.press(t('common.action.retry'));
    await page.eventually(() => expect(cards()).toEqual(['Product a']));
  });

  it('says that a list could not be read, but not where the server has read it', async () => {
    page.answer = () => refusal(500);
    await page.show(<Synced loaded={null} />, { session: { isLoggedIn: true } });
    await shows(t('shop.listing.loadFailed'));
    await page.show(<Synced loaded={[VASE]} />, { session: { isLoggedIn: true } });
    await page.eventually(() => expect(page.asked.length).toBeGreaterThan(1));
    expect(cards()).toEqual(['Product a']);
    expect(page.text()).not.toContain(t('shop.listing.loadFailed'));
  });
});

describe('the heart of a product', () => {
  function Heart() {
    useWishlistSync();
    return <WishlistButton productId={VASE.id} productName="Vase" />;
  }
  it('lists the product, and takes it off again', async () => {
    await page.show(<Heart />);
    expect(page.find('button').getAttribute('aria-pressed')).toBe('false');
    await page.press(t('shop.wishlist.addOf', { name: 'Vase' }));
    expect(page.find('button').getAttribute('aria-pressed')).toBe('true');
    await page.press(t('shop.wishlist.removeOf', { name: 'Vase' }));
    expect(page.find('button').getAttribute('aria-pressed')).toBe('false');
    expect(page.notices()).toEqual([]);
  });
  it('says that the store has not taken the product', async () => {
    page.answer = () => refusal(500);
    await page.show(<Heart />, { session: { isLoggedIn: true } });
    await page.press(t('shop.wishlist.addOf', { name: 'Vase' }));
    await page.eventually(() => expect(page.notices()).toEqual([t('common.error.general')]));
  });
});
