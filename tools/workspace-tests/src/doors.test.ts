import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Names of values that a library's index exports, without those that are marked as public on purpose. */
function valuesOf(index: string): string[] {
  const source = ts.createSourceFile(index, read(index), ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly || !statement.exportClause || !ts.isNamedExports(statement.exportClause))
      return [];
    return statement.exportClause.elements
      .filter((element) => !element.isTypeOnly && !element.getFullText().includes('@public'))
      .map(({ name }) => name.text);
  });
}

/** What a text takes from each package: imports, re-exports, and what is taken out of an `import()`. */
const TAKEN =
  /\{([^{}]*)\}\s*(?:from\s*|=\s*await import\(\s*)'(@vitrine\/[\w/-]+)'|import\('(@vitrine\/[\w/-]+)'\)\)?\.(?:then\(\(\{([^{}]*)\}|(\w+))/g;

function namesTaken(): Map<string, Map<string, Set<string>>> {
  const taken = new Map<string, Map<string, Set<string>>>();
  const files = globSync(['{apps,libs,tools}/**/*.{ts,tsx,mjs,md}', '*.md', 'docs/**/*.md'], {
    cwd: ROOT,
    exclude: (path) => /node_modules|(?:^|\/)(?:dist|build|test-results)(?:\/|$)|api-report\.md$|CHANGELOG/.test(path),
  });
  for (const file of files) {
    for (const [, named, from, dynamically, unpacked, property] of read(file).matchAll(TAKEN)) {
      for (const part of (named ?? unpacked ?? property ?? '').split(',')) {
        const name =
          part
            .trim()
            .replace(/^type\s+/, '')
            .split(/\s+as\s+|\s*:/, 1)[0] ?? '';
        const entry = from ?? dynamically ?? '';
        const names = taken.get(entry) ?? new Map<string, Set<string>>();
        taken.set(entry, names.set(name, (names.get(name) ?? new Set()).add(file)));
      }
    }
  }
  return taken;
}

/** Made for importers of any kind: whole APIs, of which the workspace takes a part. */
const OPEN = ['i18n', 'sales-room-protocol', 'sales-room-server', 'store-api-client', 'ui'];
const LIBRARIES = readdirSync(join(ROOT, 'libs')).filter((library) => !OPEN.includes(library));

it.each(LIBRARIES)('every value that %s exports is used outside of it, or marked as public on purpose', (library) => {
  const taken = namesTaken();
  const { exports } = JSON.parse(read(`libs/${library}/package.json`)) as { exports: Record<string, string | Record<string, string>> };
  const unused = Object.entries(exports).flatMap(([subpath, target]) => {
    const source = typeof target === 'string' ? target : (target['@vitrine/source'] ?? '');
    if (!source.endsWith('index.ts')) return [];
    const users = taken.get(join('@vitrine', library, subpath)) ?? new Map<string, Set<string>>();
    const isUsed = (name: string) => [...(users.get(name) ?? [])].some((file) => !file.startsWith(`libs/${library}/src/`));
    return valuesOf(join('libs', library, source))
      .filter((name) => !isUsed(name))
      .map((name) => `${subpath} ${name}`);
  });
  expect(unused).toEqual([]);
});
