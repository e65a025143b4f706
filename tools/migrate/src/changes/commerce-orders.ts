import type { Migration } from './change.ts';

export const commerceOrders: Migration = {
  package: '@vitrine/commerce',
  since: '0.1.0',
  changes: [
    {
      kind: 'removed-exports',
      entry: './server',
      names: ['loadOrders'],
      advice: 'loadOrderHistory(scope, url) gives one page of them: { orders, page, totalPages }.',
    },
    {
      kind: 'removed-exports',
      entry: '.',
      names: ['withPageMessages'],
      advice: 'withPageContext of @vitrine/app-shell gives the texts, and the brand with them.',
    },
  ],
};
