import type { Migration } from './change.ts';

export const storeApiClientSettings: Migration = {
  package: '@vitrine/store-api-client',
  since: '0.1.0',
  changes: [
    {
      kind: 'renamed-members',
      entry: '.',
      type: 'ShopSettings',
      takenBy: [],
      givenBy: ['getShopSettings'],
      names: {
        passwordMinLength: 'loginRegistration?.passwordMinLength',
        productsPerPage: 'listing?.productsPerPage',
        requireDataProtectionCheckbox: 'loginRegistration?.requireDataProtectionCheckbox',
        showTosCheckbox: 'cart?.showTosCheckbox',
        wishlistEnabled: 'cart?.wishlistEnabled',
      },
    },
  ],
};
