// @vitest-environment jsdom
import { type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShopEvent } from '@vitrine/app-shell';
import type { Cart, Product, ProductListing } from '@vitrine/store-api-client';
import { useCartActions } from '../cart/use-cart.ts';
import { CheckoutReview } from '../checkout/checkout-review.tsx';
import { ListingView } from '../listing/listing-view.tsx';
import type { PackedContentPage } from '../page/content-page.ts';
import { ContentPageView } from '../page/content-page-view.tsx';
import { pack } from '../page/packed.ts';
import { shopPage } from '../testing/shop-page.tsx';
import { CheckoutStepTold } from './checkout-step-told.tsx';

const told: ShopEvent[] = [];
vi.mock(import('@vitrine/app-shell'), async (load) => {
  const tell = (event: ShopEvent): void => void told.push(event);
  return { ...(await load()), useTellEvent: () => tell };
});

const page = shopPage();
const SHOP = { session: { currencyIsoCode: 'USD' } };
const LAMP = { id: 'l'.repeat(32), productNumber: 'L1', translated: { name: 'Lamp' }, calculatedPrice: { unitPrice: 20 } };
const TOLD_LAMP = { id: LAMP.id, number: 'L1', name: 'Lamp', price: { amount: 20, currency: 'USD' } };
const line = (quantity: number) => ({
  id: LAMP.id,
  referencedId: LAMP.id,
  type: 'product',
  label: 'Lamp',
  quantity,
  payload: { productNumber: 'L1' },
  price: { unitPrice: 20, totalPrice: 20 * quantity, quantity },
});
const cartOf = (quantity: number) =>
  ({
    lineItems: quantity > 0 ? [line(quantity)] : [],
    price: { positionPrice: 20 * quantity, totalPrice: 20 * quantity, calculatedTaxes: [] },
    deliveries: [],
    errors: [],
  }) as unknown as Cart;

/** A part that is drawn again as another one. */
let become: (part: ReactNode) => void;
function Changing({ first }: { first: ReactNode }) {
  const [part, setPart] = useState(first);
  become = setPart;
  return part;
}
beforeEach(() => {
  told.length = 0;
});

describe('a list of products', () => {
  const listing = (over: object = {}) =>
    ({ elements: [LAMP], total: 30, page: 2, limit: 24, aggregations: {}, ...over }) as unknown as ProductListing;
  it.each([
    ['of a category', {}, { list: 'category', page: 2 }],
    ['of a search', { currentFilters: { search: 'lamp' } }, { list: 'search', page: 2 }],
    ['whose page the store does not name', { page: undefined }, { list: 'category', page: 1 }],
  ])('%s is told of with its products', async (_whose, over, expected) => {
    await page.show(<ListingView listing={listing(over)} />, SHOP);
    expect(told).toEqual([{ name: 'list.viewed', total: 30, products: [TOLD_LAMP], ...expected }]);
  });
  it('is told of again with other products, and not because it is drawn again', async () => {
    await page.show(<Changing first={<ListingView listing={listing()} />} />, SHOP);
    await page.act(() => become(<ListingView listing={listing()} />));
    expect(told).toHaveLength(1);
    await page.act(() => become(<ListingView listing={listing({ elements: [{ ...LAMP, id: 'other' }, LAMP] })} />));
    expect(told).toHaveLength(2);
  });
});

describe('a page of content', () => {
  const content = (product: object | null) =>
    ({
      routeName: 'frontend.detail.page',
      id: 'p',
      canonicalPath: null,
      texts: { name: 'Lamp', metaTitle: null, metaDescription: null, keywords: null },
      alternates: {},
      breadcrumbs: [],
      branch: null,
      category: null,
      body: pack({ page: null, product: product as Product | null, configurator: [] }),
    }) satisfies PackedContentPage;
  it('tells of its product, again of another one, and of nothing where it has none', async () => {
    await page.show(<Changing first={<ContentPageView content={content(LAMP)} />} />, SHOP);
    expect(told).toEqual([{ name: 'product.viewed', product: TOLD_LAMP }]);
    await page.act(() => become(<ContentPageView content={content({ ...LAMP, id: 'other' })} />));
    expect(told).toHaveLength(2);
    await page.act(() => become(<ContentPageView content={content(null)} />));
    expect(told).toHaveLength(2);
  });
});

describe('a purchase', () => {
  it('tells of each step of the checkout that is reached, with what the cart costs', async () => {
    await page.show(<Changing first={<CheckoutStepTold step="identity" total={40} />} />, SHOP);
    await page.act(() => become(<CheckoutStepTold step="identity" total={60} />));
    await page.act(() => become(<CheckoutStepTold step="review" total={60} />));
    expect(told).toEqual([
      { name: 'checkout.step-reached', step: 'identity', total: { amount: 40, currency: 'USD' } },
      { name: 'checkout.step-reached', step: 'review', total: { amount: 60, currency: 'USD' } },
    ]);
  });
  it.each([
    ['that was placed', () => ({ id: 'o'.repeat(32) }), ['order.placed']],
    ['that was not, not at all', () => Response.json({ errors: [] }, { status: 500 }), []],
  ])('tells of an order %s', async (_what, answer, names) => {
    page.answer = ({ path }) => (path === '/checkout/order' ? answer() : cartOf(2));
    const typed = { comment: '', terms: true, waiver: false };
    await page.show(<CheckoutReview cart={cartOf(2)} canOrder answer={{ typed }} />, SHOP);
    await page.submit('form:has(input[type=checkbox])');
    await page.eventually(() => expect(page.asked.map(({ path }) => path)).toContain('/checkout/order'));
    await page.eventually(() => expect(told.map(({ name }) => name)).toEqual(names));
  });
});

describe('a change of the cart', () => {
  let actions: ReturnType<typeof useCartActions>;
  function Actions() {
    actions = useCartActions();
    return null;
  }
  it.each([
    ['by what the page knew of it', 1, true, [['cart.line-added', 2]]],
    ['as a whole, where there was no session and no cart', undefined, false, [['cart.line-added', 3]]],
    ['not at all, where nobody knows what was in it', undefined, true, []],
  ])('is told of %s', async (_how, known, hasSession, expected) => {
    if (known !== undefined) page.queries.setQueryData(['cart', 'current'], cartOf(known));
    page.answer = () => cartOf(3);
    await page.show(<Actions />, { session: { ...SHOP.session, hasSession } });
    await page.act(() => void actions.change([{ id: LAMP.id, quantity: 3 }]));
    await page.eventually(() => expect(page.queries.isMutating()).toBe(0));
    expect(told.map((event) => ('quantity' in event ? [event.name, event.quantity] : []))).toEqual(expected);
  });
});
