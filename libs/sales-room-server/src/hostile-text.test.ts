import { describe, it } from 'vitest';
import { expectLinear, type Hostile } from '@vitrine/e2e-kit/linear-time';
import { calendarFile } from './http/calendar-file.ts';
import { parsePresentationFile } from './presentations/presentation-file.ts';

const EVENT = {
  id: 'a',
  summary: 'x',
  url: 'https://shop.example/presentation/x',
  start: '2026-05-04T16:00:00Z',
  end: '2026-05-04T17:00:00Z',
  updatedAt: '2026-05-04T15:00:00Z',
};

describe('files take time that grows with their length alone', () => {
  it.each<[string, (text: string) => unknown]>([
    ['a calendar', (text) => calendarFile({ ...EVENT, summary: text })],
    ['a text that is no file of presentations', (text) => parsePresentationFile(text, 'x.json')],
    [
      'a name in a file of presentations',
      (text) =>
        parsePresentationFile(JSON.stringify({ presentations: [{ path: text, name: text, [text]: text, slides: [] }] }, null, 2), 'x.json'),
    ],
  ])('%s', (_what, run) => expectLinear(run, { random: 20 }));

  const LONG: readonly Hostile[] = [{ start: '', piece: 'a', end: '' }];
  it.each<[string, (text: string) => string]>([
    ['lists in lists', ({ length }) => `${'['.repeat(length)}${']'.repeat(length)}`],
    ['things in things', ({ length }) => `${'{"a":'.repeat(length)}1${'}'.repeat(length)}`],
    ['things with long names', (text) => `{"presentations":[{"${text}":[${'{"b":1},'.repeat(text.length)}1]}]}`],
    ['empty presentations', ({ length }) => `{"presentations":[${'{},'.repeat(length)}1]}`],
  ])('a file of presentations with %s', (_what, file) =>
    expectLinear((text) => parsePresentationFile(file(text), 'x.json'), { known: LONG, random: 0 }),
  );
});
