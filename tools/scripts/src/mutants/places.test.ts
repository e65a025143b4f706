import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { announceDrawn, changed, drawnPlaces, inWords, keyOf, placeOfResult, placesOf, rangeOf } from './places.ts';

const SOURCE = `const GREETING = 'hello';
export function greet(name: string, isShort: boolean): string {
  if (isShort && name !== '') return name;
  return GREETING + name.trim();
}
`;

async function placesOfSource() {
  const root = mkdtempSync(join(tmpdir(), 'places-'));
  writeFileSync(join(root, 'greet.ts'), SOURCE);
  return placesOf(root, ['greet.ts']);
}

it('places are decisions and calls of a source, never its texts', async () => {
  const places = await placesOfSource();
  expect(places.map(({ kind }) => kind)).not.toContain('StringLiteral');
  expect(places.map((place) => inWords(SOURCE, place))).toEqual(
    expect.arrayContaining([
      "greet.ts:3  LogicalOperator: isShort && name !== '' → isShort || name !== ''",
      "greet.ts:3  EqualityOperator: name !== '' → name === ''",
      'greet.ts:4  MethodExpression: name.trim() → name',
    ]),
  );
});

it('a change replaces its own place and leaves the rest as it is', async () => {
  const place = (await placesOfSource()).find(({ kind }) => kind === 'LogicalOperator');
  expect(place && changed(SOURCE, place)).toBe(SOURCE.replace('&&', '||'));
});

it('a place is asked for by lines from 1 and columns from 0', async () => {
  const place = (await placesOfSource()).find(({ kind }) => kind === 'LogicalOperator');
  expect(place && rangeOf(place)).toBe('greet.ts:3:6-3:28');
});

it('no two changes of a source have one key', async () => {
  const places = await placesOfSource();
  expect(new Set(places.map(keyOf)).size).toBe(places.length);
});

it("a result's place is that of its change", async () => {
  const [place] = await placesOfSource();
  if (place === undefined) throw new Error('No place');
  const { start, end } = place.location;
  const after = ({ line, column }: typeof start) => ({ line: line + 1, column: column + 1 });
  const result = {
    id: '1',
    fileName: '/tree/greet.ts',
    location: { start: after(start), end: after(end) },
    mutatorName: place.kind,
    replacement: place.replacement,
    status: 'Survived' as const,
  };
  expect(placeOfResult('/tree', result)).toEqual(place);
});

it('what was drawn reaches other processes, however much it is', () => {
  const words = new Map(
    Array.from({ length: 5_000 }, (_, index) => [`libs/a/src/file.ts:${index}`, `file.ts:${index}  ${'x'.repeat(80)}`]),
  );
  announceDrawn({ root: '/tree', words });
  const told = execFileSync(process.execPath, ['-e', 'process.stdout.write(process.env.MUTANTS_DRAWN)'], { encoding: 'utf8' });
  expect(told.length).toBeLessThan(1_000);
  expect(drawnPlaces()).toEqual({ root: '/tree', words });
});
