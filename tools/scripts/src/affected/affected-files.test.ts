import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProjectGraphAsync, type ProjectGraph } from '@nx/devkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { type NamedInputs, touchesOf, waysTo } from './touches.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** What no project reads, and who does. A file that is on no such list and touches no project is a hole. */
const READ_BY_NO_PROJECT: Readonly<Record<string, string>> = {
  '.git-blame-ignore-revs': 'git alone',
  '.npmrc': 'npm alone',
  '.prettierignore': 'the formatting step, which always looks at everything',
  '.prettierrc.json': 'the formatting step, which always looks at everything',
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
  it('touches a project, whichever tracked file it is, or the file is on the list of what no project reads', () => {
    const unread = tracked.filter((file) => touchedBy(file).length === 0);
    expect(unread).toEqual(Object.keys(READ_BY_NO_PROJECT));
  });

  it.each([
    ['.env.example', ['sales-room-server', 'scripts', 'start']],
    ['docs/spec-checklist.md', ['scripts']],
    ['docs/architecture.md', ['scripts']],
    ['docs/operations/releasing.md', ['release', 'scripts']],
    ['README.md', ['scripts']],
    ['LICENSE', ['contract-tests', 'release']],
    ['.github/workflows/release.yml', ['release']],
    ['.changeset/config.json', ['release']],
    ['apps/storefront/README.md', ['bench', 'scripts', 'storefront']],
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

  it.each(['libs/routing/src/index.ts', '.env.example', 'tools/media-worker/src/index.ts', 'docs/glossary.md'])(
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
