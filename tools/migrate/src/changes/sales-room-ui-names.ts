import type { Migration } from './change.ts';

export const salesRoomUiNames: Migration = {
  package: '@vitrine/sales-room-ui',
  since: '0.1.0',
  changes: [{ kind: 'renamed-exports', entry: '.', names: { loadKeptPage: 'loadWithStaleFallback' } }],
};
