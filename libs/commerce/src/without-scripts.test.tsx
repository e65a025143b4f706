import { describe, expect, it } from 'vitest';
import type { Cart, ProductListing, PropertyGroup, SalesChannelContext } from '@vitrine/store-api-client';
import { CartLines } from './cart/cart-lines.tsx';
import { CheckoutMethods } from './checkout/checkout-steps.tsx';
import { PaymentAhead } from './checkout/checkout-without-scripts.tsx';
import { WishlistPage } from './customer/wishlist-page.tsx';
import { ListingFilters } from './listing/listing-filters.tsx';
import { ListingView } from './listing/listing-view.tsx';
import { VariantChoice } from './product/variant-choice.tsx';
import { shopMarkup } from './testing/shop-words.tsx';

const LINE = { id: 'mug', type: 'product', label: 'Mug', quantity: 1, price: { unitPrice: 1, totalPrice: 1, quantity: 1 } };
const CART = { lineItems: [LINE], price: { positionPrice: 1 }, deliveries: [] } as unknown as Cart;
const CONTEXT = { shippingMethod: { id: 's' }, paymentMethod: { id: 'p' } } as unknown as SalesChannelContext;
const LISTING = {
  elements: [],
  total: 0,
  page: 1,
  limit: 24,
  availableSortings: [{ key: 'a' }, { key: 'b' }],
  aggregations: { rating: { max: 5 } },
} as unknown as ProductListing;
const VARIANT = { id: 'v', parentId: 'f'.repeat(32), optionIds: [] };
const GROUPS = [{ id: 'color', options: [] }] as unknown as PropertyGroup[];

/** What a part shows where no scripts run, besides what it shows anyway. */
const besides = (html: string) => [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, inside]) => inside).join('');

describe('in a page without scripts', () => {
  it('a guest is told that the wish list needs them; a customer, whose list the server knows, is not', () => {
    expect(besides(shopMarkup(<WishlistPage loaded={null} />, { isLoggedIn: false }))).not.toBe('');
    expect(besides(shopMarkup(<WishlistPage loaded={[]} />, { isLoggedIn: true }))).toBe('');
  });
  it.each([
    ['the quantity of a line', shopMarkup(<CartLines cart={CART} />), /<button/],
    ['the methods of an order', shopMarkup(<CheckoutMethods cart={CART} context={CONTEXT} />), /formAction="\/checkout\?intent=methods"/i],
    ['the filters of a listing', shopMarkup(<ListingFilters listing={LISTING} />), /<button[^>]*type="submit"/],
    ['the sorting of a listing', shopMarkup(<ListingView listing={LISTING} />), /<button[^>]*type="submit"/],
    [
      'the choice of a variant',
      shopMarkup(<VariantChoice product={VARIANT as unknown as Parameters<typeof VariantChoice>[0]['product']} configurator={GROUPS} />),
      /href="\/detail\/f{32}"/,
    ],
  ])('%s has a button or a link of its own', (_what, html, expected) => {
    expect(besides(html)).toMatch(expected);
  });
  it('a shopper is taken to the payment provider at once, and by a link', () => {
    const html = shopMarkup(<PaymentAhead target="https://pay.example/1" />);
    expect(html).toMatch(/http-equiv="refresh" content="0;url=https:\/\/pay\.example\/1"/i);
    expect(html).toContain('href="https://pay.example/1"');
  });
});
