import { expect, it } from 'vitest';
import { countTasks } from './steps.ts';

it('tasks whose results were kept count as looked at, and not as run', () => {
  const output = [
    '> nx run @vitrine/i18n:build',
    '',
    'built in 3 s',
    '> nx run @vitrine/ui:build  [local cache]',
    '> nx run @vitrine/ui:test  [existing outputs match the cache, left as is]',
    'Nx read the output from the cache instead of running the command for 2 out of 3 tasks.',
  ].join('\n');
  expect(countTasks(output)).toEqual({ tasks: 3, ran: 1 });
});
