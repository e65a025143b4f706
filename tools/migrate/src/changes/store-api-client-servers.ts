import type { Migration } from './change.ts';

export const storeApiClientServers: Migration = {
  package: '@vitrine/store-api-client',
  since: '0.1.0',
  changes: [
    {
      kind: 'moved-exports',
      entry: './testing',
      to: '@vitrine/store-api-client/testing/node',
      names: [
        'FaultServer',
        'FaultServers',
        'ReceivedRequest',
        'RequestHandler',
        'ServedAnswer',
        'StoreServer',
        'createFaultServers',
        'startFaultServer',
        'startStoreServer',
      ],
    },
  ],
};
