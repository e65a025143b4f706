import type { Migration } from './change.ts';

export const uiDurations: Migration = {
  package: '@vitrine/ui',
  since: '0.1.0',
  changes: [{ kind: 'renamed-exports', entry: '.', names: { TOOLTIP_HIDE_DELAY: 'TOOLTIP_HIDE_DELAY_MS' } }],
};
