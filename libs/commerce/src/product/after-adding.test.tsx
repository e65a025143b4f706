// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '@vitrine/store-api-client';
import { preloadSidebar } from '@vitrine/ui';
import { refusal, shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { AddToCart } from './add-to-cart.tsx';
import { AfterAdding } from './after-adding.tsx';
import { afterAddingCode } from './after-adding-code.ts';
import { bestMatch } from './goes-with.tsx';

const page = shopPage();
const VASE = {
  id: 'a'.repeat(32),
  productNumber: 'V1',
  translated: { name: 'Vase' },
  availableStock: 9,
  calculatedPrice: { unitPrice: 10, totalPrice: 10, quantity: 1 },
} as unknown as Product;
/** Pieces that the store holds. */
let pieces = 0;
/** What the store makes of the next write. */
let write: (quantity: number) => unknown;
const cart = (errors: unknown[] = []) => ({
  lineItems:
    pieces > 0 ? [{ id: VASE.id, referencedId: VASE.id, type: 'product', quantity: pieces, price: { totalPrice: pieces * 10 } }] : [],
  deliveries: [],
  errors,
});
const DRAWER = '[role=dialog]';
const open = () =>
  page.show(
    <>
      <AddToCart product={VASE} />
      <AfterAdding />
    </>,
  );
const eventually = page.eventually;
const said = () => page.find(`${DRAWER} [role=status]`).textContent;

beforeAll(() => Promise.all([preloadSidebar(), afterAddingCode.preload()]));
beforeEach(() => {
  pieces = 0;
  write = (quantity) => {
    pieces += quantity;
    return cart();
  };
  window.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  page.answer = ({ method, path, body }) => {
    if (path.endsWith('/cross-selling')) return [];
    const { items, ids } = (body ?? {}) as { items?: { quantity: number }[]; ids?: string[] };
    if (method === 'POST' && ids) return ((pieces = 0), cart());
    if (method === 'POST') return write(items?.[0]?.quantity ?? 0);
    if (method === 'PATCH') return ((pieces = items?.[0]?.quantity ?? 0), cart());
    return cart();
  };
});

describe('the drawer after adding', () => {
  it('is open before the store has answered, and says what has come of it', async () => {
    let answer: (value: unknown) => void = () => undefined;
    write = () => new Promise((resolve) => (answer = resolve));
    await open();
    await page.submit();
    expect(said()).toBe(t('shop.product.adding'));
    expect(page.find(DRAWER).textContent).toContain('$10.00');
    await eventually(() => expect(page.asked.some(({ method }) => method === 'POST')).toBe(true));
    pieces = 1;
    answer(cart());
    await eventually(() => expect(said()).toBe(t('shop.product.added', { name: 'Vase' })));
    expect(page.notices()).toEqual([]);
  });

  it.each([
    ['refuses', () => refusal(400), 'common.error.general'],
    ['answers without the product, and without a word', () => cart(), 'common.error.general'],
  ] as const)('goes again, with the reason, where the store %s', async (_what, answer, text) => {
    write = answer;
    await open();
    await page.submit();
    await eventually(() => expect(page.notices()).toEqual([t(text)]));
    await eventually(() => expect(page.count(DRAWER)).toBe(0));
  });

  it('says in itself why fewer are in; what concerns something else is said by a notice', async () => {
    const problem = (key: string, id: string) => ({ key: `${key}${id}`, id: `${key}${id}`, messageKey: key, level: 10, message: key });
    write = () => {
      pieces = 1;
      return cart([problem('product-stock-reached', VASE.id), problem('shipping-method-blocked', 'other')]);
    };
    await open();
    await page.submit();
    await eventually(() => expect(page.notices()).toHaveLength(1));
    expect(page.notices()[0]).not.toContain(t('shop.product.added', { name: 'Vase' }));
    expect(page.count(`${DRAWER} .v-cart-notes, ${DRAWER} .v-notice`)).toBeGreaterThan(0);
  });

  it('takes back what was put in, and what was changed since, and no more', async () => {
    pieces = 2;
    await open();
    await page.submit();
    await eventually(() => expect(said()).toBe(t('shop.product.added', { name: 'Vase' })));
    await page.click(`${DRAWER} [aria-label="${t('shop.product.quantityIncrease')}"]`);
    await eventually(() => expect(pieces).toBe(4));
    await eventually(() => expect(page.find<HTMLInputElement>(`${DRAWER} input`).value).toBe('4'));
    await page.press(t('common.action.undo'));
    await eventually(() => expect(pieces).toBe(2));
    expect(page.notices()).toEqual([t('shop.added.undone')]);
  });

  it('takes its line out of the cart where nothing was there before, and goes again', async () => {
    await open();
    await page.submit();
    await eventually(() => expect(said()).toBe(t('shop.product.added', { name: 'Vase' })));
    await page.press(t('common.action.undo'));
    await eventually(() => expect(page.count(DRAWER)).toBe(0));
    expect(page.asked.at(-1)?.body).toEqual({ ids: [VASE.id] });
    expect(pieces).toBe(0);
  });

  it('that was closed meanwhile leaves the word to a notification', async () => {
    let answer: (value: unknown) => void = () => undefined;
    write = () => new Promise((resolve) => (answer = resolve));
    await open();
    await page.submit();
    await page.press(t('shop.cart.continueShopping'));
    await eventually(() => expect(page.asked.some(({ method }) => method === 'POST')).toBe(true));
    pieces = 1;
    answer(cart());
    await eventually(() => expect(page.notices()).toEqual([t('shop.product.added', { name: 'Vase' })]));
  });

  it('does not open without a line: the cart waits, and says so', async () => {
    vi.spyOn(onlineManager, 'isOnline').mockReturnValue(false);
    await open();
    await page.submit();
    expect(page.count(DRAWER)).toBe(0);
    expect(page.notices()).toContain(t('common.offline.cart'));
  });
});

describe('a product that goes with another', () => {
  const each = (id: string, over: object = {}): Product => ({ ...VASE, id, ...over }) as Product;
  const groups = (...products: Product[]) => [{ crossSelling: { id: 'g' }, products, total: products.length }];
  it('is one that a press puts in before one with a choice; none that is sold out or there already', () => {
    const choice = each('choice', { childCount: 2 });
    expect(bestMatch(groups(choice, each('plain')), () => false)?.id).toBe('plain');
    expect(bestMatch(groups(choice, each('gone', { available: false })), () => false)?.id).toBe('choice');
    expect(bestMatch(groups(each('there')), ({ id }) => id === 'there')).toBeUndefined();
    expect(bestMatch([], () => false)).toBeUndefined();
  });
});
