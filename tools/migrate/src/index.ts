export { /** @public */ examine, type ExamineOptions, type Impact, type MigratedPackage } from './examine.ts';
export { /** @public */ MigrateError, type MigrateErrorCode } from './migrate-error.ts';
export type { Finding } from './report/finding.ts';
export { /** @public */ writeChanges } from './write-changes.ts';
