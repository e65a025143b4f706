import { describe, expect, it } from 'vitest';
import { missesOf } from './misses.ts';
import type { Recording } from './record-task.ts';

const TRACKED = ['package.json', 'docs/a.md', 'libs/one/package.json', 'libs/one/src/a.ts', 'libs/two/package.json', 'libs/two/src/b.ts'];
const recording = (seen: Partial<Recording>): Recording => ({
  task: 'one:test',
  code: 0,
  seconds: 1,
  files: [],
  folders: [],
  asksGit: false,
  ...seen,
});
const missed = (seen: Partial<Recording>, ...inputs: readonly string[]): string[] =>
  missesOf(recording(seen), { inputs: new Set(inputs), tracked: TRACKED, ownFolder: 'libs/one' }).map(({ path }) => path);

describe('a miss', () => {
  it('is a file that a task opens and Nx does not hash for it', () => {
    expect(missed({ files: ['libs/one/src/a.ts', 'docs/a.md'] }, 'libs/one/src/a.ts', 'package.json')).toEqual(['docs/a.md']);
  });

  it('is a folder that a task lists and of whose files none is hashed', () => {
    expect(missed({ folders: ['docs', 'libs/two/src'] }, 'libs/two/src/b.ts')).toEqual(['docs/']);
  });

  it('is no folder of the own project: what of it is not hashed is left out by name', () => {
    expect(missed({ folders: ['libs/one', 'libs/one/src'] }, 'libs/one/package.json')).toEqual([]);
  });

  it('is a folder of folders of which one holds nothing that is hashed', () => {
    expect(missed({ folders: ['libs'] }, 'libs/one/src/a.ts')).toEqual(['libs/']);
    expect(missed({ folders: ['libs'] }, 'libs/one/src/a.ts', 'libs/two/package.json')).toEqual([]);
  });

  it('is git, where it is asked for all names and not all files are hashed', () => {
    expect(missed({ asksGit: true }, ...TRACKED.slice(1))).toEqual(['git']);
    expect(missed({ asksGit: true }, ...TRACKED)).toEqual([]);
  });
});
