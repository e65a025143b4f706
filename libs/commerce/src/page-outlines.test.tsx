import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { Cart, Order, PaymentMethod, ProductListing } from '@vitrine/store-api-client';
import { AccountPage } from './account/account-page.tsx';
import { CartPage } from './cart/cart-page.tsx';
import { CheckoutPage } from './checkout/checkout-page.tsx';
import { LoginPage, RegisterPage } from './customer/login-page.tsx';
import { NewsletterConfirmPage } from './customer/newsletter-confirm-page.tsx';
import { RecoverPage, ResetPasswordPage } from './customer/recovery-pages.tsx';
import { RegistrationConfirmPage } from './customer/registration-confirm-page.tsx';
import { WishlistPage } from './customer/wishlist-page.tsx';
import { GuestOrderPage, OrderDetailsPage } from './order/guest-order-page.tsx';
import { OrderSuccessPage } from './order/order-pages.tsx';
import { SearchPage } from './search/search-page.tsx';
import { KnownQueries } from './testing/known-queries.tsx';
import { shopMarkup } from './testing/shop-words.tsx';

const price = { unitPrice: 10, totalPrice: 20, quantity: 2, positionPrice: 20, calculatedTaxes: [] };
const MUG = { id: 'mug', type: 'product', label: 'Mug', quantity: 2, price };
const cartOf = (...lineItems: object[]) => ({ lineItems, price, deliveries: [], errors: [] }) as unknown as Cart;
const address = { id: 'home', firstName: 'Ada', lastName: 'Byron', street: 'Main Street 1', zipcode: '10115', city: 'Berlin' };
const CUSTOMER = {
  id: 'c',
  guest: true,
  active: true,
  email: 'ada@vitrine.example',
  activeBillingAddress: address,
  activeShippingAddress: address,
};
const order = (state: string) =>
  ({
    id: 'a'.repeat(32),
    orderNumber: '10001',
    price: { positionPrice: 36, totalPrice: 40.9, calculatedTaxes: [] },
    lineItems: [],
    billingAddress: address,
    deliveries: [{ shippingOrderAddress: address }],
    documents: [{ id: 'd', deepLinkCode: 'code', config: {} }],
    transactions: [
      { id: 't', paymentMethodId: 'm', paymentMethod: { id: 'm', asynchronous: true }, stateMachineState: { technicalName: state } },
    ],
  }) as unknown as Order;
const METHODS = [{ id: 'm', name: 'Card' }] as unknown as PaymentMethod[];
const CHOICES = { countries: [], salutations: [] };
const shop = (part: ReactNode, cart?: Cart, customer: object | null = null) => (
  <KnownQueries
    answers={[
      ...(cart ? [[['cart', 'current'], cart] as const] : []),
      ...(customer ? [[['checkout', 'context'], { customer, shippingMethod: { id: 's' }, paymentMethod: { id: 'p' } }] as const] : []),
    ]}
  >
    {part}
  </KnownQueries>
);
const ACCOUNT = {
  email: 'ada@vitrine.example',
  billingAddress: null,
  shippingAddress: null,
  newsletter: 'none',
} as const;
const SIGNED_IN = { isLoggedIn: true, hasSession: true };
const NOBODY = { isLoggedIn: false, hasSession: true };

/** Levels of a page's headings, each with the level that it looks like, where that is another. */
const outline = (part: ReactNode, session = NOBODY): string =>
  [...shopMarkup(part, session).matchAll(/<h(\d)([^>]*)>/g)]
    .map(([, level, rest]) => {
      const look = /v-heading--(\d)/.exec(rest ?? '')?.[1] ?? level;
      return look === level ? level : `${level} as ${look}`;
    })
    .join(', ');

describe('the headings of a page', () => {
  it.each([
    ['the cart', outline(shop(<CartPage />, cartOf(MUG))), '1'],
    ['an empty cart', outline(shop(<CartPage />, cartOf())), '1 as 3'],
    ['the checkout', outline(shop(<CheckoutPage choices={CHOICES} />, cartOf(MUG), CUSTOMER)), '1, 2, 3 as 5, 3 as 5, 2, 2, 2'],
    ['the checkout of somebody unknown', outline(shop(<CheckoutPage choices={CHOICES} />, cartOf(MUG))), '1, 2, 2'],
    ['the checkout without a cart', outline(shop(<CheckoutPage choices={CHOICES} />, cartOf())), '1 as 3'],
    [
      'the overview of a customer',
      outline(<AccountPage {...ACCOUNT} orders={[]} />, SIGNED_IN),
      '1, 2 as 3, 3 as 5, 2 as 3, 3 as 5, 3 as 5, 2 as 3, 3 as 5, 3 as 5, 3 as 5',
    ],
    ['the log-in', outline(<LoginPage />), '1'],
    ['the registration', outline(<RegisterPage choices={CHOICES} />), '1'],
    [
      'the registration with another address of delivery',
      outline(<RegisterPage choices={CHOICES} answer={{ errors: {}, values: { hasShipping: 'on' } }} />),
      '1, 3 as 5',
    ],
    [
      'the registration that waits for its mail',
      outline(<RegisterPage choices={CHOICES} answer={{ sentTo: 'ada@vitrine.example' }} />),
      '1 as 3',
    ],
    ['a forgotten password', outline(<RecoverPage answer={undefined} />), '1'],
    ['a forgotten password whose mail is on its way', outline(<RecoverPage answer={{ sentTo: 'ada@vitrine.example' }} />), '1 as 3'],
    ['a new password', outline(<ResetPasswordPage isValid answer={undefined} />), '1'],
    ['a new password by an old link', outline(<ResetPasswordPage isValid={false} answer={undefined} />), '1 as 3'],
    ['the question of a registration', outline(<RegistrationConfirmPage state="asks" />), '1'],
    ['a registration that is confirmed', outline(<RegistrationConfirmPage state="followed" />, SIGNED_IN), '1 as 3'],
    ['a registration by a wrong link', outline(<RegistrationConfirmPage state="wrong" />), '1 as 3'],
    ['a subscription', outline(<NewsletterConfirmPage state="confirmed" />), '1 as 3'],
    ['the wish list', outline(<WishlistPage loaded={null} />), '1'],
    ['a search', outline(<SearchPage term="" listing={null} />), '1, 2 as 3'],
    [
      'a search that finds nothing',
      outline(
        <SearchPage term="x" listing={{ elements: [], total: 0, limit: 24, page: 1, aggregations: {} } as unknown as ProductListing} />,
      ),
      '1, 2 as 3',
    ],
    ['the order of a guest who is to prove that it is theirs', outline(<GuestOrderPage order={null} answer={undefined} />), '1'],
    ['the order of nobody', outline(<OrderDetailsPage order={null} path="/" />), '1 as 3'],
    [
      'an order that is to be paid',
      outline(<OrderDetailsPage order={order('failed')} methods={METHODS} path="/" />, SIGNED_IN),
      '1, 2 as 4, 2 as 4, 2 as 4, 2 as 4, 3 as 5, 3 as 5, 3 as 5, 3 as 5',
    ],
    ['an order that was placed', outline(<OrderSuccessPage order={order('paid')} />), '1, 2 as 4, 2 as 4, 3 as 5, 3 as 5, 3 as 5, 3 as 5'],
    [
      'an order whose payment goes on elsewhere',
      outline(<OrderSuccessPage order={order('failed')} methods={METHODS} answer={{ target: 'https://pay.example/1' }} />),
      '1, 2 as 4, 2 as 4, 2 as 4, 3 as 5, 3 as 5, 3 as 5, 3 as 5',
    ],
  ])('%s begins with the first and skips none that is seen', (_page, found, expected) => {
    expect(found).toBe(expected);
  });
});
