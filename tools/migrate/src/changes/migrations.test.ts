import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Change } from './change.ts';
import { MIGRATIONS } from './migrations.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

/** What each entry of each published package exports today, from the reports that are reviewed: a name with its declaration. */
const ENTRIES = new Map(
  globSync('{libs,tools}/*/api-report.md', { cwd: ROOT }).flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split(/^## `/m)
      .slice(1)
      .map((section): [string, Map<string, string>] => {
        const [name = '', ...lines] = section.split('\n');
        const exported = lines.join('\n').split(/^### /m, 1)[0] ?? '';
        const declarations = exported.matchAll(
          /^(?:interface|type|const|(?:abstract )?class|function) (\w+)[^]*?(?=^(?:interface|type|const|abstract|class|function|\/\/) |^```)/gm,
        );
        return [name.replace(/`.*/, ''), new Map([...declarations].map(([text, declared = '']) => [declared, text]))];
      }),
  ),
);

const entry = (owner: string, path: string): Map<string, string> => {
  const found = ENTRIES.get(posix.join(owner, path));
  if (found === undefined) throw new Error(`No report has ${posix.join(owner, path)}`);
  return found;
};

const changes = MIGRATIONS.flatMap(({ package: owner, changes: all }) => all.map((change) => ({ owner, change })));
const ofKind = <Kind extends Change['kind']>(kind: Kind) =>
  changes.flatMap(({ owner, change }) => (change.kind === kind ? [{ owner, change: change as Extract<Change, { kind: Kind }> }] : []));

describe('what migrations say is what the packages export today', () => {
  const renames = ofKind('renamed-exports').flatMap(({ owner, change }) =>
    Object.entries(change.names).map(([from, to]) => ({ owner, path: change.entry, from, to })),
  );
  test.each(renames)('$owner $path has $to and no $from', ({ owner, path, from, to }) => {
    expect([...entry(owner, path).keys()]).toContain(to);
    expect([...entry(owner, path).keys()]).not.toContain(from);
  });

  const moves = ofKind('moved-exports').flatMap(({ owner, change }) =>
    change.names.map((name) => ({ owner, path: change.entry, to: change.to, name })),
  );
  test.each(moves)('$to has $name, and $owner $path has not', ({ owner, path, to, name }) => {
    expect([...entry(to, '.').keys()]).toContain(name);
    expect([...entry(owner, path).keys()]).not.toContain(name);
  });

  const removals = ofKind('removed-exports').flatMap(({ owner, change }) =>
    change.names.map((name) => ({ owner, path: change.entry, name })),
  );
  test.each(removals)('$owner $path has no $name', ({ owner, path, name }) => {
    expect([...entry(owner, path).keys()]).not.toContain(name);
  });

  const exported = new Set([...ENTRIES].flatMap(([name, names]) => [name, ...names.keys()]));
  test.each(ofKind('removed-exports'))('the advice of $owner $change.entry names what is exported: $change.names', ({ change }) => {
    const named = change.advice.match(/@vitrine\/[\w/-]+\w|\b[a-z]+(?:[A-Z]\w+)+/g) ?? [];
    expect(named.filter((name) => !exported.has(name) && name !== 'totalPages')).toEqual([]);
  });

  const members = ofKind('renamed-members').flatMap(({ owner, change }) =>
    Object.entries(change.names).map(([from, to]) => ({ owner, change, type: change.type, from, to })),
  );
  test.each(members)('$type of $owner has $to and no $from', ({ owner, change, from, to }) => {
    const names = entry(owner, change.entry);
    const declaration = names.get(change.type) ?? '';
    for (const name of to.split('?.')) expect(declaration).toMatch(new RegExp(`^\\s+(?:readonly )?${name}\\??[:(]`, 'm'));
    expect(declaration).not.toMatch(new RegExp(`^ {4}(?:readonly )?${from}\\??[:(]`, 'm'));
    for (const called of [...change.takenBy, ...change.givenBy]) expect(names.get(called)).toContain(change.type);
  });

  test.each(ofKind('renamed-endings'))('every name of $owner $change.entry ends in $change.to', ({ owner, change }) => {
    const folder = join(ROOT, 'libs', owner.replace('@vitrine/', ''));
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { exports: Record<string, Record<string, string>> };
    const files = globSync(manifest.exports[change.entry]?.['@vitrine/source'] ?? '', { cwd: folder });
    expect(files.length).toBeGreaterThan(0);
    const names = files.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name),
    );
    expect(names.filter((name) => !name.endsWith(change.to) || name.endsWith(change.from))).toEqual([]);
  });

  const values = ofKind('renamed-values').flatMap(({ owner, change }) =>
    Object.entries(change.names).map(([from, to]) => ({ owner, path: change.entry, from, to })),
  );
  test.each(values)('$owner $path speaks of $to and never of $from', ({ owner, path, from, to }) => {
    const declarations = [...entry(owner, path).values()].join('\n');
    expect(declarations).toContain(`'${to}'`);
    expect(declarations).not.toContain(`'${from}'`);
  });
});
