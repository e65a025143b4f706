import type { MutantStatus } from '@stryker-mutator/api/core';

/**
 * How a change ended: a test noticed it, none did, no test reaches its place, or nobody was asked, as it acts only while
 * its module loads and would ask every test of the library.
 */
export type Outcome = 'killed' | 'survived' | 'untested' | 'static';

const OUTCOMES: Readonly<Partial<Record<MutantStatus, Outcome>>> = {
  Killed: 'killed',
  Timeout: 'killed',
  Survived: 'survived',
  NoCoverage: 'untested',
  Ignored: 'static',
};

/** @returns Nothing of a change that was no change, since it does not compile. */
export const outcomeOf = (status: MutantStatus): Outcome | undefined => OUTCOMES[status];
