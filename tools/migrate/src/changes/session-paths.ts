import type { Migration } from './change.ts';

export const sessionPaths: Migration = {
  package: '@vitrine/session',
  since: '0.1.0',
  changes: [
    { kind: 'renamed-members', entry: '.', type: 'PathRow', takenBy: ['pathRowPattern'], givenBy: [], names: { localised: 'localized' } },
  ],
};
