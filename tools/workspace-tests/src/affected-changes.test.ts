import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createProjectGraphAsync, type ProjectGraph } from '@nx/devkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NamedInputs, touchesOf, waysTo } from '@vitrine/scripts/affected';
import { BREAKING_CHANGES, HARMLESS_CHANGES, problemsOf } from '@vitrine/scripts/affected-changes';

const ROOT = join(import.meta.dirname, '../../..');
const CHANGES = [...BREAKING_CHANGES, ...HARMLESS_CHANGES];
const { namedInputs } = JSON.parse(readFileSync(join(ROOT, 'nx.json'), 'utf8')) as { namedInputs: NamedInputs };
const scratch = mkdtempSync(join(tmpdir(), 'changes-'));
let graph: ProjectGraph;

beforeAll(async () => {
  process.env.NX_DAEMON = 'false';
  graph = await createProjectGraphAsync({ exitOnError: false });
}, 120_000);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

// What is really read, and really breaks, is the long tier's: `npm run affected:changes`.
describe('a change that people make', () => {
  it('stands in a table of more than sixty, of which more than twenty break a task', () => {
    expect(new Set(CHANGES.map(({ name }) => name)).size).toBe(CHANGES.length);
    expect(CHANGES.length).toBeGreaterThan(60);
    expect(BREAKING_CHANGES.filter(({ breaks }) => breaks !== undefined).length).toBeGreaterThan(20);
  });

  it.each(CHANGES)('selects who rests on it and spares others: $name', (change) => {
    const touched = change.edit.files.flatMap((file) => touchesOf(graph, namedInputs, file).map(({ project }) => project));
    const selected = new Set(waysTo(graph, touched).keys());
    expect(problemsOf(change, { selected, readers: [], isBroken: true })).toEqual([]);
  });

  it.each(CHANGES)('can be made of the files as they are: $name', ({ edit }) => {
    for (const file of edit.files.filter((file) => existsSync(join(ROOT, file)))) {
      cpSync(join(ROOT, file), join(scratch, file), { recursive: true });
    }
    edit.apply(scratch);
    for (const file of edit.files) rmSync(join(scratch, dirname(file)), { recursive: true, force: true });
  });

  it.each(BREAKING_CHANGES)('names a task and a test that there are: $name', ({ breaks }) => {
    const [project = '', target = ''] = breaks?.task.split(':') ?? [];
    const { data } = graph.nodes[`@vitrine/${project}`] ?? {};
    expect(data?.targets?.[target]).toBeDefined();
    if (breaks?.test !== undefined) expect(existsSync(join(ROOT, data?.root ?? '', breaks.test))).toBe(true);
  });
});
