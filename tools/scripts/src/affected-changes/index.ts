export { BREAKING_CHANGES } from './breaking-changes.ts';
export type { Change } from './change.ts';
export { HARMLESS_CHANGES } from './harmless-changes.ts';
export { problemsOf } from './problems.ts';
