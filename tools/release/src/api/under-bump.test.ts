import { describe, expect, test } from 'vitest';
import { publishablePackages } from '../packages/publishable-packages.ts';
import { systemCommands } from '../release/commands.ts';
import { planVersions, waitingBumps } from '../release/plan.ts';
import { ready } from '../release/scripted-commands.ts';
import { surfaceChanges } from './surface-changes.ts';
import { brokenLines, checkBump } from './under-bump.ts';

const report = (...lines: string[]) => `# What \`x\` exports\n\n## \`x\`\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`;
const before = report('function a(): string;', 'function b(): string;');
const change = (after: string, released: string, next: string) => ({ name: 'x', released, before, next, after });
const REMOVED = report('function a(): string;');
const CHANGED = report('function a(): number;', 'function b(): string;');
const ADDED = report('function a(): string;', 'function b(): string;', 'function c(): string;');

describe('a version says whether code that was written for the last one may break', () => {
  test.each([
    ['a removal under a patch', REMOVED, '0.1.0', '0.1.1', 'minor'],
    ['a changed declaration under a patch', CHANGED, '0.1.0', '0.1.1', 'minor'],
    ['a removal without a changeset', REMOVED, '0.1.0', '0.1.0', 'minor'],
    ['a removal under a minor, from 1.0 on', REMOVED, '1.0.0', '1.1.0', 'major'],
  ])('%s is refused', (_case, after, released, next, wanted) => {
    expect(checkBump(change(after, released, next))).toEqual([
      expect.stringMatching(new RegExp(`^x: ${released} → ${next} takes away or changes 1 lines .*Add a ${wanted} changeset`)),
    ]);
  });

  test.each([
    ['a removal under a minor, below 1.0', REMOVED, '0.1.0', '0.2.0'],
    ['a removal under a major', REMOVED, '1.0.0', '2.0.0'],
    ['an addition under a patch', ADDED, '0.1.0', '0.1.1'],
    ['the same in another order', report('function b(): string;', 'function a(): string;'), '0.1.0', '0.1.1'],
  ])('%s is not', (_case, after, released, next) => {
    expect(checkBump(change(after, released, next))).toEqual([]);
  });

  test('what stands twice and then once is taken away once', () => {
    expect(brokenLines(report('}', '}'), report('}'))).toEqual(['}']);
  });
});

test('a package is compared with the report of its last release, not of its first', async () => {
  const commands = ready({
    'git tag': '@vitrine/ui@0.9.0\n@vitrine/ui@0.10.0\n@vitrine/ui-kit@1.0.0',
    'git show @vitrine/ui@0.10.0:libs/ui/api-report.md': report('function gone(): void;'),
  });
  const planned = planVersions(publishablePackages(), new Map());
  const changes = await surfaceChanges(commands, planned);
  expect(changes.map(({ name, released }) => `${name} ${released}`)).toEqual(['@vitrine/ui 0.10.0']);
  expect(changes.flatMap(checkBump).join()).toContain('function gone(): void;');
});

test('no package of this workspace breaks its API without a changeset that says so', async () => {
  const planned = planVersions(publishablePackages(), waitingBumps());
  expect((await surfaceChanges(systemCommands, planned)).flatMap(checkBump)).toEqual([]);
});
