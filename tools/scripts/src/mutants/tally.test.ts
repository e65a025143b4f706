import { expect, it } from 'vitest';
import { createTally } from './tally.ts';

it('a run ends with the share of each library before that of all, and what nobody noticed', () => {
  const tally = createTally();
  tally.add('libs/b/src/x.ts', 'survived', 'libs/b/src/x.ts:3  + became -');
  tally.add('libs/b/src/x.ts', 'killed', 'libs/b/src/x.ts:4  + became -');
  tally.add('libs/a/src/y.ts', 'killed', 'libs/a/src/y.ts:5  + became -');
  tally.add('libs/a/src/z.ts', 'untested', 'libs/a/src/z.ts:6  + became -');
  tally.add('libs/a/src/y.ts', 'killed', 'libs/a/src/y.ts:7  + became -');
  expect(tally.unnoticed()).toEqual(['SURVIVED  libs/b/src/x.ts:3  + became -', 'UNTESTED  libs/a/src/z.ts:6  + became -']);
  expect(tally.shares()).toEqual([
    'libs/a: 2 of 3 noticed (66.7 %), 0 not, 1 that no test reaches',
    'libs/b: 1 of 2 noticed (50.0 %), 1 not, 0 that no test reaches',
    'all: 3 of 5 noticed (60.0 %), 1 not, 1 that no test reaches',
  ]);
});

it('a change that was not asked about is in no share, and is counted', () => {
  const tally = createTally();
  tally.add('libs/a/src/y.ts', 'static', 'libs/a/src/y.ts:1  + became -');
  expect(tally.shares()[0]).toBe(
    'libs/a: 0 of 0 noticed (– %), 0 not, 0 that no test reaches; 1 that act as a module loads were not asked about',
  );
  expect(tally.unnoticed()).toEqual([]);
});
