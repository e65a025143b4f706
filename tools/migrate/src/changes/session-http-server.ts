import type { Migration } from './change.ts';

export const sessionHttpServer: Migration = {
  package: '@vitrine/session',
  since: '0.1.0',
  changes: [
    {
      kind: 'moved-exports',
      entry: './server',
      to: '@vitrine/http-server',
      names: [
        'BodyTooLargeError',
        'RemoteAddress',
        'UnfinishedRequests',
        'areTrustedProxies',
        'createRemoteAddress',
        'createTrust',
        'createUnfinishedRequests',
        'hasBody',
        'isOwnMachine',
        'limitKeyOf',
        'parseTrustedProxies',
        'readBoundedText',
      ],
    },
    {
      kind: 'removed-exports',
      entry: './server',
      names: ['isSameOrigin'],
      advice: 'relayStoreApi of @vitrine/session/server checks the origin of a request itself.',
    },
  ],
};
