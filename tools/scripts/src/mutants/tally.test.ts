import { expect, it } from 'vitest';
import { createTally } from './tally.ts';

it('a run ends with what nobody noticed, and the share of each library before that of all', () => {
  const tally = createTally();
  tally.add('libs/b/src/x.ts', 'survived', 'libs/b/src/x.ts:3  + became -');
  tally.add('libs/b/src/x.ts', 'killed', 'libs/b/src/x.ts:4  + became -');
  tally.add('libs/a/src/y.ts', 'killed', 'libs/a/src/y.ts:5  + became -');
  tally.add('libs/a/src/z.ts', 'untested', 'libs/a/src/z.ts:6  + became -');
  tally.add('libs/a/src/y.ts', 'killed', 'libs/a/src/y.ts:7  + became -');
  expect(tally.lines()).toEqual([
    'SURVIVED  libs/b/src/x.ts:3  + became -',
    'UNTESTED  libs/a/src/z.ts:6  + became -',
    'libs/a: 2 of 3 noticed (66.7 %), 0 not, 1 that no test reaches',
    'libs/b: 1 of 2 noticed (50.0 %), 1 not, 0 that no test reaches',
    'all: 3 of 5 noticed (60.0 %), 1 not, 1 that no test reaches',
  ]);
});
