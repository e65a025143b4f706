import { describe, expect, it } from 'vitest';
import { appended, type Change } from './change.ts';
import { problemsOf } from './problems.ts';

const CHANGE: Change = {
  name: 'a source',
  edit: appended('libs/one/a.ts', ''),
  selects: ['one'],
  spares: ['two'],
  breaks: { task: 'one:test' },
};
const outcome = { selected: new Set(['@vitrine/one']), readers: ['@vitrine/one:test'], isBroken: true };

describe('a change', () => {
  it('is well where its readers are selected, others are spared, and what it breaks fails', () => {
    expect(problemsOf(CHANGE, outcome)).toEqual([]);
  });

  it('is a problem where a reader is not selected', () => {
    expect(problemsOf(CHANGE, { ...outcome, readers: ['@vitrine/three:lint'] })).toEqual([
      '@vitrine/three:lint reads it and is not selected',
    ]);
  });

  it('is a problem where a project is selected that it leaves alone', () => {
    expect(problemsOf(CHANGE, { ...outcome, selected: new Set(['@vitrine/one', '@vitrine/two']) })).toEqual([
      'two is selected, and need not be',
    ]);
  });

  it('is a problem where what it breaks passes, or fails without being selected', () => {
    expect(problemsOf(CHANGE, { ...outcome, isBroken: false })).toEqual(['one:test passes all the same']);
    expect(problemsOf(CHANGE, { ...outcome, selected: new Set(), readers: [] })).toEqual([
      'one is not selected',
      'one:test fails and is not selected',
    ]);
  });
});
