import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { createProjectGraphAsync, type ProjectGraph } from '@nx/devkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { type NamedInputs, touchesOf, waysTo } from '@vitrine/scripts/affected';

const ROOT = join(import.meta.dirname, '../../..');

/** Reads every file, and is touched by each. */
const READS_ALL = '@vitrine/workspace-tests';
/** What no other project reads, and who does. A file that is on no such list and touches no other project is a hole. */
const READ_BY_NO_OTHER: Readonly<Record<string, string>> = {
  'tools/workspace-tests/**/*': 'itself',
  '{docs,docs/**}/*.{md,webp}': 'people, and the tests of the workspace',
  '*.md': 'people, and the tests of the workspace',
  '.ci/run': 'the tests of the workspace, which compare it with the README',
  'knip.config.ts': 'the step of what nobody uses, which always looks at everything',
  '.gitignore': 'git alone',
  '.git-blame-ignore-revs': 'git alone',
};

let graph: ProjectGraph;
let tracked: string[];
const { namedInputs } = JSON.parse(readFileSync(join(ROOT, 'nx.json'), 'utf8')) as { namedInputs: NamedInputs };
const touchedBy = (file: string): string[] => touchesOf(graph, namedInputs, file).map(({ project }) => project);

beforeAll(async () => {
  process.env.NX_DAEMON = 'false';
  graph = await createProjectGraphAsync({ exitOnError: false });
  tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
}, 120_000);

describe('a change of a file', () => {
  it('touches the tests of the workspace, and a project besides, unless the list says who reads it', () => {
    expect(tracked.filter((file) => !touchedBy(file).includes(READS_ALL))).toEqual([]);
    const unread = tracked.filter((file) => touchedBy(file).length === 1);
    const patterns = Object.keys(READ_BY_NO_OTHER);
    expect(unread.filter((file) => !patterns.some((pattern) => matchesGlob(file, pattern)))).toEqual([]);
    // A line that no file needs any more would hide the next hole.
    expect(patterns.filter((pattern) => !unread.some((file) => matchesGlob(file, pattern)))).toEqual([]);
  });

  it.each([
    ['.env.example', ['sales-room-server', 'start']],
    ['docs/spec-checklist.md', ['workspace-tests']],
    ['docs/architecture.md', ['workspace-tests']],
    ['docs/operations/releasing.md', ['release', 'workspace-tests']],
    ['docs/endings.md', ['scripts', 'workspace-tests']],
    ['README.md', ['workspace-tests']],
    ['.ci/run', ['workspace-tests']],
    ['.prettierrc.json', ['scripts']],
    ['package.json', ['ui', 'scripts', 'storefront']],
    ['LICENSE', ['contract-tests', 'release']],
    ['.npmrc', ['contract-tests']],
    ['tools/demo-store/src/main.ts', ['demo-store', 'sales-room-server']],
    ['libs/ui/README.md', ['contract-tests', 'ui']],
    ['.github/workflows/release.yml', ['release']],
    ['.changeset/config.json', ['release']],
    ['apps/storefront/README.md', ['bench', 'storefront', 'workspace-tests']],
  ])('%s touches whose tests read it', (file, projects) => {
    expect(tracked).toContain(file);
    expect(
      touchedBy(file)
        .map((name) => name.replace('@vitrine/', ''))
        .sort(),
    ).toEqual(expect.arrayContaining(projects));
  });

  it.each(['tools/workspace-config/src/tsdown.ts', 'tools/workspace-config/src/vite.ts', 'tools/workspace-config/src/playwright.ts'])(
    '%s touches every project',
    (file) => expect(touchedBy(file)).toEqual(expect.arrayContaining(Object.keys(graph.nodes))),
  );

  it.each(['libs/routing/src/index.ts', '.env.example', 'tools/media-worker/src/index.ts', 'docs/glossary.md', 'package.json', '.ci/run'])(
    '%s affects the projects that Nx says',
    (file) => {
      const said = execFileSync('npx', ['nx', 'show', 'projects', '--affected', '--json', `--files=${file}`], {
        cwd: ROOT,
        encoding: 'utf8',
        env: { ...process.env, NX_DAEMON: 'false' },
      });
      expect([...waysTo(graph, touchedBy(file)).keys()].sort()).toEqual((JSON.parse(said) as string[]).sort());
    },
    60_000,
  );

  it('is followed over the shortest way to each project that stands on it', () => {
    const ways = waysTo(graph, ['@vitrine/store-api-client']);
    expect(ways.get('@vitrine/store-api-client')).toEqual(['@vitrine/store-api-client']);
    expect(ways.get('@vitrine/commerce')).toEqual(['@vitrine/commerce', '@vitrine/store-api-client']);
    expect(ways.get('@vitrine/ui')).toBeUndefined();
  });
});
