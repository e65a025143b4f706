import { describe, expect, it } from 'vitest';
import { type TimedTask, workSharesOf, workTable } from './work-saved.ts';

const task = (project: string, target: string, seconds: number, ...inputs: readonly string[]): TimedTask => ({
  task: `${project}:${target}`,
  project,
  seconds,
  inputs: new Set(inputs),
});
const TASKS = [task('one', 'lint', 10, 'one.ts', 'one.md'), task('one', 'test', 30, 'one.ts'), task('two', 'test', 60, 'one.ts', 'two.ts')];
const affected = (file: string): ReadonlySet<string> => new Set(file === 'two.ts' ? ['two'] : ['one', 'two']);

describe('the work that a change makes', () => {
  it('is the time of the tasks whose hash it changes, and of all tasks of the projects that it affects', () => {
    expect(workSharesOf(['one.ts', 'one.md', 'two.ts', 'other'], TASKS, affected)).toEqual([
      { file: 'one.ts', hashed: 1, selected: 1 },
      { file: 'one.md', hashed: 0.1, selected: 1 },
      { file: 'two.ts', hashed: 0.6, selected: 0.6 },
      { file: 'other', hashed: 0, selected: 1 },
    ]);
  });

  it('counts each file in one class of its table', () => {
    const [, , kept = ''] = workTable(workSharesOf(['one.ts', 'one.md', 'two.ts', 'other'], TASKS, affected)).split('\n');
    expect(kept).toBe('| with kept results | 60 % | 100 % | 25 % | 0.0 % | 25 % | 0.0 % | 50 % |');
  });
});
