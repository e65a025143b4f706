import type { Migration } from './change.ts';

export const appShellHttpServer: Migration = {
  package: '@vitrine/app-shell',
  since: '0.1.0',
  changes: [
    {
      kind: 'moved-exports',
      entry: './app-server',
      to: '@vitrine/http-server',
      names: ['UnfinishedRequests', 'createUnfinishedRequests', 'hasBody'],
    },
    {
      kind: 'removed-exports',
      entry: '.',
      names: ['withPageMessages'],
      advice: 'withPageContext gives the texts, and the brand with them.',
    },
  ],
};
