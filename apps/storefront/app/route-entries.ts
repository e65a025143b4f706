import type { RouteEntry } from '@vitrine/routing/react-router';

/** Every page of the shop. Ids are route names; what nothing else answers is a page of content. */
export const routeEntries: RouteEntry[] = [
  { id: 'menu', path: '__storefront/menu', file: 'routes/menu.ts' },
  {
    id: 'default-layout',
    file: 'routes/default-layout.tsx',
    children: [
      { id: 'checkout-cart', path: 'checkout/cart', file: 'routes/checkout/cart.tsx' },
      { id: 'checkout', path: 'checkout', file: 'routes/checkout/checkout.tsx' },
      { id: 'checkout-success-id', path: 'checkout/success/:id', file: 'routes/checkout/success.tsx' },
      { id: 'checkout-success-id-paid', path: 'checkout/success/:id/paid', file: 'routes/checkout/paid.tsx' },
      { id: 'checkout-success-id-unpaid', path: 'checkout/success/:id/unpaid', file: 'routes/checkout/unpaid.tsx' },
      { id: 'login', path: 'login', file: 'routes/login.tsx' },
      { id: 'register', path: 'register', file: 'routes/register.tsx' },
      { id: 'search', path: 'search', file: 'routes/search.tsx' },
      { id: 'wishlist', path: 'wishlist', file: 'routes/wishlist.tsx' },
      { id: 'account', path: 'account', file: 'routes/account.tsx' },
      { id: 'account-recover', path: 'account/recover', file: 'routes/account/recover.tsx' },
      { id: 'account-recover-password', path: 'account/recover/password', file: 'routes/account/recover-password.tsx' },
      { id: 'account-order-details-id', path: 'account/order/details/:id', file: 'routes/account/order-details.tsx' },
      { id: 'account-order-deepLinkCode', path: 'account/order/:deepLinkCode', file: 'routes/account/guest-order.tsx' },
      { id: 'registration-confirm', path: 'registration/confirm', file: 'routes/registration-confirm.tsx' },
      { id: 'newsletter-subscribe', path: 'newsletter-subscribe', file: 'routes/newsletter-subscribe.tsx' },
      { id: 'error', path: 'error', file: 'routes/error.tsx' },
      { id: 'index', index: true, file: 'routes/page.tsx' },
      { id: 'all', path: '*', file: 'routes/page.tsx' },
    ],
  },
];
